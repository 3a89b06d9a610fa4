import {
	border,
	boxShadow,
	choice,
	color,
	dimensions,
	LEFT_END,
	only,
	RIGHT_END,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';

const BAR = ' .elementor-nav-menu--main';
const ITEM = `${BAR} .elementor-item`;
/** The states of an item that the pointer is on, that has the focus, or whose submenu is open. */
const HOVERED = [':hover', ':focus-visible', '.highlighted'];
const ITEM_HOVER = HOVERED.map((state) => `${ITEM}${state}`).join(',');
const ITEM_ACTIVE = `${ITEM}.elementor-item-active`;
/** The folded menu and the submenus of the bar. */
const PANEL = ' .elementor-nav-menu--dropdown';
const DROP = `${PANEL} a`;
const DROP_HOVER = HOVERED.map((state) => `${DROP}${state}`).join(',');
const DROP_ACTIVE = `${DROP}.elementor-item-active`;
const TOGGLE = ' .elementor-menu-toggle';
const TOGGLE_HOVER = `${TOGGLE}:hover,${TOGGLE}:focus-visible`;

const align = (side: string) => ({ '--nav-menu-align': side, '--nav-menu-grow': '0' });
const toggleAt = (side: string, panel: string) => ({
	'--nav-toggle-align': side,
	'--nav-panel-inline': panel,
});
const TOGGLE_AT_END = toggleAt('flex-end', 'auto 0');
const hasDivider = (settings: Record<string, unknown>) => settings.nav_menu_divider === 'yes';

/** The padding of links; it is smaller beside an opener, because an opener has a padding of its own. */
const padding = (control: string, link: string): StyleControl[] => [
	slider(control, link, 'padding-inline'),
	slider(control, `${link}.has-submenu`, (width) => ({
		'padding-inline-end': `calc(var(--opener) + min(${width}, 0.25rem))`,
	})),
];

/** Selects links in a state, and the openers that lie over them. */
const withOpeners = (links: string) =>
	[links, ...links.split(',').map((link) => `${link} + .e-menu-opener`)].join(',');

export const navMenuStyles: readonly StyleControl[] = [
	choice('align_items', BAR, {
		left: align(LEFT_END),
		start: align('flex-start'),
		center: align('center'),
		right: align(RIGHT_END),
		end: align('flex-end'),
		justify: { '--nav-menu-align': 'center', '--nav-menu-grow': '1' },
	}),
	...typography('menu_typography', ITEM),
	color('color_menu_item', `${ITEM},${BAR} > .elementor-nav-menu > .menu-item`),
	color('color_menu_item_hover', withOpeners(ITEM_HOVER)),
	...only(
		({ pointer }) => pointer === 'background',
		[color('color_menu_item_hover_pointer_bg', withOpeners(ITEM_HOVER))],
	),
	color('pointer_color_menu_item_hover', BAR, '--nav-pointer-color'),
	color('color_menu_item_active', withOpeners(ITEM_ACTIVE)),
	color('pointer_color_menu_item_active', ITEM_ACTIVE, '--nav-pointer-color'),
	slider('pointer_width', BAR, '--nav-pointer-width'),
	...padding('padding_horizontal_menu_item', ITEM),
	slider('padding_vertical_menu_item', ITEM, 'padding-block'),
	slider('menu_space_between', BAR, '--nav-menu-gap'),
	slider('border_radius_menu_item', ITEM, 'border-radius'),
	...only(hasDivider, [
		choice('nav_menu_divider', BAR, { yes: { '--nav-divider-content': '""' } }),
		choice('nav_menu_divider_style', BAR, '--nav-divider-style'),
		slider('nav_menu_divider_weight', BAR, '--nav-divider-width'),
		slider('nav_menu_divider_height', BAR, '--nav-divider-height'),
		color('nav_menu_divider_color', BAR, '--nav-divider-color'),
	]),
	color('color_dropdown_item', `${PANEL},${DROP},${TOGGLE}`),
	color('background_color_dropdown_item', PANEL, 'background-color'),
	color('color_dropdown_item_hover', `${withOpeners(DROP_HOVER)},${TOGGLE_HOVER}`),
	color('background_color_dropdown_item_hover', DROP_HOVER, 'background-color'),
	color('color_dropdown_item_active', withOpeners(DROP_ACTIVE)),
	color('background_color_dropdown_item_active', DROP_ACTIVE, 'background-color'),
	...typography('dropdown_typography', DROP),
	...border('dropdown_border', PANEL),
	dimensions('dropdown_border_radius', PANEL, 'border-radius'),
	...boxShadow('dropdown_box_shadow', `${PANEL}.elementor-nav-menu__container,${BAR} .sub-menu`),
	...padding('padding_horizontal_dropdown_item', DROP),
	slider('padding_vertical_dropdown_item', DROP, 'padding-block'),
	...border('dropdown_divider', `${PANEL} .menu-item:not(:last-child)`).filter(
		({ control }) => control !== 'dropdown_divider_width',
	),
	slider('dropdown_divider_width', `${PANEL} .menu-item:not(:last-child)`, (width) => ({
		'border-width': `0 0 ${width}`,
	})),
	slider('dropdown_top_distance', '', '--nav-drop-distance'),
	color('toggle_color', TOGGLE),
	color('toggle_background_color', TOGGLE, 'background-color'),
	color('toggle_color_hover', TOGGLE_HOVER),
	color('toggle_background_color_hover', TOGGLE_HOVER, 'background-color'),
	slider('toggle_size', '', '--nav-menu-icon-size'),
	slider('toggle_border_width', TOGGLE, (width) => ({ border: `${width} solid` })),
	slider('toggle_border_radius', TOGGLE, 'border-radius'),
	choice('toggle_align', '', {
		left: toggleAt(LEFT_END, 'var(--e-at-left,0 auto)'),
		start: { '--nav-toggle-align': 'flex-start' },
		center: { '--nav-toggle-align': 'center' },
		right: toggleAt(RIGHT_END, 'var(--e-at-right,auto 0)'),
		end: TOGGLE_AT_END,
	}),
];
