import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { openFontPackage } from './font-package';

/** The package of the font with which the host writes texts into pictures; below it, the file in the package. */
const PACKAGE = '@fontsource-variable/newsreader';
const FILE = 'newsreader-latin-wght-italic.woff2';
/** ASCII, Latin-1, and the dashes, quotes and dots of running text. */
const CHARACTERS = [
	...Array.from({ length: 0x7e - 0x20 + 1 }, (_, at) => at + 0x20),
	...Array.from({ length: 0xff - 0xa0 + 1 }, (_, at) => at + 0xa0),
	...[0x152, 0x153, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x201e, 0x2026, 0x20ac],
];

/**
 * Writes the font for texts in pictures as TrueType, which the library that draws these texts can read. The font is
 * needed because servers often have no fonts.
 */
export async function makeLettering(path: string): Promise<void> {
	const source = readFileSync(openFontPackage(PACKAGE).path(FILE));
	const options = { targetFormat: 'truetype', variationAxes: { wght: 400 } } as const;
	writeFileSync(path, await subsetFont(source, String.fromCodePoint(...CHARACTERS), options));
}
