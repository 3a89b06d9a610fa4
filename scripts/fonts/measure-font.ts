import type { FontWidth } from '@outrigger/rules/fonts/font-catalogue';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

/** The Universal Declaration of Human Rights, articles 1 and 3: English text with spaces and capitals. */
const SAMPLE =
	'All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and ' +
	'should act towards one another in a spirit of brotherhood. Everyone has the right to life, liberty and security of person.';

/**
 * Characters that are added to the sample: in many fonts the space would otherwise be the last glyph, and the library
 * cannot read a last glyph without outlines.
 */
const WITH_OUTLINES = '+=<>|~©×÷€™−';

/** The heights of a font, in em. */
export interface FontHeights {
	ascent: number;
	descent: number;
	lineGap: number;
}

/** A font that was opened for measuring. */
export interface MeasuredFont extends FontHeights {
	/** Returns the mean advance of a character of running text, in em; axes that the font does not have are ignored. */
	average(axes: Pick<FontWidth, 'weight' | 'stretch'>): number;
}

/**
 * Opens a font and measures it as browsers do: with the typographic heights if the font sets the flag for them,
 * otherwise with `hhea`.
 */
export async function measureFont(bytes: Buffer): Promise<MeasuredFont> {
	// Contains only the characters that are measured, and is not compressed, because the library reads variations only
	// in this form.
	const characters = SAMPLE + WITH_OUTLINES;
	const font = fontkit.create(await subsetFont(bytes, characters, { targetFormat: 'truetype' }));
	if (!('hhea' in font))
		throw new Error('A collection of fonts cannot be measured. Take one of its fonts.');
	const { unitsPerEm, 'OS/2': os2, hhea } = font;
	const isTypographic = os2.fsSelection.useTypoMetrics;
	const heights = isTypographic
		? { ascent: os2.typoAscender, descent: -os2.typoDescender, lineGap: os2.typoLineGap }
		: { ascent: hhea.ascent, descent: -hhea.descent, lineGap: hhea.lineGap };
	const axes = Object.keys(font.variationAxes);
	return {
		ascent: heights.ascent / unitsPerEm,
		descent: heights.descent / unitsPerEm,
		lineGap: heights.lineGap / unitsPerEm,
		average({ weight, stretch }) {
			const wanted = Object.entries({ wght: weight, wdth: stretch }).filter(([tag]) =>
				axes.includes(tag),
			);
			const one = wanted.length > 0 ? font.getVariation(Object.fromEntries(wanted)) : font;
			const glyphs = one.glyphsForString(SAMPLE);
			const sum = glyphs.reduce((total, { advanceWidth }) => total + advanceWidth, 0);
			return sum / glyphs.length / unitsPerEm;
		},
	};
}
