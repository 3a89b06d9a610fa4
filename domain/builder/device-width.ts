import { type Breakpoints, type Device, widthsOf } from './breakpoints';

/** A common screen of each device, in CSS pixels. */
const COMMON: Readonly<Record<Device, { width: number; height: number }>> = {
	widescreen: { width: 2560, height: 1440 },
	desktop: { width: 1680, height: 1050 },
	laptop: { width: 1440, height: 900 },
	tablet_extra: { width: 1112, height: 834 },
	tablet: { width: 820, height: 1180 },
	mobile_extra: { width: 844, height: 390 },
	mobile: { width: 390, height: 844 },
};

/** A screen size for a device under a site's breakpoints: the common size, moved between the device's bounds. */
export function deviceScreen(
	device: Device,
	breakpoints: Breakpoints,
): { width: number; height: number } {
	const { width, height } = COMMON[device];
	const { least = 0, most = Number.POSITIVE_INFINITY } = widthsOf(device, breakpoints);
	return { width: Math.max(Math.min(width, most), least), height };
}
