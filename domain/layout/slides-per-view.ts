import { activeDevices, type Breakpoints, type Device } from '../builder/breakpoints';
import type { ElementSettings } from '../builder/element-tree';
import { deviceKey, inheritanceOf } from '../builder/responsive';
import { type CarouselStep, countOf, lowestWidth, spacingOf } from './carousel';

/** Slides beside each other on the devices that have a default of their own. */
export type SlidesPerView = Readonly<Partial<Record<Device, number>> & { desktop: number }>;

/** CSS pixels between slides unless an editor says otherwise. */
const USUAL_SPACING = 10;

/**
 * What a carousel of the builder's carousel module (media, testimonials, reviews) is on each device, smallest
 * viewport first. A device with a default of its own takes nothing from larger ones: three slides on the desktop
 * are no word about phones. No device shows more slides than there are. Wrong numbers are not told.
 *
 * @param usual slides of the devices with a default; the others inherit the next larger one's
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
			const told = own(settings, 'slides_per_view', device, breakpoints, usual, countOf);
			const slides = Math.min(told ?? usual[device] ?? usual.desktop, Math.max(slideCount, 1));
			const group = own(settings, 'slides_to_scroll', device, breakpoints, usual, countOf) ?? 1;
			const spacing = own(settings, 'space_between', device, breakpoints, usual, spacingOf);
			return {
				device,
				minWidth: lowestWidth(device, devices[index + 1], breakpoints),
				slides,
				group: Math.min(group, slides),
				spacing: spacing ?? USUAL_SPACING,
			};
		})
		.reverse();
}

/** The value of the device, else of larger ones as far as the next that has a default. */
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
