import { describe, expect, it } from 'vitest';
import { renderWidget } from '../../elements/testing/render-on-server';
import { shopSetting, simpleProduct } from '../../shop/product/testing/shop-answers';
import { productStock } from './index';

const render = (product: object) =>
	renderWidget(
		'woocommerce-product-stock',
		{},
		{
			widgets: [productStock],
			...shopSetting(simpleProduct(product)),
		},
	);

describe('the stock of a product', () => {
	it.each([
		[{ stockQuantity: 3 }, '<p class="stock in-stock">3 in stock</p>'],
		[{ stockStatus: 'OUT_OF_STOCK' }, '<p class="stock out-of-stock">Out of stock</p>'],
		[
			{ stockStatus: 'ON_BACKORDER' },
			'<p class="stock available-on-backorder">Available on backorder</p>',
		],
	])('is said: %j', async (product, expected) => {
		expect(await render(product)).toContain(expected);
	});

	it.each([
		{ stockQuantity: null },
		{ stockQuantity: 0 },
		{ stockQuantity: -2 },
		{ stockStatus: null },
	])('is empty if the shop does not count: %j', async (product) => {
		expect(await render(product)).not.toContain('class="stock');
	});
});
