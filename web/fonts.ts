import archivoLatinExt from '@fontsource-variable/archivo/files/archivo-latin-ext-wdth-normal.woff2?url';
import archivoLatin from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url';
import newsreaderLatinExt from '@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2?url';
import newsreaderItalicLatin from '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2?url';
import newsreaderLatin from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';

/** One file of a family that the house serves itself. */
interface FontFace {
	url: string;
	style: 'normal' | 'italic';
	/** Range of weights in the file. */
	weight: string;
	/** Range of widths in the file, where it has that axis. */
	stretch?: string;
	unicodeRange: string;
	/** Fetched with the page: what the first screen is set in. */
	preload: boolean;
}

const LATIN =
	'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
	'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/** The families that a kit may name and get without asking another host. */
const FAMILIES: Readonly<Record<string, readonly FontFace[]>> = {
	Archivo: [
		{
			url: archivoLatin,
			style: 'normal',
			weight: '100 900',
			stretch: '62% 125%',
			unicodeRange: LATIN,
			preload: true,
		},
		{
			url: archivoLatinExt,
			style: 'normal',
			weight: '100 900',
			stretch: '62% 125%',
			unicodeRange: LATIN_EXT,
			preload: false,
		},
	],
	Newsreader: [
		{
			url: newsreaderLatin,
			style: 'normal',
			weight: '200 800',
			unicodeRange: LATIN,
			preload: true,
		},
		{
			url: newsreaderLatinExt,
			style: 'normal',
			weight: '200 800',
			unicodeRange: LATIN_EXT,
			preload: false,
		},
		{
			url: newsreaderItalicLatin,
			style: 'italic',
			weight: '200 800',
			unicodeRange: LATIN,
			preload: true,
		},
	],
};

/**
 * `@font-face` rules for the families that a sheet names and the house serves; others fall back to the system.
 *
 * `font-display: optional` with a preload: text never moves under the reader's eyes (docs/decisions/0004-fonts.md).
 */
export function fontFaces(sheet: string): { css: string; preloads: string[] } {
	const usesItalic = /font-style:italic/.test(sheet);
	const faces = Object.entries(FAMILIES)
		.filter(([family]) => sheet.includes(family))
		.flatMap(([family, files]) => files.map((face) => ({ family, ...face })));
	return {
		css: faces
			.map(
				({ family, url, style, weight, stretch, unicodeRange }) =>
					`@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-style:${style};font-weight:${weight};${stretch ? `font-stretch:${stretch};` : ''}font-display:optional;unicode-range:${unicodeRange}}`,
			)
			.join(''),
		preloads: faces
			.filter(({ preload, style }) => preload && (style === 'normal' || usesItalic))
			.map(({ url }) => url),
	};
}
