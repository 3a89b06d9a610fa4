/** The least and the greatest value of a number. */
export type Range = readonly [least: number, most: number];

/**
 * The ranges of the numbers in a popup's triggers and rules. The mock, the companion plugin, the editor's view and the
 * browser all use these ranges; `npm run bounds` writes them for the plugin. The builder sets no upper ends: a trigger
 * that waits longer than a day never opens a popup, and larger counts are typing mistakes.
 */
export const POPUP_BOUNDS = {
	/** Seconds that a trigger waits. */
	seconds: [0, 86_400],
	/** Percent of the page's height that the visitor scrolls. */
	percent: [1, 100],
	/** The number of the click that opens the popup. */
	clicks: [1, 1_000],
	/** Page views, sessions and showings. */
	counts: [1, 1_000_000],
} as const satisfies Record<string, Range>;
