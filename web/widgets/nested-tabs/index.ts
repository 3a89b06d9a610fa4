import { hoverAnimationPart } from '../../elements/styles/hover-animation-part';
import { defineWidget } from '../../elements/tree/define-widget';
import { stockTabsCss } from './accordion-css';
import { NestedTabsBrowserSettings } from './browser-settings';
import { NestedTabs } from './nested-tabs';
import css from './nested-tabs.css?inline';
import { NestedTabsSettings } from './settings';
import stockCss from './stock.css?inline';
import { nestedTabsStyles } from './styles';
import titlesCss from './titles.css?inline';

export const nestedTabs = defineWidget({
	types: ['nested-tabs'],
	settings: NestedTabsSettings,
	browserSettings: NestedTabsBrowserSettings,
	Markup: NestedTabs,
	wrapperClasses: ({ breakpoint_selector }) => [
		'elementor-widget-n-tabs',
		`e-n-tabs-${breakpoint_selector}`,
	],
	styles: nestedTabsStyles,
	css,
	partsCss: { 'hover-animation': hoverAnimationPart() },
	stockCss: `${titlesCss}${stockTabsCss()}${stockCss}`,
});
