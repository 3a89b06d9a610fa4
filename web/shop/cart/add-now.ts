import { browserClient } from '../../wordpress/browser-client';
import type { AddToCartInput } from '../../wordpress/schema.generated';
import { addToCart } from './add-to-cart';
import type { CartOutcome } from './cart-outcome';

/** Puts something into the cart from a place where there is no island. */
export function addNow(input: AddToCartInput, notice: string): Promise<CartOutcome> {
	return addToCart(browserClient(), input, notice);
}
