import { defineWidget } from '../../elements/tree/define-widget';
import { ReadMore, ReadMoreSettings } from './read-more';
import css from './read-more.css?inline';

export const readMore = defineWidget({
	types: ['read-more'],
	settings: ReadMoreSettings,
	Markup: ReadMore,
	css,
});
