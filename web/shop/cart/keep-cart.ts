import { say } from '../../browser/page-words';
import type { Cart_ContentsFragment } from '../../wordpress/shop/cart.shop.generated';
import type { CartOutcome } from './cart-outcome';
import { keepCartSummary } from './cart-signal';
import { summaryOf } from './cart-summary';

/**
 * Takes the cart that the shop answered a change with. It lies in the cache already, for everybody on the page; what is
 * left is to tell the browser's other tabs.
 */
export function keepCart(cart: Cart_ContentsFragment | null | undefined): CartOutcome {
	if (!cart) return { kind: 'refused', message: say('cart.unknown') };
	keepCartSummary(summaryOf(cart));
	return { kind: 'done' };
}
