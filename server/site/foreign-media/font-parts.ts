import { codePointsOf } from '@outrigger/rules/fonts/unicode-range';

/** The parts into which the host cuts fonts of other hosts. */
export const FONT_PARTS = ['latin', 'cyrillic', 'greek'] as const;
export type FontPart = (typeof FONT_PARTS)[number];

/** Letters of all Latin scripts, and the signs that occur between letters of every script. */
const LATIN =
	'U+0000-024F,U+0259,U+02B0-02FF,U+0300-0333,U+1E00-1EFF,U+2000-206F,U+2074-209F,U+20A0-20C0,U+2113-2117,U+2122,U+2190-2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** CSS `unicode-range` of each part. */
export const PART_RANGES: Readonly<Record<FontPart, string>> = {
	latin: LATIN,
	cyrillic: `${LATIN},U+0400-052F`,
	greek: `${LATIN},U+0370-03FF,U+1F00-1FFF`,
};

/** The first code point that fonts draw. Characters below it are left out of every part. */
const FIRST_DRAWN = 0x20;

/** The code points of a part. */
export function partPoints(part: FontPart): number[] {
	return codePointsOf(PART_RANGES[part]).filter((point) => point >= FIRST_DRAWN);
}

/** The kind of an address under which a part of a font lies. */
export function partKind(part: FontPart): `${FontPart}-font` {
	return `${part}-font`;
}

/** The part that a kind of an address names; null for every other kind. */
export function partOfKind(kind: string): FontPart | null {
	return FONT_PARTS.find((part) => kind === partKind(part)) ?? null;
}
