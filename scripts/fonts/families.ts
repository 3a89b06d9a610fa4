/** A smaller file made of a package's file. */
export interface FontCut {
	style: 'normal' | 'italic';
	/** Weights that it keeps; one number twice is no axis any more. */
	weight: readonly [number, number];
	/** Weights that it stands for, where those are more. */
	standsFor?: readonly [number, number];
	/** Widths that it keeps, for a family that has them. */
	stretch?: readonly [number, number];
}

/** A family as its package on npm brings it. */
export interface FamilySource {
	package: string;
	/** Other names under which designs know it. */
	aliases?: readonly string[];
	/** Families with an axis of widths that is used. */
	hasWidths?: boolean;
	/** Weights and widths that are worth a file of their own; what they leave out comes as the package has it. */
	cuts?: readonly FontCut[];
}

const variable = (id: string, more: Omit<FamilySource, 'package'> = {}): FamilySource => ({
	package: `@fontsource-variable/${id}`,
	...more,
});
const fixed = (id: string): FamilySource => ({ package: `@fontsource/${id}` });

/** The demonstration's two, then the families that designs name most often. */
export const FAMILIES: readonly FamilySource[] = [
	variable('archivo', {
		hasWidths: true,
		cuts: [{ style: 'normal', weight: [400, 900], stretch: [62, 125] }],
	}),
	variable('newsreader', {
		cuts: [
			{ style: 'normal', weight: [400, 400], standsFor: [400, 499] },
			{ style: 'normal', weight: [500, 800] },
			{ style: 'italic', weight: [400, 400], standsFor: [400, 499] },
			{ style: 'italic', weight: [500, 800] },
		],
	}),
	variable('roboto'),
	variable('roboto-slab'),
	fixed('poppins'),
	variable('inter'),
	variable('montserrat'),
	variable('open-sans'),
	fixed('lato'),
	variable('jost'),
	variable('nunito'),
	variable('playfair-display'),
	variable('work-sans'),
	variable('dm-sans'),
	variable('raleway'),
	variable('oswald'),
	variable('merriweather'),
	variable('source-sans-3', { aliases: ['Source Sans Pro'] }),
	variable('rubik'),
	fixed('ubuntu'),
	fixed('pt-sans'),
	variable('noto-sans'),
	variable('mulish', { aliases: ['Muli'] }),
	variable('manrope'),
	fixed('barlow'),
	variable('quicksand'),
	variable('josefin-sans'),
	fixed('bebas-neue'),
	variable('cormorant-garamond'),
	variable('plus-jakarta-sans'),
	variable('outfit'),
	variable('lora'),
];

/** A family of visitors' machines, measured on a family that is known to be as wide, glyph by glyph. */
export interface StandInSource {
	isSerif: boolean;
	/** What is measured. */
	package: string;
	regular: readonly string[];
	bold: readonly string[];
	italic: readonly string[];
}

/**
 * Windows, macOS and iOS have Arial and Georgia, Android has Roboto and Noto Serif, Linux has families that are made
 * as wide as Arial and Times.
 */
export const STAND_INS: readonly StandInSource[] = [
	{
		isSerif: false,
		package: '@fontsource/arimo',
		regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
		bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
		italic: ['Arial Italic', 'Arial-ItalicMT', 'Liberation Sans Italic', 'Arimo Italic'],
	},
	{
		isSerif: false,
		package: '@fontsource-variable/roboto',
		regular: ['Roboto', 'Roboto-Regular'],
		bold: ['Roboto Bold', 'Roboto-Bold'],
		italic: ['Roboto Italic', 'Roboto-Italic'],
	},
	{
		isSerif: true,
		package: '@fontsource/gelasio',
		regular: ['Georgia', 'Gelasio'],
		bold: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'],
		italic: ['Georgia Italic', 'Georgia-Italic', 'Gelasio Italic'],
	},
	{
		isSerif: true,
		package: '@fontsource/noto-serif',
		regular: ['Noto Serif', 'NotoSerif-Regular'],
		bold: ['Noto Serif Bold', 'NotoSerif-Bold'],
		italic: ['Noto Serif Italic', 'NotoSerif-Italic'],
	},
	{
		isSerif: true,
		package: '@fontsource/tinos',
		regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
		bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
		italic: [
			'Times New Roman Italic',
			'TimesNewRomanPS-ItalicMT',
			'Liberation Serif Italic',
			'Tinos Italic',
		],
	},
];
