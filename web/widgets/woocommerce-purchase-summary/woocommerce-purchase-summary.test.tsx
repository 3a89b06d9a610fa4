import { describe, expect, it } from 'vitest';
import { renderWidget } from '../../elements/testing/render-on-server';
import { purchaseSummary } from './index';

describe('the markup that all visitors share', () => {
	it('is a frame without data of any visitor', async () => {
		const html = await renderWidget(
			'woocommerce-purchase-summary',
			{},
			{ widgets: [purchaseSummary], hasShop: true },
		);
		expect(html).toMatch(/Your order is loading|There is no order/);
		expect(html).not.toContain('cart_item');
	});

	it('is empty if the shop does not answer', async () => {
		expect(
			await renderWidget('woocommerce-purchase-summary', {}, { widgets: [purchaseSummary] }),
		).toBe('');
	});
});
