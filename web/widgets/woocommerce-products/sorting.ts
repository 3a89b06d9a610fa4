/** What a list may be sorted by, as WooCommerce writes it into the address, and how it is called. */
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

/** A word of the address; null for one that is none. */
export function readSorting(word: string | null): Sorting | null {
	return word !== null && Object.hasOwn(SORTINGS, word) ? (word as Sorting) : null;
}
