import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { numberSetting } from '../../elements/settings/number';

export const PostCommentsSettings = object({
	source_type: choiceSetting(['current_post', 'custom'], 'current_post'),
	/** Database id of the content with the comments; the widget reads it only with the source `custom`. */
	source_custom: numberSetting(0),
});
export type PostCommentsSettings = InferOutput<typeof PostCommentsSettings>;
