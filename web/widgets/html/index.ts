import { defineWidget } from '../../elements/tree/define-widget';
import { Html } from './html';
import { HtmlSettings } from './settings';

export const html = defineWidget({
	types: ['html'],
	settings: HtmlSettings,
	Markup: Html,
});
