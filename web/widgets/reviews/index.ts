import { defineWidget } from '../../elements/tree/define-widget';
import carouselCss from '../../ui/carousel/carousel.css?inline';
import stars from '../../ui/stars.css?inline';
import { ReviewsBrowserSettings } from './browser-settings';
import { Reviews } from './reviews';
import css from './reviews.css?inline';
import { ReviewsSettings } from './settings';
import { reviewsStyles } from './styles';

export const reviews = defineWidget({
	types: ['reviews'],
	settings: ReviewsSettings,
	browserSettings: ReviewsBrowserSettings,
	Markup: Reviews,
	styles: reviewsStyles,
	css,
	partsCss: { carousel: carouselCss, stars },
	isEmpty: ({ slides }) => slides.length === 0,
	wrapperClasses: ({ show_separator, star_style, show_arrows, pagination }) => [
		show_separator && `elementor-review--${show_separator}`,
		`elementor--star-style-${star_style}`,
		show_arrows && 'elementor-arrows-yes',
		pagination && `elementor-pagination-type-${pagination}`,
	],
});
