import { defineWidget } from '../../elements/tree/define-widget';
import { Html, HtmlSettings } from './html';

export const html = defineWidget({
	types: ['html'],
	settings: HtmlSettings,
	Markup: Html,
});
