import { defineWidget } from '../../elements/tree/define-widget';
import openerCss from '../../ui/menu/opener.css?inline';
import { NavMenuBrowserSettings } from './browser-settings';
import foldedCss from './folded-menu.css?inline';
import { NavMenu } from './nav-menu';
import barCss from './nav-menu.css?inline';
import pointerCss from './pointer.css?inline';
import { NavMenuSettings } from './settings';
import { navMenuStyles } from './styles';
import submenuCss from './submenu.css?inline';

export const navMenu = defineWidget({
	types: ['nav-menu'],
	settings: NavMenuSettings,
	browserSettings: NavMenuBrowserSettings,
	Markup: NavMenu,
	wrapperClasses: ({ layout, dropdown, text_align, toggle, full_width }) => [
		layout === 'dropdown'
			? 'elementor-nav-menu--folded'
			: dropdown !== 'none' && `elementor-nav-menu--dropdown-${dropdown}`,
		(layout === 'dropdown' || dropdown !== 'none') &&
			`elementor-nav-menu__text-align-${text_align}`,
		toggle && 'elementor-nav-menu--toggle elementor-nav-menu--burger',
		full_width && 'elementor-nav-menu--stretch',
	],
	styles: navMenuStyles,
	partsCss: { 'menu-opener': openerCss },
	css: [barCss, pointerCss, foldedCss, submenuCss].join(''),
});
