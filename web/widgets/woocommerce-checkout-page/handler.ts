import { shopPageOf } from '@outrigger/rules/shop/shop-pages';
import type { Attach } from '../../attach/handler';
import { currentAddress } from '../../browser/address';
import { island } from '../../elements/island/hydrate-island';
import { checkoutIsland } from './checkout-island';

const attachCheckout = island(checkoutIsland);

/**
 * Hydrates the checkout, which then requests the cart and the payment methods. On the page of a new order it hydrates
 * the order instead; only that page loads the code for this.
 */
export const attach: Attach = async (...given) => {
	const isOrder = shopPageOf(currentAddress().pathname) === 'order-received';
	if (!isOrder) return attachCheckout(...given);
	const { summaryIsland } = await import('../../shop/order/summary-island');
	return island(summaryIsland)(...given);
};
