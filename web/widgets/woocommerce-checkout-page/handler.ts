import { shopPageOf } from '../../../domain/shop/shop-pages';
import type { Attach } from '../../attach/handler';
import { currentAddress } from '../../browser/address';
import { island } from '../../elements/island/hydrate-island';
import { summaryIsland } from '../../shop/order/summary-island';
import { checkoutIsland } from './checkout-island';

const attachCheckout = island(checkoutIsland);
const attachOrder = island(summaryIsland);

/**
 * Hydrates the checkout, which then asks for the cart and the ways to pay; or the order that was just made, where that
 * stands in the form's place.
 */
export const attach: Attach = (...given) => {
	const isOrder = shopPageOf(currentAddress().pathname) === 'order-received';
	return isOrder ? attachOrder(...given) : attachCheckout(...given);
};
