import { defineWidget } from '../../elements/tree/define-widget';
import carouselCss from '../../ui/carousel/carousel.css?inline';
import { ImageCarouselBrowserSettings } from './browser-settings';
import { ImageCarousel } from './image-carousel';
import css from './image-carousel.css?inline';
import { ImageCarouselSettings } from './settings';
import { imageCarouselStyles } from './styles';

export const imageCarousel = defineWidget({
	types: ['image-carousel'],
	settings: ImageCarouselSettings,
	browserSettings: ImageCarouselBrowserSettings,
	Markup: ImageCarousel,
	styles: imageCarouselStyles,
	css,
	partsCss: { carousel: carouselCss },
	isEmpty: ({ carousel }) => carousel.length === 0,
	wrapperClasses: ({ arrows_position, dots_position }) => [
		`elementor-arrows-position-${arrows_position}`,
		`elementor-pagination-position-${dots_position}`,
	],
});
