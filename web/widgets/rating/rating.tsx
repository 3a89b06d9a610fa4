import type { WidgetProps } from '../../elements/tree/define-widget';
import { Stars } from '../../ui/stars';
import type { RatingSettings } from './settings';

/** A rating in icons of the editor's choice. */
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
