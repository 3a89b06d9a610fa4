import { defineWidget } from '../../elements/tree/define-widget';
import stars from '../../ui/stars.css?inline';
import { Rating } from './rating';
import { RatingSettings } from './settings';
import { ratingStyles } from './styles';

export const rating = defineWidget({
	types: ['rating'],
	settings: RatingSettings,
	Markup: Rating,
	styles: ratingStyles,
	partsCss: { stars },
});
