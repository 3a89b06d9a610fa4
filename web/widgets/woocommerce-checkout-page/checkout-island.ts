import { defineIsland, islandQuery } from '../../elements/island/define-island';
import { ShopCartDocument } from '../../wordpress/shop/cart.shop.generated';
import { ShopCheckoutDocument } from '../../wordpress/shop/checkout.shop.generated';
import { CheckoutPage, type CheckoutPageProps } from './checkout-page';

export const checkoutIsland = defineIsland<CheckoutPageProps>({
	Component: CheckoutPage,
	queries: ({ isOwn }) =>
		isOwn ? [islandQuery(ShopCartDocument, {}), islandQuery(ShopCheckoutDocument, {})] : [],
});
