import { activeDevices, type Breakpoints, type Device } from './breakpoints';
import type { ElementSettings } from './element-tree';

/** The name under which a device's value of a control is stored: `width`, `width_tablet`. */
export function deviceKey(control: string, device: Device): string {
	return device === 'desktop' ? control : `${control}_${device}`;
}

/**
 * The value that a control has on a device, inherited as the builder does: from the device itself towards
 * desktop, the first value that says something. Widescreen looks at its own value, then at desktop.
 *
 * Zero says something; `undefined`, `null`, `false`, `''`, a slider without size and dimensions without any side
 * do not. Undefined where no device says anything.
 */
export function responsive(
	settings: ElementSettings,
	control: string,
	device: Device,
	breakpoints: Breakpoints,
): unknown {
	for (const larger of inheritanceOf(device, breakpoints)) {
		const value = settings[deviceKey(control, larger)];
		if (!isBlank(value)) return value;
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

/** Whether a stored value says nothing, so that the next larger device speaks. */
export function isBlank(value: unknown): boolean {
	if (value === undefined || value === null || value === false || value === '') return true;
	if (typeof value !== 'object' || Array.isArray(value)) return false;
	const bag = value as Record<string, unknown>;
	const blank = (key: string) => bag[key] === undefined || bag[key] === null || bag[key] === '';
	if ('size' in bag) return blank('size') && !hasRange(bag.sizes);
	if ('isLinked' in bag || 'top' in bag) {
		return ['top', 'right', 'bottom', 'left', 'row', 'column'].every(blank);
	}
	return false;
}

function hasRange(sizes: unknown): boolean {
	return (
		typeof sizes === 'object' &&
		sizes !== null &&
		!Array.isArray(sizes) &&
		Object.keys(sizes).length > 0
	);
}
