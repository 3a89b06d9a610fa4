/** A range with both ends included: weights 1–1000, or widths in percent of the normal width. */
export type FontRange = readonly [from: number, to: number];

/** One file of a family, with its own `@font-face`. */
export interface FontFile {
	/** The file's address on this host; its name changes with its content. */
	address: string;
	style: 'normal' | 'italic';
	weight: FontRange;
	/** Null where the file has a single width. */
	stretch: FontRange | null;
	/** CSS `unicode-range`: the browser fetches the file for these characters. */
	unicodeRange: string;
	/** True where the file has the basic Latin characters, which the first screen needs. */
	isCore: boolean;
}

/** The average width of running text in a given weight and width. */
export interface FontWidth {
	weight: number;
	/** Percent; 100 is the normal width. */
	stretch: number;
	/** Mean advance of a character, in em. */
	average: number;
}

/** A family that the host serves. Heights are in em. */
export interface FontFamily {
	/** The name in kits and CSS: `Open Sans`. */
	name: string;
	/** Other names for the family. */
	aliases: readonly string[];
	isSerif: boolean;
	ascent: number;
	/** Depth below the baseline, positive. */
	descent: number;
	lineGap: number;
	widths: readonly FontWidth[];
	/** Mean advance of an italic character in the regular weight, in em; null without an italic. */
	italicAverage: number | null;
	files: readonly FontFile[];
}

/** A family on the visitor's machine that the browser shows until the host's file arrives. */
export interface StandIn {
	isSerif: boolean;
	/** Limits the stand-in to wide or to narrower widths of a family; absent for all widths. Wide means above 100 %. */
	only?: 'wide' | 'narrower' | undefined;
	/**
	 * The full names and PostScript names of the upright regular font, the bold and the italic, as `local()` takes
	 * them.
	 */
	regular: readonly string[];
	bold: readonly string[];
	italic: readonly string[];
	/** The mean advances of the three styles in em: regular, bold, italic. */
	averages: { regular: number; bold: number; italic: number };
}

/** All families that the host serves, and their stand-ins. */
export interface FontCatalogue {
	families: readonly FontFamily[];
	standIns: readonly StandIn[];
}

/** An empty catalogue: the browser uses the fonts of the visitor's machine. */
export const NO_FONTS: FontCatalogue = { families: [], standIns: [] };

/** Matches families that every machine has or replaces by a similar one, so the host need not serve them. */
const OF_THE_MACHINE =
	/^(?:serif|sans-serif|monospace|cursive|fantasy|math|emoji|system-ui|ui-[\w-]+|inherit|initial|unset|revert|revert-layer|-apple-system|BlinkMacSystemFont|Segoe UI|Helvetica(?: Neue)?|Arial|Verdana|Tahoma|Trebuchet MS|Georgia|Times(?: New Roman)?|Courier(?: New)?|Menlo|Consolas|SFMono-Regular|Apple Color Emoji|.*stand-in(?: \d)?)$/i;

/** True for a family that needs no file: a generic family, or one that every machine has or replaces. */
export function isOfTheMachine(name: string): boolean {
	return OF_THE_MACHINE.test(name);
}

/** Finds a family by its name or an alias, in any case; undefined where the host does not serve it. */
export function familyOf({ families }: FontCatalogue, name: string): FontFamily | undefined {
	const wanted = name.toLowerCase();
	return families.find((family) =>
		[family.name, ...family.aliases].some((one) => one.toLowerCase() === wanted),
	);
}
