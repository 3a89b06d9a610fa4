import type { FontRange, StandIn } from '@outrigger/rules/fonts/font-catalogue';

/** A smaller font file that is made from a file of a package. */
export interface FontCut {
	style: 'normal' | 'italic';
	/** The weights that stay in the file; if both numbers are equal, the file has no axis of weights. */
	weight: FontRange;
	/** The widths that stay in the file, for a family with an axis of widths. */
	stretch?: FontRange;
	/** The weights and widths for which browsers use the file, if they are more than those in the file. */
	standsFor?: { weight?: FontRange; stretch?: FontRange };
}

/** A family in the form in which its npm package contains it. */
export interface FamilySource {
	package: string;
	/** Other names that designs use for the family. */
	aliases?: readonly string[];
	/** True for a family whose axis of widths is used. */
	hasWidths?: boolean;
	/** The weights and widths that get files of their own; all others use the files of the package. */
	cuts?: readonly FontCut[];
}

const variable = (id: string, more: Omit<FamilySource, 'package'> = {}): FamilySource => ({
	package: `@fontsource-variable/${id}`,
	...more,
});
const fixed = (id: string): FamilySource => ({ package: `@fontsource/${id}` });

/**
 * A book face gets one file for each of three weights; each file also serves the weights around it. A page with text in
 * such a face uses one or two weights, and each of these files has half the size of a file with all weights.
 */
const bookWeights = (style: FontCut['style']): FontCut[] => [
	{ style, weight: [400, 400], standsFor: { weight: [400, 449] } },
	{ style, weight: [500, 500], standsFor: { weight: [450, 599] } },
	{ style, weight: [700, 700], standsFor: { weight: [600, 800] } },
];

/** The two families of the demonstration, then the families that designs use most often. */
export const FAMILIES: readonly FamilySource[] = [
	variable('archivo', {
		hasWidths: true,
		// The font has outlines for the weights 100, 400, 600 and 900 and three widths; each adds 7 kB to a file. Other
		// sites' designs use only the width 100, which keeps all its weights. Only the demonstration uses the other
		// widths, in files that fit into a connection's first window (14.6 kB).
		cuts: [
			{ style: 'normal', weight: [600, 900], stretch: [100, 100] },
			{
				style: 'normal',
				weight: [400, 599],
				stretch: [100, 100],
				standsFor: { stretch: [100, 125] },
			},
			// For headlines.
			{
				style: 'normal',
				weight: [800, 800],
				stretch: [125, 125],
				standsFor: { weight: [600, 900], stretch: [120, 125] },
			},
			// For buttons and questions.
			{
				style: 'normal',
				weight: [680, 680],
				stretch: [110, 110],
				standsFor: { weight: [600, 900], stretch: [101, 119] },
			},
			// For labels and figures.
			{
				style: 'normal',
				weight: [560, 560],
				stretch: [80, 80],
				standsFor: { weight: [400, 900], stretch: [62, 99] },
			},
		],
	}),
	variable('newsreader', {
		cuts: [...bookWeights('normal'), ...bookWeights('italic')],
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
	variable('heebo'),
	variable('inter-tight'),
	variable('rethink-sans'),
	variable('figtree'),
	variable('space-grotesk'),
	variable('syne'),
	variable('ibm-plex-sans'),
	fixed('dm-serif-display'),
	variable('comfortaa'),
	variable('sen'),
	variable('red-hat-text'),
	variable('karla'),
	variable('domine'),
	variable('libre-baskerville'),
];

/** A family of visitors' machines. It is measured by another family, whose glyphs have the same widths. */
export interface StandInSource {
	isSerif: boolean;
	/** Limits the stand-in to some widths of the replaced family; absent for all widths. */
	only?: StandIn['only'];
	/** The npm package of the family that is measured. */
	package: string;
	regular: readonly string[];
	bold: readonly string[];
	italic: readonly string[];
}

/**
 * Windows, macOS and iOS have Arial, Verdana and Georgia. Android has Roboto (since version 12 in one file, whose
 * weights have no names of their own) and Noto Serif. Linux has families with the widths of Arial and Times, or only
 * DejaVu, often without its italics. Verdana differs from DejaVu Sans by one or two percent.
 *
 * Android has one wide family. All its letters are 0.6 em wide, like those of DejaVu Sans Mono. For a wide headline
 * Roboto would have to grow by a third, and its lines would overlap.
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
		only: 'narrower',
		package: '@fontsource-variable/roboto',
		regular: ['Roboto-Regular'],
		bold: ['Roboto-Bold', 'Roboto-Regular'],
		italic: ['Roboto-Italic'],
	},
	{
		isSerif: false,
		package: '@fontsource/dejavu-sans',
		regular: ['Verdana', 'DejaVu Sans'],
		bold: ['Verdana Bold', 'Verdana-Bold', 'DejaVu Sans Bold'],
		italic: ['DejaVu Sans Oblique', 'DejaVu Sans'],
	},
	{
		isSerif: false,
		only: 'wide',
		package: '@fontsource/dejavu-mono',
		regular: ['DroidSansMono'],
		bold: ['DroidSansMono'],
		italic: [],
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
	{
		isSerif: true,
		package: '@fontsource/dejavu-serif',
		regular: ['DejaVu Serif'],
		bold: ['DejaVu Serif Bold'],
		italic: ['DejaVu Serif Italic', 'DejaVu Serif'],
	},
];
