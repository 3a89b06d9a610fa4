import { color, flexAlign, type StyleControl, slider } from '../../elements/styles/factories';
import { defineWidget } from '../../elements/tree/define-widget';
import stars from '../../ui/stars.css?inline';
import { Rating, RatingSettings } from './rating';
import css from './rating.css?inline';

const STARS = ' .e-stars';

const ratingStyles: readonly StyleControl[] = [
	flexAlign('icon_alignment', ' .e-rating'),
	slider('icon_size', STARS, 'font-size'),
	slider('icon_gap', STARS, 'gap'),
	color('icon_color', ' .e-star-marked'),
	color('icon_unmarked_color', ' .e-star-unmarked'),
];

export const rating = defineWidget({
	types: ['rating'],
	settings: RatingSettings,
	Markup: Rating,
	styles: ratingStyles,
	css,
	partsCss: { stars },
});
