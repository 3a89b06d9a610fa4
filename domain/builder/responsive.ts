import { activeDevices, type Breakpoints, type Device } from './breakpoints';
import { type ControlKind, isBlank } from './control-value';
import type { ElementSettings } from './element-tree';

/** The name under which a device's value of a control is stored: `width`, `width_tablet`. */
export function deviceKey(control: string, device: Device): string {
	return device === 'desktop' ? control : `${control}_${device}`;
}

/**
 * The value that a control has on a device, inherited as the builder does: from the device itself towards
 * desktop, the first value that says something. Widescreen looks at its own value, then at desktop.
 *
 * What says something depends on what the control stores (`isBlank`). Undefined where no device says anything.
 */
export function responsive(
	settings: ElementSettings,
	control: string,
	device: Device,
	breakpoints: Breakpoints,
	kind: ControlKind,
): unknown {
	for (const larger of inheritanceOf(device, breakpoints)) {
		const value = settings[deviceKey(control, larger)];
		if (!isBlank(value, kind)) return value;
	}
	return undefined;
}

/** The devices whose values a device falls back on, itself first, desktop last. */
export function inheritanceOf(device: Device, breakpoints: Breakpoints): Device[] {
	if (device === 'widescreen') return ['widescreen', 'desktop'];
	const devices = activeDevices(breakpoints).filter((one) => one !== 'widescreen');
	const index = devices.indexOf(device);
	return index < 0 ? ['desktop'] : devices.slice(0, index + 1).reverse();
}
