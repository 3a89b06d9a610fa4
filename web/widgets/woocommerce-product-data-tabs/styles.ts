import {
	border,
	color,
	dimensions,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';

const TITLE = ' .wc-tabs a';
const ACTIVE = ' .wc-tabs .active a';
const PANEL = ' .woocommerce-Tabs-panel';
const HEADING = ' .woocommerce-Tabs-panel .wc-tab-title';

export const productDataTabsStyles: readonly StyleControl[] = [
	color('tab_text_color', TITLE),
	color('tab_bg_color', TITLE, 'background-color'),
	color('tabs_border_color', ' .wc-tabs', 'border-color'),
	color('active_tab_text_color', ACTIVE),
	color('active_tab_bg_color', ACTIVE, 'background-color'),
	...typography('tab_typography', TITLE),
	slider('tab_border_radius', TITLE, 'border-radius'),
	color('text_color', PANEL),
	...typography('content_typography', PANEL),
	color('heading_color', HEADING),
	...typography('content_heading_typography', HEADING),
	...border('panel_border', PANEL),
	dimensions('panel_border_radius', PANEL, 'border-radius'),
];
