import { defineWidget } from '../../elements/define-widget';
import { NestedTabsBrowserSettings } from './browser-settings';
import { NestedTabs } from './nested-tabs';
import css from './nested-tabs.css?inline';
import { NestedTabsSettings } from './settings';
import { nestedTabsStyles } from './styles';

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
});
