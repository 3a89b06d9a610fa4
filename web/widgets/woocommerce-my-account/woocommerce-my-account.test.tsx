import { describe, expect, it } from 'vitest';
import { renderWidget } from '../../elements/testing/render-on-server';
import { woocommerceMyAccount } from './index';

describe('the markup that all visitors share', () => {
	it('is a frame without data of any visitor', async () => {
		const html = await renderWidget(
			'woocommerce-my-account',
			{},
			{ widgets: [woocommerceMyAccount], hasShop: true },
		);
		expect(html).toMatch(/Log in to see what you have ordered/);
		expect(html).not.toContain('cart_item');
	});

	it('is empty if the shop does not answer', async () => {
		expect(
			await renderWidget('woocommerce-my-account', {}, { widgets: [woocommerceMyAccount] }),
		).toBe('');
	});
});
