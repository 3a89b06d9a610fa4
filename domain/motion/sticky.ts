import { activeDevices, type Breakpoints, type Device } from '../builder/breakpoints';
import type { ElementSettings } from '../builder/element-tree';
import { deviceKey, inheritanceOf } from '../builder/responsive';

/** The sticky settings of an element on a device. Lengths are CSS pixels. */
export interface Sticky {
	side: 'top' | 'bottom';
	/** The distance to that edge of the viewport. */
	offset: number;
	/** The scroll distance beyond the sticking point after which the effects class is set. */
	effectsOffset: number;
	/** The distance below the top edge at which anchors after it come to rest; 0 has no effect. */
	anchorOffset: number;
	/** True where the element stays inside its parent ("stay in column"). */
	staysInParent: boolean;
}

/** The builder's upper limits for its three number controls. */
export const OFFSET_MAX_PX = 500;
export const EFFECTS_OFFSET_MAX_PX = 1000;

/**
 * The sticky settings of an element on a device; undefined where it is not sticky. Without a valid list of devices it
 * is sticky on all devices; an empty list means none. An invalid offset inherits from the next larger device, finally
 * 0; an offset beyond its limits is clamped.
 */
export function stickyOn(
	settings: ElementSettings,
	device: Device,
	breakpoints: Breakpoints,
): Sticky | undefined {
	const { sticky: side, sticky_on: devices } = settings;
	if (side !== 'top' && side !== 'bottom') return undefined;
	if (Array.isArray(devices) && !devices.includes(device)) return undefined;
	const larger = inheritanceOf(device, breakpoints);
	const length = (control: string, most: number) => {
		const sizes = larger.map((one) => sizeOf(settings[deviceKey(control, one)]));
		return Math.min(Math.max(sizes.find((size) => size !== undefined) ?? 0, 0), most);
	};
	return {
		side,
		offset: length('sticky_offset', OFFSET_MAX_PX),
		effectsOffset: length('sticky_effects_offset', EFFECTS_OFFSET_MAX_PX),
		anchorOffset: length('sticky_anchor_link_offset', OFFSET_MAX_PX),
		staysInParent: settings.sticky_parent === 'yes',
	};
}

/** The devices on which an element is sticky, with the settings, large to small. */
export function stickyDevices(
	settings: ElementSettings,
	breakpoints: Breakpoints,
): [Device, Sticky][] {
	return activeDevices(breakpoints).flatMap((device) => {
		const sticky = stickyOn(settings, device, breakpoints);
		return sticky ? [[device, sticky] satisfies [Device, Sticky]] : [];
	});
}

/** Reads a number, a numeric text or a slider; undefined for any other value. */
function sizeOf(value: unknown): number | undefined {
	const raw = value instanceof Object && 'size' in value ? value.size : value;
	const number = typeof raw === 'string' ? Number.parseFloat(raw) : raw;
	return typeof number === 'number' && !Number.isNaN(number) ? number : undefined;
}
