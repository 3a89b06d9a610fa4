import { say } from '../../browser/page-words';
import type { Cart_ContentsFragment } from '../../wordpress/shop/cart.shop.generated';
import type { CartOutcome } from './cart-outcome';
import { keepCartSummary } from './cart-signal';
import { summaryOf } from './cart-summary';

/**
 * Takes the cart from the shop's answer to a change. The cache has it already, for all parts of the page; this function
 * informs the browser's other tabs.
 */
export function keepCart(cart: Cart_ContentsFragment | null | undefined): CartOutcome {
	if (!cart) return { kind: 'refused', message: say('cart.unknown') };
	keepCartSummary(summaryOf(cart));
	return { kind: 'done' };
}
