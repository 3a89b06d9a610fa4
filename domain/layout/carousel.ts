import { activeDevices, type Breakpoints, type Device } from '../builder/breakpoints';
import type { ElementSettings } from '../builder/element-tree';
import { deviceKey, inheritanceOf } from '../builder/responsive';

/** How many slides show at once unless an editor says otherwise. */
const DESKTOP_SLIDES = 3;
const TABLET_SLIDES = 2;
const MOBILE_SLIDES = 1;

/** Nobody reads more slides than this beside each other. */
const MOST_SLIDES = 12;

/** What a carousel is on viewports of one device. */
export interface CarouselStep {
	device: Device;
	/** CSS pixels from which on it holds; 0 for the smallest device. */
	minWidth: number;
	/** Slides that show at once. */
	slides: number;
	/** Slides that one step moves. */
	group: number;
	/** CSS pixels between two slides. */
	spacing: number;
}

/**
 * The slides that show at once on a device: 3 unless told otherwise, 2 on a tablet (1 where a single one shows
 * on the desktop), 1 on a phone; other devices inherit the next larger one's. `0`, junk and nothing are not told.
 */
export function slidesToShow(
	settings: ElementSettings,
	device: Device,
	breakpoints: Breakpoints,
): number {
	const own = countOf(settings[deviceKey('slides_to_show', device)]);
	if (own) return own;
	if (device === 'desktop') return DESKTOP_SLIDES;
	if (device === 'mobile') return MOBILE_SLIDES;
	if (device === 'tablet') {
		return slidesToShow(settings, 'desktop', breakpoints) === 1 ? 1 : TABLET_SLIDES;
	}
	const [, larger = 'desktop'] = inheritanceOf(device, breakpoints);
	return slidesToShow(settings, larger === device ? 'desktop' : larger, breakpoints);
}

/**
 * What a carousel is on each device, smallest viewport first.
 * @param usualSpacing CSS pixels between slides unless an editor says otherwise: 20 for images, 10 for templates
 */
export function carouselSteps(
	settings: ElementSettings,
	breakpoints: Breakpoints,
	usualSpacing: number,
): CarouselStep[] {
	const devices = activeDevices(breakpoints);
	return devices
		.map((device, index): CarouselStep => {
			const slides = slidesToShow(settings, device, breakpoints);
			const group = inherited(settings, 'slides_to_scroll', device, breakpoints, countOf) ?? 1;
			const spacing = inherited(settings, 'image_spacing_custom', device, breakpoints, spacingOf);
			return {
				device,
				minWidth: lowestWidth(device, devices[index + 1], breakpoints),
				slides,
				group: Math.min(group, slides),
				spacing: spacing ?? usualSpacing,
			};
		})
		.reverse();
}

/** A device begins one pixel above the bound of the next smaller one; widescreen at its own. */
export function lowestWidth(
	device: Device,
	smaller: Device | undefined,
	breakpoints: Breakpoints,
): number {
	const boundOf = (one: Device) => breakpoints.find((each) => each.device === one)?.value ?? 0;
	if (device === 'widescreen') return boundOf(device);
	return smaller ? boundOf(smaller) + 1 : 0;
}

function inherited<Value>(
	settings: ElementSettings,
	control: string,
	device: Device,
	breakpoints: Breakpoints,
	read: (stored: unknown) => Value | undefined,
): Value | undefined {
	for (const larger of inheritanceOf(device, breakpoints)) {
		const value = read(settings[deviceKey(control, larger)]);
		if (value !== undefined) return value;
	}
	return undefined;
}

/** A stored number of slides, 1 to 12; undefined for junk, zero and nothing. */
export function countOf(stored: unknown): number | undefined {
	if (typeof stored !== 'number' && typeof stored !== 'string') return undefined;
	const number = Math.trunc(Number(stored));
	return number >= 1 ? Math.min(number, MOST_SLIDES) : undefined;
}

/** The pixels of a stored slider `{size}`; undefined for junk and nothing. */
export function spacingOf(stored: unknown): number | undefined {
	if (typeof stored !== 'object' || stored === null || !('size' in stored)) return undefined;
	const { size } = stored;
	const number = typeof size === 'string' && size.trim() !== '' ? Number(size) : size;
	return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}
