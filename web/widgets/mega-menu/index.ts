import { defineWidget } from '../../elements/tree/define-widget';
import openerCss from '../../ui/menu/opener.css?inline';
import { MegaMenuBrowserSettings } from './browser-settings';
import { MegaMenu } from './mega-menu';
import css from './mega-menu.css?inline';
import { MegaMenuSettings } from './settings';
import { megaMenuStyles } from './styles';

export const megaMenu = defineWidget({
	types: ['mega-menu'],
	settings: MegaMenuSettings,
	browserSettings: MegaMenuBrowserSettings,
	Markup: MegaMenu,
	wrapperClasses: ({
		item_layout,
		breakpoint_selector,
		content_width,
		content_horizontal_position,
		open_on,
		horizontal_scroll,
	}) => [
		'elementor-widget-n-menu',
		`e-${content_width}`,
		`e-n-menu-layout-${item_layout}`,
		breakpoint_selector !== 'none' && `e-n-menu-${breakpoint_selector}`,
		content_width === 'fit_to_content' && `e-n-menu-content-${content_horizontal_position}`,
		open_on === 'hover' && 'e-n-menu-opens-on-hover',
		horizontal_scroll === 'enable' && 'e-n-menu-scrolls',
	],
	styles: megaMenuStyles,
	partsCss: { 'menu-opener': openerCss },
	css,
});
