import { describe, expect, it } from 'vitest';
import { renderWidget } from '../../elements/testing/render-on-server';
import { shopSetting, simpleProduct } from '../../shop/product/testing/shop-answers';
import { productPrice } from './index';

const render = (product: object, settings = {}) =>
	renderWidget('woocommerce-product-price', settings, {
		widgets: [productPrice],
		...shopSetting(simpleProduct(product)),
	});

describe('the price of a product', () => {
	it('is the server’s text, whole on one line', async () => {
		expect(await render({ price: '&euro; 1.234,50' })).toContain('<bdi>€\u00a01.234,50</bdi>');
	});

	it('has a dash between the ends of a range', async () => {
		const html = await render({ type: 'VARIABLE', price: '€100.00 - €500.00' });
		const amount = (text: string) =>
			`<span class="woocommerce-Price-amount amount"><bdi>${text}</bdi></span>`;
		expect(html).toContain(`${amount('€100.00')}\u00a0–\u00a0${amount('€500.00')}`);
	});

	it('marks the old price for screen readers', async () => {
		const html = await render({ onSale: true, salePrice: '€15.00', price: '€15.00' });
		expect(html).toMatch(
			/<del>.*Original price: .*€18\.00.*<\/del> <ins>.*Current price: .*€15\.00/,
		);
	});

	it('shows no old price that is the same, or that the shop did not send', async () => {
		for (const sale of [
			{ salePrice: '€18.00' },
			{ salePrice: null },
			{ salePrice: '€9', regularPrice: '' },
		]) {
			expect(await render({ onSale: true, ...sale })).not.toContain('<del>');
		}
	});

	it('is nothing without a price, and outside of a product', async () => {
		expect(await render({ price: null })).not.toContain('class="price"');
		const html = await renderWidget(
			'woocommerce-product-price',
			{},
			{ widgets: [productPrice], hasShop: true },
		);
		expect(html).not.toContain('class="price"');
	});

	it('has a class on its wrapper for prices below each other', async () => {
		expect(await render({}, { price_block: 'yes' })).toContain('elementor-product-price-block-yes');
		expect(await render({})).not.toContain('elementor-product-price-block-yes');
	});
});

describe('a shop widget without a shop', () => {
	const element = {
		id: 'a1b2c3d',
		elType: 'widget',
		widgetType: 'woocommerce-product-price',
		settings: {},
		children: [],
	};

	it('is the markup of WordPress, and nothing without it', async () => {
		const { renderOnServer } = await import('../../elements/testing/render-on-server');
		const { Widget } = await import('../../elements/tree/widget');
		const show = (renderedHtml: string | null) =>
			renderOnServer(<Widget element={{ ...element, renderedHtml }} />, {
				widgets: [productPrice],
			});
		expect(await show('<p class="price">18,00</p>')).toMatch(
			/elementor-widget-woocommerce-product-price.*<p class="price">18,00<\/p>/,
		);
		expect(await show(null)).toBe('');
	});
});
