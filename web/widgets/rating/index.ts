import { defineWidget } from '../../elements/tree/define-widget';
import stars from '../../ui/stars.css?inline';
import { Rating } from './rating';
import css from './rating.css?inline';
import { RatingSettings } from './settings';
import { ratingStyles } from './styles';

export const rating = defineWidget({
	types: ['rating'],
	settings: RatingSettings,
	Markup: Rating,
	styles: ratingStyles,
	css,
	partsCss: { stars },
});
