import {
	background,
	border,
	boxShadow,
	choice,
	color,
	dimensions,
	only,
	type StyleControl,
	slider,
	textShadow,
	time,
	typography,
} from '../../elements/styles/factories';

const TITLE = ' .e-n-menu-title';
const HOVERED = ['hover', 'focus-within']
	.map((state) => `${TITLE}:${state}:not(.e-current)`)
	.join(',');
const ACTIVE = `${TITLE}.e-current,${TITLE}:has(> .e-menu-opener[open])`;
/** The element that an editor designed as a panel. */
const PANEL = ' .e-n-menu-content > .e-con';
/**
 * The folded menu has this background only behind an open button, or while it opens or closes; the bar never has it.
 */
const FOLDED = ' .e-n-menu-fold[open] + .e-n-menu-wrapper, .e-n-menu-wrapper[data-state]';
const inFolded = (title: string) =>
	FOLDED.split(',')
		.map((folded) => ` ${folded.trim()}${title}`)
		.join(',');
const FOLDED_TITLE = inFolded(TITLE);
const FOLDED_ACTIVE = inFolded(`${TITLE}.e-current`);
const TOGGLE = ' .e-n-menu-toggle';
const TOGGLE_HOVER = `${TOGGLE}:hover,${TOGGLE}:focus-visible`;
const TOGGLE_ACTIVE = ' .e-menu-opener[open] > .e-n-menu-toggle';

const justify = (word: string, grow = '0') => ({
	'--n-menu-heading-justify-content': word,
	'--n-menu-title-flex-grow': grow,
});
const hasDivider = (settings: Record<string, unknown>) => settings.menu_divider === 'yes';

/**
 * Returns the colours of one part in its three states. Each is a custom property of the builder that editors' own CSS
 * may read.
 */
const states = (control: string, property: string, normal = control): StyleControl[] => [
	color(normal, '', `${property}-normal`),
	color(`${control}_hover`, '', `${property}-hover`),
	color(`${control}_active`, '', `${property}-active`),
];

/** The background, border and shadow of a title in one state. */
const box = (suffix: string, selector: string): StyleControl[] => [
	...background(`menu_item_title_background_color${suffix}`, selector),
	...border(`menu_item_title_box_border${suffix}`, selector),
	...boxShadow(`menu_item_title_box_shadow${suffix}`, selector),
];

/** The background, border and shadow of the button in one state. */
const toggleBox = (state: string, selector: string): StyleControl[] => [
	...background(`menu_toggle_icon_background_color_${state}`, selector),
	...border(`menu_toggle_icon_border_${state}`, selector),
	...boxShadow(`menu_toggle_icon_box_shadow_${state}`, selector),
];

/** The background and shadow of a title in the folded menu. */
const foldedBox = (state: string, selector: string): StyleControl[] => [
	...background(`dropdown_menu_item_background_color_${state}`, selector),
	...boxShadow(`dropdown_menu_item_box_shadow_${state}`, selector),
];

export const megaMenuStyles: readonly StyleControl[] = [
	choice('item_position_horizontal', '', {
		start: justify('flex-start'),
		center: justify('center'),
		end: justify('flex-end'),
		stretch: justify('space-between', '1'),
	}),
	choice('toggle_align', '', '--n-menu-toggle-align'),
	slider('menu_item_title_space_between', '', '--n-menu-title-space-between'),
	slider('menu_item_title_distance_from_content', '', '--n-menu-title-distance-from-content'),
	...typography('menu_item_title_typography', TITLE),
	...textShadow('menu_item_title_text_shadow_normal', TITLE),
	...textShadow('menu_item_title_text_shadow_hover', HOVERED),
	...textShadow('menu_item_title_text_shadow_active', ACTIVE),
	time('menu_item_title_transition_duration', '', '--n-menu-title-transition', 'ms'),
	...['normal', 'hover', 'active'].map((state) =>
		color(`menu_item_title_text_color_${state}`, '', `--n-menu-title-color-${state}`),
	),
	...box('', TITLE),
	...box('_hover', HOVERED),
	...box('_active', ACTIVE),
	dimensions('menu_item_title_border_radius', TITLE, 'border-radius'),
	dimensions('menu_item_title_padding', '', '--n-menu-title-padding'),
	choice('icon_position', '', {
		'block-start': { '--n-menu-title-direction': 'column' },
		'block-end': { '--n-menu-title-direction': 'column-reverse' },
		'inline-start': { '--n-menu-title-direction': 'row' },
		'inline-end': { '--n-menu-title-direction': 'row-reverse' },
	}),
	slider('icon_size', '', '--n-menu-icon-size'),
	slider('icon_spacing', '', '--n-menu-icon-gap'),
	...states('icon_color', '--n-menu-icon-color'),
	slider('style_dropdown_indicator_size', '', '--n-menu-dropdown-indicator-size'),
	slider('style_dropdown_indicator_space', '', '--n-menu-dropdown-indicator-space'),
	slider('style_dropdown_indicator_rotate', '', '--n-menu-dropdown-indicator-rotate'),
	...states(
		'menu_dropdown_indicator_color',
		'--n-menu-dropdown-indicator-color',
		'menu_dropdown_indicator_color_normal',
	),
	...only(hasDivider, [
		choice('menu_divider', '', { yes: { '--n-menu-divider-content': '""' } }),
		choice('menu_divider_style', '', '--n-menu-divider-style'),
		slider('menu_divider_width', '', '--n-menu-divider-width'),
		slider('menu_divider_height', '', '--n-menu-divider-height'),
		color('menu_divider_color', '', '--n-menu-divider-color'),
	]),
	slider('style_menu_toggle_icon_size', '', '--n-menu-toggle-icon-size'),
	color('menu_toggle_icon_color_normal', '', '--n-menu-toggle-icon-color'),
	color('menu_toggle_icon_color_hover', TOGGLE_HOVER),
	color('menu_toggle_icon_color_active', TOGGLE_ACTIVE),
	...toggleBox('normal', TOGGLE),
	...toggleBox('hover', TOGGLE_HOVER),
	...toggleBox('active', TOGGLE_ACTIVE),
	dimensions('menu_toggle_icon_border_radius', TOGGLE, 'border-radius'),
	dimensions('menu_toggle_icon__padding', TOGGLE, 'padding'),
	color('dropdown_menu_item_text_color_normal', '', '--n-menu-title-normal-color-dropdown'),
	color('dropdown_menu_item_text_color_active', '', '--n-menu-title-active-color-dropdown'),
	...foldedBox('normal', FOLDED_TITLE),
	...foldedBox('active', FOLDED_ACTIVE),
	...border('menu_dropdown_box_border', FOLDED),
	dimensions('menu_dropdown_box_border_radius', FOLDED, 'border-radius'),
	...boxShadow('menu_dropdown_box_shadow', FOLDED),
	...background('content_background_color', PANEL),
	...border('content_border', PANEL),
	dimensions('content_border_radius', PANEL, 'border-radius'),
	dimensions('content_padding', PANEL, 'padding'),
	...boxShadow('content_shadow', ' .e-n-menu-content'),
];
