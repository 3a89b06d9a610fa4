import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import { shopPageOf } from '@outrigger/rules/shop/shop-pages';
import { useCurrentPage } from '../../elements/context/current-page';
import { Island } from '../../elements/island/island';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { useOwnCart } from '../../shop/cart/use-own-cart';
import { useQuietButtons } from '../../shop/cart/use-quiet-buttons';
import { OrderOfPage } from '../../shop/order/order-of-page';
import { ShopCheckoutDocument } from '../../wordpress/shop/checkout.shop.generated';
import { checkoutIsland } from './checkout-island';
import type { CheckoutSettings } from './settings';

/**
 * The page on which a visitor orders the contents of the cart. It is different for each visitor, so the shared markup
 * is an empty element.
 */
export function Checkout({ settings, element }: WidgetProps<CheckoutSettings>) {
	const { url } = useCurrentPage();
	// WooCommerce shows the order that was just made in the place of the form.
	if (shopPageOf(url.pathname) === 'order-received') return <OrderOfPage id={element.id} />;
	return <CheckoutOfVisitor settings={settings} id={element.id} />;
}

interface CheckoutOfVisitorProps {
	settings: CheckoutSettings;
	id: string;
}

function CheckoutOfVisitor({ settings, id }: CheckoutOfVisitorProps) {
	const own = useOwnCart();
	useQuietButtons();
	useSuspenseQuery(ShopCheckoutDocument, own.isOwn ? { errorPolicy: 'ignore' } : skipToken);
	return <Island of={checkoutIsland} id={id} props={{ ...settings, ...own }} />;
}
