import type { ApolloClient } from '@apollo/client';
import type { AddToCartInput } from '../../wordpress/schema.generated';
import { ShopAddToCartDocument } from '../../wordpress/shop/cart.shop.generated';
import { type CartOutcome, outcomeOfError } from './cart-outcome';
import { tellCart } from './cart-signal';
import { inTurn } from './in-turn';
import { keepCart } from './keep-cart';

/**
 * Puts a product into the cart; never throws.
 * @param notice the page's text after the product is in the cart
 */
export async function addToCart(
	client: ApolloClient,
	input: AddToCartInput,
	notice: string,
): Promise<CartOutcome> {
	try {
		const { data } = await inTurn(() =>
			client.mutate({
				mutation: ShopAddToCartDocument,
				variables: { input },
			}),
		);
		const outcome = keepCart(data?.addToCart?.cart);
		if (outcome.kind === 'done') tellCart({ kind: 'added', notice });
		return outcome;
	} catch (error) {
		return outcomeOfError(error);
	}
}
