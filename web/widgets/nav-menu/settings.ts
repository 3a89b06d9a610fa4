import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import {
	type IconValue,
	iconNamed,
	iconSetting,
	usualIconSetting,
} from '../../elements/settings/icon';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

/** The animations of a line under or over an item. */
const LINE_ANIMATIONS = ['fade', 'slide', 'grow', 'drop-in', 'drop-out', 'none'] as const;
const FRAME_ANIMATIONS = ['fade', 'grow', 'shrink', 'draw', 'corners', 'none'] as const;
const BACKGROUND_ANIMATIONS = [
	'fade',
	'grow',
	'shrink',
	'sweep-left',
	'sweep-right',
	'sweep-up',
	'sweep-down',
	'shutter-in-vertical',
	'shutter-out-vertical',
	'shutter-in-horizontal',
	'shutter-out-horizontal',
	'none',
] as const;
const TEXT_ANIMATIONS = ['grow', 'shrink', 'sink', 'float', 'skew', 'rotate', 'none'] as const;

export const NavMenuSettings = object({
	/** The name of the menu for assistive technology; if empty, the menu's name in WordPress. */
	menu_name: textSetting(),
	/** Slug or database id; if empty, the menu of the site's header. */
	menu: textSetting(),
	layout: choiceSetting(['horizontal', 'vertical', 'dropdown'], 'horizontal'),
	pointer: choiceSetting(
		['none', 'underline', 'overline', 'double-line', 'framed', 'background', 'text'],
		'underline',
	),
	animation_line: choiceSetting(LINE_ANIMATIONS, 'fade'),
	animation_framed: choiceSetting(FRAME_ANIMATIONS, 'fade'),
	animation_background: choiceSetting(BACKGROUND_ANIMATIONS, 'fade'),
	animation_text: choiceSetting(TEXT_ANIMATIONS, 'grow'),
	submenu_icon: iconSetting(iconNamed('fas fa-caret-down')),
	/** Older exports have this control instead of `submenu_icon`. */
	indicator: choiceSetting(['', 'none', 'classic', 'chevron', 'angle', 'plus'], ''),
	/** At this device and below, the menu is folded behind a button; `none` never folds it. */
	dropdown: choiceSetting(
		['none', 'mobile', 'mobile_extra', 'tablet', 'tablet_extra', 'laptop'],
		'tablet',
	),
	/** If on, the folded menu is as wide as the window. */
	full_width: switchSetting(false),
	text_align: choiceSetting(['aside', 'center'], 'aside'),
	/** If empty, there is no button, and the folded menu is always open. */
	toggle: choiceSetting(['burger', ''], 'burger'),
	toggle_icon_normal: usualIconSetting('eicon-menu-bar'),
	toggle_icon_active: usualIconSetting('eicon-close'),
});
export type NavMenuSettings = InferOutput<typeof NavMenuSettings>;

const OLD_INDICATORS: Readonly<Record<NavMenuSettings['indicator'], string>> = {
	'': 'fas fa-caret-down',
	none: '',
	classic: 'fas fa-caret-down',
	chevron: 'fas fa-chevron-down',
	angle: 'fas fa-angle-down',
	plus: 'fas fa-plus',
};

/**
 * Returns the icon beside an item that has a submenu.
 * @param raw the stored settings: a `submenu_icon` in them counts even if it is empty
 */
export function submenuIcon(
	{ submenu_icon, indicator }: NavMenuSettings,
	raw: Readonly<Record<string, unknown>>,
): IconValue {
	return 'submenu_icon' in raw ? submenu_icon : iconNamed(OLD_INDICATORS[indicator]);
}
