import type { WidgetProps } from '../../elements/tree/define-widget';
import { InlineMarkup } from '../../ui/inline-markup';
import { Stars } from '../../ui/stars';
import type { StarRatingSettings } from './settings';

const SOLID = { value: 'eicon-star' };
const OUTLINE = { value: 'eicon-star-o' };

/** A rating in stars with a title before it. */
export function StarRating({ settings }: WidgetProps<StarRatingSettings>) {
	return (
		<div className="elementor-star-rating__wrapper">
			<InlineMarkup as="div" className="elementor-star-rating__title" html={settings.title} />
			<Stars
				className="elementor-star-rating"
				value={settings.rating}
				scale={settings.rating_scale}
				icon={SOLID}
				unmarkedIcon={settings.unmarked_star_style === 'outline' ? OUTLINE : SOLID}
			/>
		</div>
	);
}
