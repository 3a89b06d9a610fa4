/** The orders of a list, as WooCommerce writes them into the address, and their names. */
export const SORTINGS = {
	menu_order: 'shop.sortDefault',
	popularity: 'shop.sortPopularity',
	rating: 'shop.sortRating',
	date: 'shop.sortDate',
	price: 'shop.sortPrice',
	'price-desc': 'shop.sortPriceDown',
} as const;

/** One of the words. */
export type Sorting = keyof typeof SORTINGS;

/** Reads a word of the address; null for an unknown word. */
export function readSorting(word: string | null): Sorting | null {
	return word !== null && Object.hasOwn(SORTINGS, word) ? (word as Sorting) : null;
}
