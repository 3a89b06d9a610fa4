import { defineWidget } from '../../elements/tree/define-widget';
import { NestedAccordion } from './nested-accordion';
import css from './nested-accordion.css?inline';
import { NestedAccordionBrowserSettings, NestedAccordionSettings } from './settings';
import { nestedAccordionStyles } from './styles';

export const nestedAccordion = defineWidget({
	types: ['nested-accordion'],
	settings: NestedAccordionSettings,
	browserSettings: NestedAccordionBrowserSettings,
	Markup: NestedAccordion,
	wrapperClasses: () => ['elementor-widget-n-accordion'],
	styles: nestedAccordionStyles,
	css,
	stockCss: '',
});
