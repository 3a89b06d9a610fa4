import { type InferOutput, object } from 'valibot';
import { textSetting } from '../../elements/settings/text';

export const ReadMoreSettings = object({
	/** What the link says where the rest stands on another page. */
	link_text: textSetting('Continue reading'),
});
export type ReadMoreSettings = InferOutput<typeof ReadMoreSettings>;
