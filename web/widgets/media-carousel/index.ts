import { defineWidget } from '../../elements/tree/define-widget';
import carouselCss from '../../ui/carousel/carousel.css?inline';
import { MediaCarouselBrowserSettings } from './browser-settings';
import { MediaCarousel } from './media-carousel';
import css from './media-carousel.css?inline';
import { MediaCarouselSettings } from './settings';
import { mediaCarouselStyles } from './styles';

export const mediaCarousel = defineWidget({
	types: ['media-carousel'],
	settings: MediaCarouselSettings,
	browserSettings: MediaCarouselBrowserSettings,
	Markup: MediaCarousel,
	styles: mediaCarouselStyles,
	css,
	partsCss: { carousel: carouselCss },
	isEmpty: ({ slides }) => slides.length === 0,
	wrapperClasses: ({ skin, show_arrows, pagination, thumbs_ratio }) => [
		`elementor-skin-${skin}`,
		show_arrows && 'elementor-arrows-yes',
		pagination && `elementor-pagination-type-${pagination}`,
		skin === 'slideshow' && `elementor-aspect-ratio-${thumbs_ratio}`,
	],
});
