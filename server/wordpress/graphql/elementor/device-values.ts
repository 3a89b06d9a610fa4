import type { Device } from '@outrigger/rules/builder/breakpoints';
import { deviceKey } from '@outrigger/rules/builder/responsive';
import type { ElementorDeviceEnum, ElementorLength } from '../resolvers.generated';
import { readNumber, readText, type StoredSettings } from './read-setting';

/** Stored device names and the schema's, from desktop to mobile, widescreen last. */
export const DEVICES: Readonly<Record<Device, ElementorDeviceEnum>> = {
	desktop: 'DESKTOP',
	laptop: 'LAPTOP',
	tablet_extra: 'TABLET_EXTRA',
	tablet: 'TABLET',
	mobile_extra: 'MOBILE_EXTRA',
	mobile: 'MOBILE',
	widescreen: 'WIDESCREEN',
};

export interface DeviceValue<T> {
	device: ElementorDeviceEnum;
	value: T;
}

/**
 * The values of a control by device, only for devices with a stored value.
 *
 * @param read returns `null` for a stored value without meaning
 * @param fallback the value for desktop if none is stored; without a fallback the list may be empty
 */
export function deviceValues<T>(
	settings: StoredSettings,
	control: string,
	read: (value: unknown) => T | null,
	fallback?: T,
): DeviceValue<T>[] {
	const values: DeviceValue<T>[] = [];
	for (const [device, name] of Object.entries(DEVICES) as [Device, ElementorDeviceEnum][]) {
		const stored = read(settings[deviceKey(control, device)]);
		const value = stored ?? (device === 'desktop' ? fallback : undefined);
		if (value !== null && value !== undefined) values.push({ device: name, value });
	}
	return values;
}

/** The bounds of a length. CSS needs no value outside of them, so such a value is a typing mistake. */
const LENGTHS = [-100_000, 100_000] as const;
const UNIT = /^(?:px|%|em|rem|vw|vh|svh|dvh|ch|deg|s|ms)$/;

/** True for a text that is a complete CSS value: known letters, parentheses that close, no address. */
function isClosedExpression(text: string): boolean {
	if (!/^[\w\s.,%+*/()-]{1,200}$/.test(text) || /url\s*\(/i.test(text)) return false;
	let depth = 0;
	for (const character of text) {
		if (character === '(') depth += 1;
		if (character === ')') depth -= 1;
		if (depth < 0) return false;
	}
	return depth === 0;
}

/**
 * Reads a slider as a length. Its unit `custom` makes the size a whole CSS expression; an
 * expression that could leave its place in a sheet (`;`, braces, `url(`) gives null.
 *
 * @param unit unit of a bare number, and of a value whose own unit is unknown
 */
export function readLength(unit: string): (value: unknown) => ElementorLength | null {
	return (value) => {
		if (typeof value !== 'object' || value === null) {
			const size = readNumber(value, LENGTHS);
			return size === null ? null : { size, unit, expression: null };
		}
		const stored = value as StoredSettings;
		if (stored.unit === 'custom') {
			const expression = readText(stored.size);
			return expression !== null && isClosedExpression(expression)
				? { size: null, unit: 'custom', expression }
				: null;
		}
		const size = readNumber(stored.size, LENGTHS);
		const own = typeof stored.unit === 'string' && UNIT.test(stored.unit) ? stored.unit : unit;
		return size === null ? null : { size, unit: own, expression: null };
	};
}
