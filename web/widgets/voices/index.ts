import { defineWidget } from '../../elements/tree/define-widget';
import carouselCss from '../../ui/carousel/carousel.css?inline';
import stars from '../../ui/stars.css?inline';
import { VoicesBrowserSettings } from './browser-settings';
import bubbleCss from './bubble.css?inline';
import { ReviewsSettings } from './review-settings';
import { reviewsStyles } from './review-styles';
import reviewsCss from './reviews.css?inline';
import testimonialsCss from './testimonial-carousel.css?inline';
import { TestimonialCarouselSettings } from './testimonial-settings';
import { testimonialCarouselStyles } from './testimonial-styles';
import { Reviews, TestimonialCarousel } from './voices';

export const reviews = defineWidget({
	types: ['reviews'],
	settings: ReviewsSettings,
	browserSettings: VoicesBrowserSettings,
	Markup: Reviews,
	styles: reviewsStyles,
	css: reviewsCss,
	partsCss: { carousel: carouselCss, stars },
	isEmpty: ({ slides }) => slides.length === 0,
	wrapperClasses: ({ show_separator, star_style, show_arrows, pagination }) => [
		show_separator && `elementor-review--${show_separator}`,
		`elementor--star-style-${star_style}`,
		show_arrows && 'elementor-arrows-yes',
		pagination && `elementor-pagination-type-${pagination}`,
	],
});

export const testimonialCarousel = defineWidget({
	types: ['testimonial-carousel'],
	settings: TestimonialCarouselSettings,
	browserSettings: VoicesBrowserSettings,
	Markup: TestimonialCarousel,
	styles: testimonialCarouselStyles,
	css: testimonialsCss,
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
