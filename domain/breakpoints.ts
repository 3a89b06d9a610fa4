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

/** The default table with a kit's overrides; a bound that is no positive number is ignored. */
export function breakpointsOf(overrides: BreakpointOverrides): Breakpoints {
	return DEFAULT_BREAKPOINTS.map((breakpoint) => {
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

/** The device of a viewport that is `width` CSS pixels wide. */
export function deviceAt(width: number, breakpoints: Breakpoints): Device {
	const wide = minBound(breakpoints);
	if (wide && width >= wide.value) return 'widescreen';
	return maxBounds(breakpoints).find(({ value }) => width <= value)?.device ?? 'desktop';
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
	const devices = activeDevices(breakpoints);
	const index = devices.indexOf(device);
	if (index < 0) return undefined;
	if (device === 'widescreen') return mediaOf(device, breakpoints);
	const bounds = maxBounds(breakpoints);
	const own = bounds.findIndex((one) => one.device === device);
	const below = own < 0 ? bounds.at(-1) : bounds[own - 1];
	const above = own < 0 ? minBound(breakpoints) : undefined;
	const parts = [
		below && `(min-width:${below.value + 1}px)`,
		own >= 0 && `(max-width:${bounds[own]?.value}px)`,
		above && `(max-width:${above.value - 1}px)`,
	].filter(Boolean);
	return parts.length > 0 ? parts.join(' and ') : undefined;
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
