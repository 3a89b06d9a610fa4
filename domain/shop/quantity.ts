/** More of one thing nobody orders by a cart; WooCommerce bounds it by the stock alone. */
export const MOST_OF_ONE = 9_999;
/** Lines of one cart. */
export const MOST_LINES = 100;

/** What there is of a product. */
export interface Stock {
	/** How many are left; null where nobody counts. */
	left: number | null;
	isInStock: boolean;
	allowsBackorders: boolean;
	soldIndividually: boolean;
}

/** Why a number of things cannot be wanted. */
export type QuantityFault = 'no-number' | 'too-many' | 'out-of-stock' | 'not-enough' | 'only-one';

/**
 * Why a product cannot be wanted so often; null where it can.
 * @param quantity how many in all, what is in the cart already among them
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

/** A quantity as a form sends it: whole and not negative; null for anything else. */
export function readQuantity(text: string): number | null {
	const trimmed = text.trim();
	return /^\d{1,9}$/.test(trimmed) ? Number(trimmed) : null;
}
