import { useQuery } from '@apollo/client/react';
import { CartState } from '../../shop/cart/cart-state';
import { EmptyCart } from '../../shop/cart/empty-cart';
import { useCart } from '../../shop/cart/use-cart';
import { useHydrated } from '../../shop/cart/use-hydrated';
import type { OwnPage } from '../../shop/cart/use-own-cart';
import { ShopCheckoutDocument } from '../../wordpress/shop/checkout.shop.generated';
import { CheckoutForm } from './checkout-form';
import type { CheckoutSettings } from './settings';

/** The props of the checkout, which the browser gets as well. */
export interface CheckoutPageProps extends CheckoutSettings, OwnPage {}

/** The checkout: the buyer's fields, the payment methods, and the order. */
export function CheckoutPage({ isOwn, refusal, typed, ...settings }: CheckoutPageProps) {
	const loaded = useCart(isOwn);
	const isHydrated = useHydrated();
	const { data } = useQuery(ShopCheckoutDocument, {
		ssr: isOwn,
		skip: !isOwn && !isHydrated,
	});
	return (
		<div className="woocommerce e-checkout__container" data-state={loaded.state}>
			<CartState loaded={loaded} empty={<EmptyCart />}>
				{loaded.cart && data && (
					<CheckoutForm
						settings={settings}
						cart={loaded.cart}
						facts={data}
						refusal={refusal}
						typed={typed}
					/>
				)}
			</CartState>
		</div>
	);
}
