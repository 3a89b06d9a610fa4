import {
	activeDevices,
	type Breakpoints,
	breakpointsFromBounds,
	DEFAULT_BREAKPOINTS,
	type Device,
	mediaOf,
} from '@outrigger/rules/builder/breakpoints';
import type { Unsubscribe } from './unsubscribe';

interface Bound {
	device: Device;
	query: MediaQueryList;
}

let bounds: readonly Bound[] | undefined;

/**
 * The breakpoints of this page, from `data-elementor-breakpoints` on `<body>`: device → bound in CSS pixels, only
 * those in use. Falls back to the specification's values where the attribute is missing or broken.
 */
export function pageBreakpoints(): Breakpoints {
	try {
		// `JSON.parse` gives a text or a number for a broken table; reading bounds from that throws.
		return breakpointsFromBounds(JSON.parse(document.body.dataset.elementorBreakpoints ?? ''));
	} catch {
		return DEFAULT_BREAKPOINTS;
	}
}

/**
 * The device of the viewport now, by the sheet's own media queries. They also decide for widths between two pixels,
 * which zoomed pages have.
 */
export function currentDevice(): Device {
	return pageBounds().find(({ query }) => query.matches)?.device ?? 'desktop';
}

/** Calls back at once with the device of the viewport, and again whenever it changes. */
export function watchDevice(onChange: (device: Device) => void): Unsubscribe {
	let device = currentDevice();
	const listener = () => {
		const next = currentDevice();
		if (next === device) return;
		device = next;
		onChange(device);
	};
	for (const { query } of pageBounds()) query.addEventListener('change', listener);
	onChange(device);
	return () => {
		for (const { query } of pageBounds()) query.removeEventListener('change', listener);
	};
}

/**
 * The devices in use, the narrowest first, because the narrowest device's rules come last in the sheet. No bound
 * matches on desktop.
 */
function pageBounds(): readonly Bound[] {
	bounds ??= boundsOf(pageBreakpoints());
	return bounds;
}

function boundsOf(table: Breakpoints): readonly Bound[] {
	return activeDevices(table)
		.map((device) => ({ device, query: matchMedia(mediaOf(device, table) ?? 'not all') }))
		.reverse();
}
