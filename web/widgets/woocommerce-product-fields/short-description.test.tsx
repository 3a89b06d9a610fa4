import { describe, expect, it } from 'vitest';
import { renderWidget } from '../../elements/testing/render-on-server';
import { shopSetting, simpleProduct } from '../../shop/product/testing/shop-answers';
import { productShortDescription } from './index';

const render = (product: object, sanitize = (html: string) => html) =>
	renderWidget(
		'woocommerce-product-short-description',
		{},
		{
			widgets: [productShortDescription],
			...shopSetting(simpleProduct(product)),
			sanitize,
		},
	);

describe('the short description', () => {
	it('is WordPress’s markup, cleaned', async () => {
		expect(await render({})).toContain('<p>All six places.</p></div>');
		expect(await render({}, () => '<p>Clean</p>')).toContain(
			'short-description"><p>Clean</p></div>',
		);
	});

	it('is nothing where the product has none', async () => {
		expect(await render({ shortDescription: null })).not.toContain('short-description"><');
	});
});
