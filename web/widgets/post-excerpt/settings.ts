import { type InferOutput, object } from 'valibot';
import { textSetting } from '../../elements/settings/text';

export const PostExcerptSettings = object({
	/** Shown where the content has no summary. */
	excerpt: textSetting(),
});
export type PostExcerptSettings = InferOutput<typeof PostExcerptSettings>;
