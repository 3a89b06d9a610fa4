import { orderReceivedPath } from '@outrigger/rules/shop/shop-pages';
import { currentAddress } from '../../browser/address';

interface CheckoutAnswer {
	redirect?: string | null;
	order?: { databaseId?: number | null; orderKey?: string | null } | null;
}

/**
 * Returns the address to which the visitor goes after ordering: the shop's own address if it is on this site, else the
 * page of the order under WooCommerce's own path. Null if the shop's answer has neither.
 */
export function addressOfOrder(answer: CheckoutAnswer | null | undefined): string | null {
	const { redirect, order } = answer ?? {};
	if (redirect) {
		try {
			const { href, origin } = currentAddress();
			const url = new URL(redirect, href);
			if (url.origin === origin) return url.pathname + url.search;
		} catch {
			// The shop's text is no address, so the path of the order replaces it.
		}
	}
	if (!order?.databaseId || !order.orderKey) return null;
	return orderReceivedPath(order.databaseId, order.orderKey);
}
