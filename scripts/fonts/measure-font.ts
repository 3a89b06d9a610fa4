import type { FontWidth } from '@outrigger/rules/fonts/font-catalogue';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

/** The Universal Declaration of Human Rights, articles 1 and 3: English text with spaces and capitals. */
const SAMPLE =
	'All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and ' +
	'should act towards one another in a spirit of brotherhood. Everyone has the right to life, liberty and security of person.';

/** In many fonts the space is the last glyph of plain text, and a last glyph without outlines cannot be read. */
const WITH_OUTLINES = '+=<>|~©×÷€™−';

/** Heights in em. */
export interface FontHeights {
	ascent: number;
	descent: number;
	lineGap: number;
}

/** A font that was opened to be measured. */
export interface MeasuredFont extends FontHeights {
	/** The mean advance of a character of running text, in em; axes that the font has not are passed over. */
	average(axes: Pick<FontWidth, 'weight' | 'stretch'>): number;
}

/**
 * Opens a font for its measures, as browsers take them: the typographic ones where the font sets that flag, else
 * `hhea`.
 */
export async function measureFont(bytes: Buffer): Promise<MeasuredFont> {
	// The few characters that are measured, not compressed: the library reads variations of no other form.
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
