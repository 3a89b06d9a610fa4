import { defineWidget } from '../../elements/tree/define-widget';
import stars from '../../ui/stars.css?inline';
import { StarRatingSettings } from './settings';
import { StarRating } from './star-rating';
import css from './star-rating.css?inline';
import { starRatingStyles } from './styles';

export const starRating = defineWidget({
	types: ['star-rating'],
	settings: StarRatingSettings,
	Markup: StarRating,
	styles: starRatingStyles,
	globals: { title_color: 'text', title_typography_typography: 'text' },
	css,
	partsCss: { stars },
});
