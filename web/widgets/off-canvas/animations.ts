import { DEFAULT_BREAKPOINTS } from '../../../domain/breakpoints';
import type { ElementSettings } from '../../../domain/element-tree';
import type { DeviceAnimations } from '../../../domain/popups/popup';
import { deviceKey } from '../../../domain/responsive';

/** The animations that a control names, by device; `none` on a device is an animation that does not move. */
export function animationsOf(settings: ElementSettings, control: string): DeviceAnimations {
	return Object.fromEntries(
		[{ device: 'desktop' as const }, ...DEFAULT_BREAKPOINTS].flatMap(({ device }) => {
			const name = settings[deviceKey(control, device)];
			return typeof name === 'string' && name !== '' ? [[device, name]] : [];
		}),
	);
}
