/** The builder's device names, as they stand in settings and class names. */
export type Device =
	| 'widescreen'
	| 'desktop'
	| 'laptop'
	| 'tablet_extra'
	| 'tablet'
	| 'mobile_extra'
	| 'mobile';

/** One bound of the device table. Desktop has none: it is what no bound claims. */
export interface Breakpoint {
	device: Exclude<Device, 'desktop'>;
	/** Bound in CSS pixels, inclusive: a device ends at it (`max`); widescreen starts at it (`min`). */
	value: number;
	enabled: boolean;
}

/** The whole table, enabled or not, in any order. */
export type Breakpoints = readonly Breakpoint[];

/** What a kit may say about a device: another bound, or whether the device is used. */
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

/** A table with a kit's overrides, the default one if none is named; a bound that is no positive number is ignored. */
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

/** The devices in use, large to small: widescreen (where enabled), desktop, laptop … mobile. */
export function activeDevices(breakpoints: Breakpoints): Device[] {
	const wide = minBound(breakpoints) ? (['widescreen'] as const) : [];
	const narrow = maxBounds(breakpoints).map(({ device }) => device);
	return [...wide, 'desktop', ...narrow.reverse()];
}

/**
 * The media query under which a device's values stand in the cascade: `(max-width:767px)`,
 * `(min-width:2400px)`. Desktop has none; neither has a device that is switched off (its values are unused).
 */
export function mediaOf(device: Device, breakpoints: Breakpoints): string | undefined {
	const bound = breakpoints.find((one) => one.device === device && one.enabled);
	if (!bound) return undefined;
	return device === 'widescreen' ? `(min-width:${bound.value}px)` : `(max-width:${bound.value}px)`;
}

/** The media query that matches on one device alone; undefined where nothing bounds it. */
export function exactMediaOf(device: Device, breakpoints: Breakpoints): string | undefined {
	return mediaOfDevices([device], breakpoints)[0] || undefined;
}

/**
 * The media queries that together match on exactly these devices, one for each run of neighbours; `['']` where
 * that is every viewport. Devices that are switched off match nowhere.
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

/** The widths of the viewport that are a device, in CSS pixels, both included; undefined where nothing bounds them. */
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
