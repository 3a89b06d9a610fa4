import { shopPageOf } from '@outrigger/rules/shop/shop-pages';
import type { Attach } from '../../attach/handler';
import { currentAddress } from '../../browser/address';
import { island } from '../../elements/island/hydrate-island';
import { checkoutIsland } from './checkout-island';

const attachCheckout = island(checkoutIsland);

/**
 * Hydrates the checkout, which then asks for the cart and the ways to pay; or the order that was just made, where that
 * stands in the form's place: only that page fetches what shows it.
 */
export const attach: Attach = async (...given) => {
	const isOrder = shopPageOf(currentAddress().pathname) === 'order-received';
	if (!isOrder) return attachCheckout(...given);
	const { summaryIsland } = await import('../../shop/order/summary-island');
	return island(summaryIsland)(...given);
};
