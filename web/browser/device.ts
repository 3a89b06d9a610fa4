import {
	activeDevices,
	type Breakpoints,
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
 * The breakpoints of this page, from `data-elementor-breakpoints` on `<body>`: device → bound in CSS pixels,
 * only those that are in use. The specification's where the attribute is missing or broken.
 */
export function pageBreakpoints(): Breakpoints {
	try {
		const own: Record<string, unknown> = JSON.parse(
			document.body.dataset.elementorBreakpoints ?? '',
		);
		// A bound that is none is the specification's; text, a number or null in place of the table throws.
		return DEFAULT_BREAKPOINTS.map(({ device, value }) => ({
			device,
			value: Number(own[device]) > 0 ? Number(own[device]) : value,
			enabled: device in own,
		}));
	} catch {
		return DEFAULT_BREAKPOINTS;
	}
}

/**
 * The device of the viewport as it is now: what the media queries of the sheet say, also of a width between two
 * pixels, which a zoomed page has.
 */
export function currentDevice(): Device {
	return pageBounds().find(({ query }) => query.matches)?.device ?? 'desktop';
}

/** Says at once which device the viewport is, and again whenever it becomes another one. */
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

/** The devices in use, the narrowest first: its rules come last in the sheet. Desktop is where no bound matches. */
function pageBounds(): readonly Bound[] {
	bounds ??= boundsOf(pageBreakpoints());
	return bounds;
}

function boundsOf(table: Breakpoints): readonly Bound[] {
	return activeDevices(table)
		.map((device) => ({ device, query: matchMedia(mediaOf(device, table) ?? 'not all') }))
		.reverse();
}
