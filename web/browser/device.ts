import {
	type Breakpoints,
	DEFAULT_BREAKPOINTS,
	type Device,
	deviceAt,
} from '../../domain/breakpoints';
import type { Unsubscribe } from './unsubscribe';

let known: Breakpoints | undefined;

/**
 * The breakpoints of this page, from `data-elementor-breakpoints` on `<body>`: device → bound in CSS pixels,
 * only those that are in use. The specification's where the attribute is missing or broken.
 */
export function pageBreakpoints(): Breakpoints {
	known ??= readBreakpoints(document.body.dataset.elementorBreakpoints);
	return known;
}

/** The device of the viewport as it is now. */
export function currentDevice(): Device {
	return deviceAt(innerWidth, pageBreakpoints());
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
	const queries = pageBreakpoints()
		.filter(({ enabled }) => enabled)
		.map((bound) =>
			matchMedia(`(${bound.device === 'widescreen' ? 'min' : 'max'}-width:${bound.value}px)`),
		);
	for (const query of queries) query.addEventListener('change', listener);
	onChange(device);
	return () => {
		for (const query of queries) query.removeEventListener('change', listener);
	};
}

function readBreakpoints(text: string | undefined): Breakpoints {
	try {
		const own: Record<string, unknown> = JSON.parse(text ?? '');
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
