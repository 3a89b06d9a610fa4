import type { ElementSettings } from '@outrigger/rules/builder/element-tree';

/**
 * What the sticky handler reads; nothing where the element sticks to no side. Devices and lengths are in the
 * sheet, already resolved.
 */
export function stickySettings({ sticky, sticky_parent }: ElementSettings): ElementSettings {
	if (sticky !== 'top' && sticky !== 'bottom') return {};
	// The sheet asks for its presence.
	return sticky_parent === 'yes' ? { sticky, sticky_parent } : { sticky };
}
