import { type InferOutput, object } from 'valibot';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { numberSetting } from '../../elements/settings/number';
import { sliderSetting } from '../../elements/settings/slider';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Stars } from '../../ui/stars';

export const RatingSettings = object({
	/** The number of stars. */
	rating_scale: sliderSetting(5),
	rating_value: numberSetting(5),
	rating_icon: iconSetting(iconNamed('eicon-star')),
});
export type RatingSettings = InferOutput<typeof RatingSettings>;

/** A rating, shown with icons that the editor chose. */
export function Rating({ settings }: WidgetProps<RatingSettings>) {
	return (
		<div className="e-rating">
			<Stars
				className="e-rating-wrapper"
				value={settings.rating_value}
				scale={settings.rating_scale}
				icon={settings.rating_icon}
			/>
		</div>
	);
}
