import { defineWidget } from '../../elements/tree/define-widget';
import { TabsBrowserSettings } from './browser-settings';
import { TabsSettings } from './settings';
import { tabsStyles } from './styles';
import { Tabs } from './tabs';
import css from './tabs.css?inline';
import titlesCss from './titles.css?inline';

export const tabs = defineWidget({
	types: ['tabs'],
	settings: TabsSettings,
	browserSettings: TabsBrowserSettings,
	Markup: Tabs,
	wrapperClasses: ({ type, tabs_align_horizontal, tabs_align_vertical }) => {
		const align = type === 'vertical' ? tabs_align_vertical : tabs_align_horizontal;
		return [`elementor-tabs-view-${type}`, align !== '' && `elementor-tabs-alignment-${align}`];
	},
	styles: tabsStyles,
	globals: {
		tab_color: 'primary',
		tab_active_color: 'accent',
		tab_typography_typography: 'primary',
		content_color: 'text',
		content_typography_typography: 'text',
	},
	css,
	stockCss: titlesCss,
});
