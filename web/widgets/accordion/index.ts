import { defineWidget } from '../../elements/tree/define-widget';
import { Accordion } from './accordion';
import css from './accordion.css?inline';
import { AccordionBrowserSettings } from './browser-settings';
import { AccordionSettings } from './settings';
import stockCss from './stock.css?inline';
import { accordionStyles } from './styles';

export const accordion = defineWidget({
	types: ['accordion', 'toggle'],
	settings: AccordionSettings,
	browserSettings: AccordionBrowserSettings,
	Markup: Accordion,
	styles: accordionStyles,
	css,
	stockCss: stockCss,
});
