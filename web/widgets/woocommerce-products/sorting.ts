/** The orders of a list as WooCommerce writes them in the address, with the keys of their names. */
export const SORTINGS = {
	menu_order: 'shop.sortDefault',
	popularity: 'shop.sortPopularity',
	rating: 'shop.sortRating',
	date: 'shop.sortDate',
	price: 'shop.sortPrice',
	'price-desc': 'shop.sortPriceDown',
} as const;

/** One of the orders. */
export type Sorting = keyof typeof SORTINGS;

/** Reads the order in an address; null for an unknown value. */
export function readSorting(word: string | null): Sorting | null {
	return word !== null && Object.hasOwn(SORTINGS, word) ? (word as Sorting) : null;
}
