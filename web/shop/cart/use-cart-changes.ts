import { useApolloClient, useMutation } from '@apollo/client/react';
import type { AddToCartInput } from '../../wordpress/schema.generated';
import {
	ShopApplyCouponDocument,
	ShopCartDocument,
	ShopRemoveCouponsDocument,
	ShopUpdateQuantitiesDocument,
} from '../../wordpress/shop/cart.shop.generated';
import { addToCart } from './add-to-cart';
import { type CartOutcome, outcomeOfError } from './cart-outcome';
import { inTurn } from './in-turn';
import { keepCart } from './keep-cart';
import { optimisticCart } from './optimistic-cart';

/** The changes that a visitor may make to the cart. They never throw. */
export interface CartChanges {
	/** @param notice the page's text after the product is in the cart */
	add: (input: AddToCartInput, notice: string) => Promise<CartOutcome>;
	/**
	 * Sets the number of pieces by the key of the line; 0 removes the line. The change is shown at once, and reverted
	 * if the shop refuses it.
	 */
	setQuantities: (quantities: Readonly<Record<string, number>>) => Promise<CartOutcome>;
	applyCoupon: (code: string) => Promise<CartOutcome>;
	removeCoupon: (code: string) => Promise<CartOutcome>;
}

/** The functions that change the visitor's cart, each with its result as a text. */
export function useCartChanges(): CartChanges {
	const client = useApolloClient();
	const [update] = useMutation(ShopUpdateQuantitiesDocument);
	const [apply] = useMutation(ShopApplyCouponDocument);
	const [remove] = useMutation(ShopRemoveCouponsDocument);

	return {
		add: (input, notice) => addToCart(client, input, notice),
		async setQuantities(quantities) {
			const cart = client.readQuery({ query: ShopCartDocument })?.cart;
			const items = Object.entries(quantities).map(([key, quantity]) => ({ key, quantity }));
			try {
				const { data } = await inTurn(() =>
					update({
						variables: { items },
						...(cart && {
							optimisticResponse: {
								updateItemQuantities: Object.assign(
									{ __typename: 'UpdateItemQuantitiesPayload' },
									{ cart: optimisticCart(cart, quantities) },
								),
							},
						}),
					}),
				);
				return keepCart(data?.updateItemQuantities?.cart);
			} catch (error) {
				return outcomeOfError(error);
			}
		},
		async applyCoupon(code) {
			try {
				const { data } = await inTurn(() => apply({ variables: { code } }));
				return keepCart(data?.applyCoupon?.cart);
			} catch (error) {
				return outcomeOfError(error);
			}
		},
		async removeCoupon(code) {
			try {
				const { data } = await inTurn(() => remove({ variables: { codes: [code] } }));
				return keepCart(data?.removeCoupons?.cart);
			} catch (error) {
				return outcomeOfError(error);
			}
		},
	};
}
