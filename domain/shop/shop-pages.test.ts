import { describe, expect, it } from 'vitest';
import { orderReceivedPath, shopPageOf } from './shop-pages';

describe('a page of the shop', () => {
	it.each<[string, ReturnType<typeof shopPageOf>]>([
		['/cart/', 'cart'],
		['/checkout/', 'checkout'],
		['/my-account/', 'account'],
		['/checkout/order-received/17/', 'order-received'],
		['/checkout/order-received/', null],
		['/checkout/order-received/x/', null],
		['/x/checkout/order-received/17/', null],
		['/checkout/order-received/17/x', null],
		['/cart', null],
		['/', null],
		['/constructor/', null],
	])('%s is %j', (path, page) => {
		expect(shopPageOf(path)).toBe(page);
	});

	it('shows an order to visitors with its key', () => {
		const path = orderReceivedPath(17, 'wc_order_a-b_C');
		expect(path).toBe('/checkout/order-received/17/?key=wc_order_a-b_C');
		expect(shopPageOf(path.replace(/\?.*/, ''))).toBe('order-received');
	});
});
