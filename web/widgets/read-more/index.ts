import { defineWidget } from '../../elements/tree/define-widget';
import { ReadMore } from './read-more';
import css from './read-more.css?inline';
import { ReadMoreSettings } from './settings';

export const readMore = defineWidget({
	types: ['read-more'],
	settings: ReadMoreSettings,
	Markup: ReadMore,
	css,
});
