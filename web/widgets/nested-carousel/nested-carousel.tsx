import { useCarouselOptions } from '../../elements/context/use-carousel';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Elements } from '../../elements/tree/elements';
import { Carousel } from '../../ui/carousel/carousel';
import { carouselOptions } from '../../ui/carousel/options';
import type { NestedCarouselSettings } from './settings';
import { NESTED_SPACING_PX } from './spacing';

/**
 * A carousel with slides of any elements: each inner element is a slide. The widget's rows hold the slides' names in
 * the editor. The widget renders nothing without elements.
 */
export function NestedCarousel({ settings, element }: WidgetProps<NestedCarouselSettings>) {
	const slides = element.children;
	const options = useCarouselOptions(
		element,
		(breakpoints) => carouselOptions(settings, breakpoints, NESTED_SPACING_PX),
		slides.length,
	);
	if (slides.length === 0) return null;
	const placeOfPages =
		settings.pagination === 'fraction' ? settings.fraction_position : settings.dots_position;
	return (
		<Carousel
			slides={slides.map((slide, index) => ({
				key: `${index}`,
				content: <Elements nodes={[slide]} inside={element} />,
			}))}
			options={options}
			label={settings.carousel_name}
			previousIcon={settings.navigation_previous_icon}
			nextIcon={settings.navigation_next_icon}
			hasArrowsOutside={settings.arrows_position === 'outside'}
			hasDotsInside={placeOfPages === 'inside'}
			boxClass="e-n-carousel"
			rowClass={settings.equal_height ? undefined : 'e-carousel-own-heights'}
		/>
	);
}
