// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { renderWidget } from '../../elements/testing/render-on-server';
import { tellCart } from '../../shop/cart/cart-signal';
import { attach } from './handler';
import { woocommerceNotices } from './index';

const tools = { attach: () => {}, detach: () => {} };
let detach: () => void = () => {};

afterEach(() => {
	detach();
	detach = () => {};
	document.body.replaceChildren();
});

async function show(markup: string): Promise<HTMLElement> {
	document.body.innerHTML = `<div id="w">${markup}</div>`;
	const element = document.getElementById('w') as HTMLElement;
	detach = await attach(element, {}, tools);
	return element;
}

describe('the place of the shop’s notices', () => {
	it('shows the result of a form without script', async () => {
		const html = await renderWidget(
			'woocommerce-notices',
			{},
			{
				widgets: [woocommerceNotices],
				hasShop: true,
				page: {
					shop: { notice: { isError: true, message: 'Too many.' }, typed: {}, orderKey: null },
				},
			},
		);
		expect(html).toContain('<p class="woocommerce-error">Too many.</p>');
	});

	it.each([
		['ours', '<div class="woocommerce-notices-wrapper" role="status"></div>'],
		['the builder’s own', '<div class="e-woocommerce-notices-wrapper"></div>'],
	])(
		'names the product that came into the cart, with the way there, in %s markup',
		async (_, markup) => {
			const element = await show(markup);
			tellCart({ kind: 'changed', notice: 'Not this.' });
			tellCart({ kind: 'added', notice: '“Chart” has been added to your cart.' });
			expect(element.querySelector('[role="status"]')?.textContent).toBe(
				'“Chart” has been added to your cart. View cart',
			);
			expect(element.querySelector('a')?.getAttribute('href')).toBe('/cart/');
		},
	);

	it('takes in the notices that WooCommerce printed elsewhere, and shows no more once detached', async () => {
		document.body.innerHTML =
			'<div class="woocommerce-notices-wrapper"><p>Elsewhere</p></div><div id="w"><div class="woocommerce-notices-wrapper"></div></div>';
		const element = document.getElementById('w') as HTMLElement;
		detach = await attach(element, {}, tools);
		expect(element.textContent).toBe('Elsewhere');
		detach();
		tellCart({ kind: 'added', notice: 'Late.' });
		expect(element.textContent).toBe('Elsewhere');
	});
});
