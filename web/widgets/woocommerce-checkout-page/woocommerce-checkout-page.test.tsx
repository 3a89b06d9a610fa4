import { describe, expect, it } from 'vitest';
import { renderWidget } from '../../elements/testing/render-on-server';
import { woocommerceCheckout } from './index';

describe('the markup that all visitors share', () => {
	it('is a frame without data of any visitor', async () => {
		const html = await renderWidget(
			'woocommerce-checkout-page',
			{},
			{ widgets: [woocommerceCheckout], hasShop: true },
		);
		expect(html).toMatch(/Your cart is loading/);
		expect(html).not.toContain('cart_item');
	});

	it('is empty if the shop does not answer', async () => {
		expect(
			await renderWidget('woocommerce-checkout-page', {}, { widgets: [woocommerceCheckout] }),
		).toBe('');
	});
});
