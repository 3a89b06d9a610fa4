import { activeDevices, type Breakpoints, type Device } from '../builder/breakpoints';
import type { ElementSettings } from '../builder/element-tree';
import { deviceKey, inheritanceOf } from '../builder/responsive';
import { type CarouselStep, countOf, lowestWidth, spacingOf } from './carousel';

/** The number of visible slides on each device that has a default of its own. */
export type SlidesPerView = Readonly<Partial<Record<Device, number>> & { desktop: number }>;

/** The default spacing in CSS pixels. */
const USUAL_SPACING = 10;

/**
 * The settings of a carousel of the builder's carousel module (media, testimonials, reviews) for each device, smallest
 * viewport first. A device with its own default inherits nothing from larger devices: for example, three slides on the
 * desktop do not change the number on phones. No device shows more slides than exist. Invalid numbers give the default.
 *
 * @param usual visible slides of the devices with a default; other devices inherit from the next larger device
 */
export function slidesPerViewSteps(
	settings: ElementSettings,
	breakpoints: Breakpoints,
	usual: SlidesPerView,
	slideCount: number,
): CarouselStep[] {
	const devices = activeDevices(breakpoints);
	return devices
		.map((device, index): CarouselStep => {
			const stored = own(settings, 'slides_per_view', device, breakpoints, usual, countOf);
			const slides = Math.min(stored ?? usual[device] ?? usual.desktop, Math.max(slideCount, 1));
			const group = own(settings, 'slides_to_scroll', device, breakpoints, usual, countOf) ?? 1;
			const spacing = own(settings, 'space_between', device, breakpoints, usual, spacingOf);
			return {
				device,
				minWidth: lowestWidth(device, devices[index + 1], breakpoints),
				slides,
				group: Math.min(group, slides),
				perDot: group,
				spacing: spacing ?? USUAL_SPACING,
			};
		})
		.reverse();
}

/**
 * Returns the value of the device, or of the next larger device; the search ends at a device with a default of its own.
 */
function own<Value>(
	settings: ElementSettings,
	control: string,
	device: Device,
	breakpoints: Breakpoints,
	usual: SlidesPerView,
	read: (stored: unknown) => Value | undefined,
): Value | number | undefined {
	for (const larger of inheritanceOf(device, breakpoints)) {
		const value = read(settings[deviceKey(control, larger)]);
		if (value !== undefined) return value;
		if (usual[larger] !== undefined) {
			return control === 'slides_per_view' ? usual[larger] : undefined;
		}
	}
	return undefined;
}
