import { defineWidget } from '../../elements/tree/define-widget';
import carouselCss from '../../ui/carousel/carousel.css?inline';
import { NestedCarouselBrowserSettings } from './browser-settings';
import { NestedCarousel } from './nested-carousel';
import css from './nested-carousel.css?inline';
import { NestedCarouselSettings } from './settings';
import { nestedCarouselStyles } from './styles';

export const nestedCarousel = defineWidget({
	types: ['nested-carousel'],
	settings: NestedCarouselSettings,
	browserSettings: NestedCarouselBrowserSettings,
	Markup: NestedCarousel,
	styles: nestedCarouselStyles,
	css,
	partsCss: { carousel: carouselCss },
	wrapperClasses: ({ arrows_position, dots_position }) => [
		// The class by which the CSS of designs names it.
		'elementor-widget-n-carousel',
		`elementor-arrows-position-${arrows_position}`,
		`elementor-pagination-position-${dots_position}`,
	],
});
