import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { type IconValue, iconNamed } from '../../elements/settings/icon';
import type { AccordionSettings } from './settings';

/** Which of the two widgets it is: one item open at a time, or as many as one likes. */
export type AccordionKind = 'accordion' | 'toggle';

const DEFAULTS = {
	accordion: ['fas fa-plus', 'fas fa-minus'],
	toggle: ['fas fa-caret-right', 'fas fa-caret-up'],
} as const;

/**
 * The icons of closed and open items. An icon that an editor took away stays away, also in the name of older exports;
 * an open item without one of its own has the usual one.
 * @param raw the settings as they are stored
 */
export function iconsOf(
	kind: AccordionKind,
	settings: Pick<
		AccordionSettings,
		'selected_icon' | 'selected_active_icon' | 'icon' | 'icon_active'
	>,
	raw: ElementSettings,
): { closed: IconValue; open: IconValue } {
	const [closed, open] = DEFAULTS[kind];
	const chosen = (
		control: 'selected_icon' | 'selected_active_icon',
		old: 'icon' | 'icon_active',
	) => {
		if (control in raw) return settings[control];
		return old in raw ? settings[old] : undefined;
	};
	return {
		closed: chosen('selected_icon', 'icon') ?? iconNamed(closed),
		open: chosen('selected_active_icon', 'icon_active') ?? iconNamed(open),
	};
}
