import { activeDevices, type Breakpoints, type Device } from './breakpoints';
import { type ControlKind, isBlank } from './control-value';
import type { ElementSettings } from './element-tree';

/** The stored name of a control's value for a device: `width`, `width_tablet`. */
export function deviceKey(control: string, device: Device): string {
	return device === 'desktop' ? control : `${control}_${device}`;
}

/**
 * The value of a control on a device, with the builder's inheritance: the first non-empty value from the device
 * towards desktop. Widescreen inherits directly from desktop.
 *
 * `isBlank` decides what is empty, by the control's kind. Undefined where no device has a value.
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

/** The devices from which a device inherits, itself first, desktop last. */
export function inheritanceOf(device: Device, breakpoints: Breakpoints): Device[] {
	if (device === 'widescreen') return ['widescreen', 'desktop'];
	const devices = activeDevices(breakpoints).filter((one) => one !== 'widescreen');
	const index = devices.indexOf(device);
	return index < 0 ? ['desktop'] : devices.slice(0, index + 1).reverse();
}
