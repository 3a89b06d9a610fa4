import {
	type BreakpointOverrides,
	type Breakpoints,
	breakpointsOf,
	DEFAULT_BREAKPOINTS,
} from '@outrigger/rules/builder/breakpoints';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { perRecord } from '@outrigger/rules/values/per-record';

/** A length on one device, in the form of the contract's answer: `DESKTOP`, `{size, unit, expression}`. */
export interface KitDeviceLength {
	device: string;
	value: { size: number | null; unit: string; expression: string | null };
}

/** A type style of the kit. */
export interface KitTypography {
	id: string;
	fontFamily: string | null;
	fontWeight: string | null;
	textTransform: string | null;
	fontStyle: string | null;
	textDecoration: string | null;
	fontSize: readonly KitDeviceLength[];
	lineHeight: readonly KitDeviceLength[];
	letterSpacing: readonly KitDeviceLength[];
	wordSpacing: readonly KitDeviceLength[];
}

/** The data of the site's kit that the sheet needs. */
export interface Kit {
	databaseId: number;
	breakpoints: readonly { device: string; value: number; isEnabled: boolean }[];
	systemColors: readonly { id: string; color: string }[];
	customColors: readonly { id: string; color: string }[];
	systemTypography: readonly KitTypography[];
	customTypography: readonly KitTypography[];
	customCss: string | null;
	/** True if default colours have more contrast than the builder's; false if absent. */
	accessibleDefaults?: boolean;
	/** The other settings of the kit, under the builder's control names. */
	settings: ElementSettings;
}

const breakpointsOfKit = perRecord((kit: Pick<Kit, 'breakpoints'>) => {
	const overrides: BreakpointOverrides = Object.fromEntries(
		kit.breakpoints.map(({ device, value, isEnabled }) => [
			device.toLowerCase(),
			{ value, enabled: isEnabled },
		]),
	);
	return breakpointsOf(overrides);
});

/**
 * The device table of a kit; a device that it does not name keeps its default. The same kit gives the same object,
 * because caches use it as a key.
 */
export function kitBreakpoints(kit: Pick<Kit, 'breakpoints'> | null): Breakpoints {
	return kit ? breakpointsOfKit(kit) : DEFAULT_BREAKPOINTS;
}
