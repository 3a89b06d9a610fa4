import { defineWidget } from '../../elements/tree/define-widget';
import { Accordion } from './accordion';
import css from './accordion.css?inline';
import { AccordionBrowserSettings } from './browser-settings';
import { AccordionSettings, ToggleSettings } from './settings';
import stockCss from './stock.css?inline';
import { accordionStyles } from './styles';

const shared = {
	browserSettings: AccordionBrowserSettings,
	Markup: Accordion,
	styles: accordionStyles,
	globals: {
		title_color: 'primary',
		tab_active_color: 'accent',
		title_typography_typography: 'primary',
		content_color: 'text',
		content_typography_typography: 'text',
	} as const,
	css,
	stockCss,
};

export const accordion = defineWidget({
	...shared,
	types: ['accordion'],
	settings: AccordionSettings,
});

export const toggle = defineWidget({
	...shared,
	types: ['toggle'],
	settings: ToggleSettings,
});
