import type { Cart_ContentsFragment } from '../../wordpress/shop/cart.shop.generated';
import { priceText } from '../product/price-text';
import type { CartSummary } from './cart-signal';

/** Returns the summary of a cart that every part of the page shows. */
export function summaryOf(cart: Cart_ContentsFragment): CartSummary {
	return { count: cart.contents?.itemCount ?? 0, subtotal: priceText(cart.subtotal) };
}
