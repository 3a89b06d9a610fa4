/** The builder's device names, as in settings and class names. */
export type Device =
	| 'widescreen'
	| 'desktop'
	| 'laptop'
	| 'tablet_extra'
	| 'tablet'
	| 'mobile_extra'
	| 'mobile';

/** A device's bound. Desktop has none: it covers the widths that no bound covers. */
export interface Breakpoint {
	device: Exclude<Device, 'desktop'>;
	/** The bound in CSS pixels, inclusive: the largest width of the device; for widescreen the smallest width. */
	value: number;
	enabled: boolean;
}

/** All devices with a bound, enabled or not, in any order. */
export type Breakpoints = readonly Breakpoint[];

/** A kit's overrides of a device: another bound, or enabled and disabled. */
export type BreakpointOverrides = Partial<
	Record<Breakpoint['device'], { value?: number | null; enabled?: boolean | null }>
>;

/** Section 9 of the specification. */
export const DEFAULT_BREAKPOINTS: Breakpoints = [
	{ device: 'mobile', value: 767, enabled: true },
	{ device: 'mobile_extra', value: 880, enabled: false },
	{ device: 'tablet', value: 1024, enabled: true },
	{ device: 'tablet_extra', value: 1200, enabled: true },
	{ device: 'laptop', value: 1536, enabled: true },
	{ device: 'widescreen', value: 2400, enabled: false },
];

/** Applies a kit's overrides to a table, by default the builder's. Ignores a bound that is not a positive number. */
export function breakpointsOf(
	overrides: BreakpointOverrides,
	table: Breakpoints = DEFAULT_BREAKPOINTS,
): Breakpoints {
	return table.map((breakpoint) => {
		const { value, enabled } = overrides[breakpoint.device] ?? {};
		return {
			device: breakpoint.device,
			value: isBound(value) ? value : breakpoint.value,
			enabled: enabled ?? breakpoint.enabled,
		};
	});
}

/**
 * The breakpoints of a page that states its own bounds: device → bound in CSS pixels, only for enabled devices.
 * @param bounds null if the page states none; the result is then the specification's table. A bound that is no number
 * gets the specification's value
 */
export function breakpointsFromBounds(
	bounds: Readonly<Record<string, unknown>> | null,
): Breakpoints {
	if (!bounds) return DEFAULT_BREAKPOINTS;
	return DEFAULT_BREAKPOINTS.map(({ device, value }) => ({
		device,
		value: Number(bounds[device]) > 0 ? Number(bounds[device]) : value,
		enabled: device in bounds,
	}));
}

/** The enabled devices, large to small: widescreen (where enabled), desktop, laptop … mobile. */
export function activeDevices(breakpoints: Breakpoints): Device[] {
	const wide = minBound(breakpoints) ? (['widescreen'] as const) : [];
	const narrow = maxBounds(breakpoints).map(({ device }) => device);
	return [...wide, 'desktop', ...narrow.reverse()];
}

/**
 * Returns the media query for a device's values in the cascade: `(max-width:767px)`,
 * `(min-width:2400px)`. Undefined for desktop and for a disabled device; the values of a disabled
 * device are unused.
 */
export function mediaOf(device: Device, breakpoints: Breakpoints): string | undefined {
	const bound = breakpoints.find((one) => one.device === device && one.enabled);
	if (!bound) return undefined;
	return device === 'widescreen' ? `(min-width:${bound.value}px)` : `(max-width:${bound.value}px)`;
}

/** The media query that matches a single device; undefined where the device has no bounds. */
export function exactMediaOf(device: Device, breakpoints: Breakpoints): string | undefined {
	return mediaOfDevices([device], breakpoints)[0] || undefined;
}

/**
 * The media queries that together match exactly these devices, one query per run of neighbours; `['']` where they
 * cover every viewport. Disabled devices never match.
 */
export function mediaOfDevices(devices: readonly Device[], breakpoints: Breakpoints): string[] {
	const active = activeDevices(breakpoints);
	const runs: Device[][] = [];
	active.forEach((device, index) => {
		if (!devices.includes(device)) return;
		const last = runs.at(-1);
		if (last && last.at(-1) === active[index - 1]) last.push(device);
		else runs.push([device]);
	});
	return runs.map((run) => {
		const [first, last] = [run[0], run.at(-1)] as [Device, Device];
		const min = lowerBound(last, breakpoints);
		const max = upperBound(first, breakpoints);
		const parts = [
			min !== undefined && `(min-width:${min}px)`,
			max !== undefined && `(max-width:${max}px)`,
		];
		return parts.filter(Boolean).join(' and ');
	});
}

/** The viewport widths of a device in CSS pixels, both included; undefined where a side has no bound. */
export function widthsOf(
	device: Device,
	breakpoints: Breakpoints,
): { least: number | undefined; most: number | undefined } {
	return { least: lowerBound(device, breakpoints), most: upperBound(device, breakpoints) };
}

function lowerBound(device: Device, breakpoints: Breakpoints): number | undefined {
	if (device === 'widescreen') return minBound(breakpoints)?.value;
	const bounds = maxBounds(breakpoints);
	const own = bounds.findIndex((one) => one.device === device);
	const below = own < 0 ? bounds.at(-1) : bounds[own - 1];
	return below && below.value + 1;
}

function upperBound(device: Device, breakpoints: Breakpoints): number | undefined {
	if (device === 'widescreen') return undefined;
	const wide = minBound(breakpoints);
	if (device === 'desktop') return wide && wide.value - 1;
	return maxBounds(breakpoints).find((one) => one.device === device)?.value;
}

function maxBounds(breakpoints: Breakpoints): Breakpoint[] {
	return breakpoints
		.filter(({ device, enabled }) => enabled && device !== 'widescreen')
		.sort((a, b) => a.value - b.value);
}

function minBound(breakpoints: Breakpoints): Breakpoint | undefined {
	return breakpoints.find(({ device, enabled }) => enabled && device === 'widescreen');
}

function isBound(value: unknown): value is number {
	return typeof value === 'number' && Number.isFinite(value) && value > 0;
}
