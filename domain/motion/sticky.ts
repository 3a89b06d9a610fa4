import { activeDevices, type Breakpoints, type Device } from '../builder/breakpoints';
import type { ElementSettings } from '../builder/element-tree';
import { deviceKey, inheritanceOf } from '../builder/responsive';

/** How an element sticks on one device. Lengths are CSS pixels. */
export interface Sticky {
	side: 'top' | 'bottom';
	/** How far from that edge of the viewport it stays. */
	offset: number;
	/** How far the page is scrolled beyond the sticking point before the effects class is set. */
	effectsOffset: number;
	/** How far below the top edge the anchors after it come to rest; 0 says nothing. */
	anchorOffset: number;
	/** Whether it ends with the element that holds it ("stay in column"). */
	staysInParent: boolean;
}

/** The builder's largest values of its three number controls. */
export const OFFSET_MAX_PX = 500;
export const EFFECTS_OFFSET_MAX_PX = 1000;

/**
 * How an element sticks on a device; undefined where it does not. Without a list of devices it sticks on all
 * of them; a list that is none counts as absent, an empty one means nowhere. An offset that is no number is that
 * of the next larger device, at last 0; one out of range is brought into it.
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

/** The devices on which an element sticks, with how, large to small. */
export function stickyDevices(
	settings: ElementSettings,
	breakpoints: Breakpoints,
): [Device, Sticky][] {
	return activeDevices(breakpoints).flatMap((device) => {
		const sticky = stickyOn(settings, device, breakpoints);
		return sticky ? [[device, sticky] satisfies [Device, Sticky]] : [];
	});
}

/** The number of a number, a numeric text or a slider; undefined for what is none. */
function sizeOf(value: unknown): number | undefined {
	const raw = value instanceof Object && 'size' in value ? value.size : value;
	const number = typeof raw === 'string' ? Number.parseFloat(raw) : raw;
	return typeof number === 'number' && !Number.isNaN(number) ? number : undefined;
}
