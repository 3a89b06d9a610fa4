import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { numberSetting } from '../../elements/settings/number';
import { textSetting } from '../../elements/settings/text';

export const StarRatingSettings = object({
	/** The number of stars, `5` or `10`. */
	rating_scale: numberSetting(5),
	rating: numberSetting(5),
	unmarked_star_style: choiceSetting(['solid', 'outline'], 'solid'),
	/** May hold inline HTML. */
	title: textSetting(),
});
export type StarRatingSettings = InferOutput<typeof StarRatingSettings>;
