import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import type { DeviceAnimations } from '@outrigger/rules/popups/popup';

/** The animations that a control names, by device; `none` on a device is an animation that does not move. */
export function animationsOf(settings: ElementSettings, control: string): DeviceAnimations {
	return Object.fromEntries(
		Object.entries(settings).flatMap(([key, name]) =>
			key.startsWith(control) && typeof name === 'string' && name !== ''
				? [[key.slice(control.length + 1) || 'desktop', name]]
				: [],
		),
	);
}
