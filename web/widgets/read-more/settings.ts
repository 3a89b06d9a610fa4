import { type InferOutput, object } from 'valibot';
import { wordSetting } from '../../elements/settings/word';

export const ReadMoreSettings = object({
	/** The text of the link if the rest stands on another page. */
	link_text: wordSetting('post.continue'),
});
export type ReadMoreSettings = InferOutput<typeof ReadMoreSettings>;
