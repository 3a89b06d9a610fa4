import { activeDevices, type Breakpoints, type Device } from '../builder/breakpoints';
import type { ElementSettings } from '../builder/element-tree';
import { deviceKey, inheritanceOf } from '../builder/responsive';

/** The builder's defaults for the number of visible slides. */
const DESKTOP_SLIDES = 3;
const TABLET_SLIDES = 2;
const MOBILE_SLIDES = 1;

/** The largest number of visible slides. */
const MOST_SLIDES = 12;

/** The settings of a carousel for the viewports of a device. */
export interface CarouselStep {
	device: Device;
	/** The lowest viewport width in CSS pixels; 0 for the smallest device. */
	minWidth: number;
	/** Visible slides. */
	slides: number;
	/** The number of slides that one step moves; never more than are visible, so that no slide is skipped. */
	group: number;
	/** The number of slides for each dot: the slides that one step passes, as the editor set it. */
	perDot: number;
	/** CSS pixels between two slides. */
	spacing: number;
}

/**
 * The number of visible slides on a device. Defaults: 3 on the desktop, 2 on a tablet (1 where the desktop shows a
 * single slide), 1 on a phone; other devices inherit from the next larger device. `0`, a value that is no number and a
 * missing value give the default.
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
 * The settings of a carousel for each device, smallest viewport first.
 * @param usualSpacing default spacing in CSS pixels: 20 for images, 10 for templates
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
				perDot: group,
				spacing: spacing ?? usualSpacing,
			};
		})
		.reverse();
}

/**
 * The lowest viewport width of a device: one pixel above the bound of the next smaller device; for widescreen its own
 * bound.
 */
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

/**
 * Reads a stored number of slides, 1 to 12; undefined for zero, for a missing value and for a value that is no number.
 */
export function countOf(stored: unknown): number | undefined {
	if (typeof stored !== 'number' && typeof stored !== 'string') return undefined;
	const number = Math.trunc(Number(stored));
	return number >= 1 ? Math.min(number, MOST_SLIDES) : undefined;
}

/** Reads the pixels of a stored slider `{size}`; undefined for a missing value and for a value that is no number. */
export function spacingOf(stored: unknown): number | undefined {
	if (typeof stored !== 'object' || stored === null || !('size' in stored)) return undefined;
	const { size } = stored;
	const number = typeof size === 'string' && size.trim() !== '' ? Number(size) : size;
	return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}
