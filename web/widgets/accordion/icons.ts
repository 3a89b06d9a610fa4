import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import type { IconValue } from '../../elements/settings/icon';
import type { AccordionSettings } from './settings';

/**
 * The icons of closed and open items. An icon that an editor removed stays removed, also if an older export stores it
 * under the older name. If an open item has no icon, it gets the default icon. `isClosedUsual` is true if no editor
 * chose the icon of closed items.
 * @param raw the settings as they are stored
 */
export function iconsOf(
	settings: Pick<
		AccordionSettings,
		'selected_icon' | 'selected_active_icon' | 'icon' | 'icon_active'
	>,
	raw: ElementSettings,
): { closed: IconValue; open: IconValue; isClosedUsual: boolean } {
	const chosen = (control: 'selected_icon' | 'selected_active_icon', old: 'icon' | 'icon_active') =>
		settings[!(control in raw) && old in raw ? old : control];
	return {
		isClosedUsual: !('selected_icon' in raw || 'icon' in raw),
		closed: chosen('selected_icon', 'icon'),
		open: chosen('selected_active_icon', 'icon_active'),
	};
}
