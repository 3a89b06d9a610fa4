import {
	choice,
	color,
	LEFT_END,
	RIGHT_END,
	type StyleControl,
	slider,
	textShadow,
	typography,
} from '../../elements/styles/factories';
import { defineWidget } from '../../elements/tree/define-widget';
import stars from '../../ui/stars.css?inline';
import { StarRating, StarRatingSettings } from './star-rating';
import css from './star-rating.css?inline';

const WRAPPER = ' .elementor-star-rating__wrapper';
const TITLE = ' .elementor-star-rating__title';
const STARS = ' .e-stars';

const starRatingStyles: readonly StyleControl[] = [
	choice('align', WRAPPER, {
		left: { 'justify-content': LEFT_END },
		start: { 'justify-content': 'flex-start' },
		center: { 'justify-content': 'center' },
		right: { 'justify-content': RIGHT_END },
		end: { 'justify-content': 'flex-end' },
		justify: { 'justify-content': 'space-between' },
	}),
	color('title_color', TITLE),
	...typography('title_typography', TITLE),
	...textShadow('title_shadow', TITLE),
	slider('title_gap', WRAPPER, 'column-gap'),
	slider('icon_size', STARS, 'font-size'),
	slider('icon_space', STARS, 'gap'),
	color('stars_color', ' .e-star-marked'),
	color('stars_unmarked_color', ' .e-star-unmarked'),
];

export const starRating = defineWidget({
	types: ['star-rating'],
	settings: StarRatingSettings,
	Markup: StarRating,
	styles: starRatingStyles,
	globals: { title_color: 'text', title_typography_typography: 'text' },
	css,
	partsCss: { stars },
});
