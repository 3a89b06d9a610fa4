import type { ElementSettings } from '@outrigger/rules/builder/element-tree';

/**
 * Returns the settings that the sticky handler reads; empty if the element sticks to no side. Devices and lengths are
 * in the sheet, already resolved.
 */
export function stickySettings({ sticky, sticky_parent }: ElementSettings): ElementSettings {
	if (sticky !== 'top' && sticky !== 'bottom') return {};
	// The setting is omitted unless it is on, because the sheet matches its presence.
	return sticky_parent === 'yes' ? { sticky, sticky_parent } : { sticky };
}
