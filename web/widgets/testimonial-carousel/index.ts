import { defineWidget } from '../../elements/tree/define-widget';
import carouselCss from '../../ui/carousel/carousel.css?inline';
import { TestimonialCarouselBrowserSettings } from './browser-settings';
import bubbleCss from './bubble.css?inline';
import { TestimonialCarouselSettings } from './settings';
import { testimonialCarouselStyles } from './styles';
import { TestimonialCarousel } from './testimonial-carousel';
import css from './testimonial-carousel.css?inline';

export const testimonialCarousel = defineWidget({
	types: ['testimonial-carousel'],
	settings: TestimonialCarouselSettings,
	browserSettings: TestimonialCarouselBrowserSettings,
	Markup: TestimonialCarousel,
	styles: testimonialCarouselStyles,
	css,
	partsCss: { carousel: carouselCss, bubble: { css: bubbleCss, control: 'skin' } },
	isEmpty: ({ slides }) => slides.length === 0,
	wrapperClasses: ({ skin, layout, alignment, show_arrows, pagination }) => [
		`elementor-testimonial--skin-${skin}`,
		`elementor-testimonial--layout-${layout}`,
		`elementor-testimonial--align-${alignment}`,
		show_arrows && 'elementor-arrows-yes',
		pagination && `elementor-pagination-type-${pagination}`,
	],
});
