import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';

export const ProductRatingSettings = object({
	alignment: choiceSetting(['', 'left', 'center', 'right', 'justify', 'start', 'end'], ''),
});
export type ProductRatingSettings = InferOutput<typeof ProductRatingSettings>;
