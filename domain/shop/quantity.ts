/** The largest quantity of one cart line; WooCommerce itself limits it only by the stock. */
export const MOST_OF_ONE = 9_999;
/** The largest number of lines in a cart. */
export const MOST_LINES = 100;

/** The stock of a product. */
export interface Stock {
	/** The number of items that remain; null if the shop does not track the stock. */
	left: number | null;
	isInStock: boolean;
	allowsBackorders: boolean;
	soldIndividually: boolean;
}

/** The reason for refusing a quantity. */
export type QuantityFault = 'no-number' | 'too-many' | 'out-of-stock' | 'not-enough' | 'only-one';

/**
 * Returns the reason for refusing a quantity; null where it is allowed.
 * @param quantity the new total, which includes the items that are already in the cart
 */
export function quantityFault(quantity: number, stock: Stock): QuantityFault | null {
	if (!Number.isInteger(quantity) || quantity < 1) return 'no-number';
	if (quantity > MOST_OF_ONE) return 'too-many';
	if (!stock.isInStock && !stock.allowsBackorders) return 'out-of-stock';
	if (stock.soldIndividually && quantity > 1) return 'only-one';
	if (stock.left !== null && quantity > stock.left && !stock.allowsBackorders) {
		return stock.left < 1 ? 'out-of-stock' : 'not-enough';
	}
	return null;
}

/** Reads a quantity from a form: whole and not negative; null for any other text. */
export function readQuantity(text: string): number | null {
	const trimmed = text.trim();
	return /^\d{1,9}$/.test(trimmed) ? Number(trimmed) : null;
}
