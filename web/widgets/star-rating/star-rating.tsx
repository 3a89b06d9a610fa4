import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { numberSetting } from '../../elements/settings/number';
import { textSetting } from '../../elements/settings/text';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { InlineMarkup } from '../../ui/inline-markup';
import { Stars } from '../../ui/stars';

export const StarRatingSettings = object({
	/** The number of stars, `5` or `10`. */
	rating_scale: numberSetting(5),
	rating: numberSetting(5),
	unmarked_star_style: choiceSetting(['solid', 'outline'], 'solid'),
	/** May hold inline HTML. */
	title: textSetting(),
});
export type StarRatingSettings = InferOutput<typeof StarRatingSettings>;

const SOLID = { value: 'eicon-star' };
const OUTLINE = { value: 'eicon-star-o' };

/** A rating as stars, with a title before them. */
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
