import { elementCarouselStyles } from '../../elements/styles/element-carousel';
import { background, border, dimensions, type StyleControl } from '../../elements/styles/factories';
import { defineWidget } from '../../elements/tree/define-widget';
import carouselCss from '../../ui/carousel/carousel.css?inline';
import { NestedCarouselBrowserSettings } from './browser-settings';
import { NestedCarousel } from './nested-carousel';
import css from './nested-carousel.css?inline';
import { NestedCarouselSettings } from './settings';

const SLIDE = ' .e-n-carousel > .swiper-wrapper > .swiper-slide > .e-con';

const nestedCarouselStyles: readonly StyleControl[] = [
	...elementCarouselStyles,
	...background('content_background', SLIDE),
	...border('content_border', SLIDE),
	dimensions('border_radius', SLIDE, 'border-radius'),
	dimensions('content_padding', SLIDE, 'padding'),
];

export const nestedCarousel = defineWidget({
	types: ['nested-carousel'],
	settings: NestedCarouselSettings,
	browserSettings: NestedCarouselBrowserSettings,
	Markup: NestedCarousel,
	styles: nestedCarouselStyles,
	css,
	partsCss: { carousel: carouselCss },
	wrapperClasses: ({ arrows_position, dots_position }) => [
		// The class with which the CSS of designs selects this widget.
		'elementor-widget-n-carousel',
		`elementor-arrows-position-${arrows_position}`,
		`elementor-pagination-position-${dots_position}`,
	],
});
