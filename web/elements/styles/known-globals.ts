import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { perRecord } from '@outrigger/rules/values/per-record';
import type { Kit, KitTypography } from './kit';
import { TYPOGRAPHY_PROPERTIES, type TypographyProperty } from './typography';
import { isOn } from './values';

/** The builder's options of these names, which a kit's export contains. */
const NO_COLORS = 'elementor_disable_color_schemes';
const NO_FONTS = 'elementor_disable_typography_schemes';

/** The globals of a kit, and which of them its widgets use by default. */
export interface KnownGlobals {
	/** Ids of its colours. */
	colors: ReadonlySet<string>;
	/** Ids of its type styles, each with the properties that it sets on some device. */
	typography: ReadonlyMap<string, readonly TypographyProperty[]>;
	/** False if the kit switches the default colours of widgets off. */
	hasDefaultColors: boolean;
	/** False if the kit switches the default fonts of widgets off. */
	hasDefaultFonts: boolean;
}

/** The parts of a kit that contain globals or switch them off. */
type KitOfGlobals = Pick<
	Kit,
	'systemColors' | 'customColors' | 'systemTypography' | 'customTypography' | 'settings'
>;

/** Reads the globals of a kit. The same kit gets the same object, because caches depend on it. */
export const knownGlobalsOf: (kit: KitOfGlobals) => KnownGlobals = perRecord((kit) => {
	const styles = [...kit.systemTypography, ...kit.customTypography];
	return {
		colors: new Set(
			[...kit.systemColors, ...kit.customColors].flatMap(({ id, color }) => (color ? [id] : [])),
		),
		typography: new Map(styles.map((style) => [style.id, propertiesOf(style)])),
		hasDefaultColors: !isSwitchedOff(kit.settings, NO_COLORS),
		hasDefaultFonts: !isSwitchedOff(kit.settings, NO_FONTS),
	};
});

function isSwitchedOff(settings: ElementSettings, option: string): boolean {
	return isOn(settings[option]);
}

function propertiesOf(style: KitTypography): TypographyProperty[] {
	const values: Record<TypographyProperty, string | readonly unknown[] | null> = {
		'font-family': style.fontFamily,
		'font-size': style.fontSize,
		'font-weight': style.fontWeight,
		'text-transform': style.textTransform,
		'font-style': style.fontStyle,
		'text-decoration': style.textDecoration,
		'line-height': style.lineHeight,
		'letter-spacing': style.letterSpacing,
		'word-spacing': style.wordSpacing,
	};
	return TYPOGRAPHY_PROPERTIES.filter((property) => (values[property]?.length ?? 0) > 0);
}
