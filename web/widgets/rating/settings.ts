import { type InferOutput, object } from 'valibot';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { numberSetting } from '../../elements/settings/number';
import { sliderSetting } from '../../elements/settings/slider';

export const RatingSettings = object({
	/** The number of stars. */
	rating_scale: sliderSetting(5),
	rating_value: numberSetting(5),
	rating_icon: iconSetting(iconNamed('eicon-star')),
});
export type RatingSettings = InferOutput<typeof RatingSettings>;
