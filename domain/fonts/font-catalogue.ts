/** From the least to the greatest, both meant: weights 1–1000, widths in percent of the normal one. */
export type FontRange = readonly [from: number, to: number];

/** One file of a family: an `@font-face` of its own. */
export interface FontFile {
	/** Own address; its name changes with its content. */
	address: string;
	style: 'normal' | 'italic';
	weight: FontRange;
	/** Null where the file has one width. */
	stretch: FontRange | null;
	/** CSS `unicode-range`: the characters for which it is fetched. */
	unicodeRange: string;
	/** Whether it holds the characters that every Latin text is made of: what a first screen needs. */
	isCore: boolean;
}

/** How wide running text is set in one weight and width. */
export interface FontWidth {
	weight: number;
	/** Percent; 100 is the normal one. */
	stretch: number;
	/** Mean advance of a character, in em. */
	average: number;
}

/** A family that the host serves itself. Heights are in em. */
export interface FontFamily {
	/** As kits and CSS name it: `Open Sans`. */
	name: string;
	/** Other names of the same family. */
	aliases: readonly string[];
	isSerif: boolean;
	ascent: number;
	/** Below the baseline, positive. */
	descent: number;
	lineGap: number;
	widths: readonly FontWidth[];
	/** Mean advance of a character of its italic in the regular weight, in em; null where it has none. */
	italicAverage: number | null;
	files: readonly FontFile[];
}

/** A family of a visitor's own machine that is shown until ours has come. */
export interface StandIn {
	isSerif: boolean;
	/** Full and PostScript names of the upright regular and bold, and of the italic, as `local()` takes them. */
	regular: readonly string[];
	bold: readonly string[];
	italic: readonly string[];
	/** Mean advances of the three, in em. */
	averages: { regular: number; bold: number; italic: number };
}

/** All families that the host serves, and what stands in for them. */
export interface FontCatalogue {
	families: readonly FontFamily[];
	standIns: readonly StandIn[];
}

/** No family: every text is set in what the visitor's machine has. */
export const NO_FONTS: FontCatalogue = { families: [], standIns: [] };
