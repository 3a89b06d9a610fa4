import type { ApolloClient } from '@apollo/client';
import type { AddToCartInput } from '../../wordpress/schema.generated';
import { ShopAddToCartDocument } from '../../wordpress/shop/cart.shop.generated';
import { type CartOutcome, outcomeOfError } from './cart-outcome';
import { tellCart } from './cart-signal';
import { inTurn } from './in-turn';
import { keepCart } from './keep-cart';

/**
 * Puts something into the cart; nothing is thrown.
 * @param notice what the page says once it is in
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
