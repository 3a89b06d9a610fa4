/** What a list may be sorted by, as WooCommerce writes it into the address, and how it is called. */
export const SORTINGS = {
	menu_order: 'Default sorting',
	popularity: 'By popularity',
	rating: 'By average rating',
	date: 'By latest',
	price: 'By price: low to high',
	'price-desc': 'By price: high to low',
} as const;

/** One of the words. */
export type Sorting = keyof typeof SORTINGS;

/** A word of the address; null for one that is none. */
export function readSorting(word: string | null): Sorting | null {
	return word !== null && Object.hasOwn(SORTINGS, word) ? (word as Sorting) : null;
}
