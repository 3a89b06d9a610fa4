import { describe, expect, it } from 'vitest';
import { renderWidget } from '../../elements/testing/render-on-server';
import {
	shopSetting,
	simpleProduct,
	variableProduct,
} from '../../shop/product/testing/shop-answers';
import { productAddToCart } from './index';

const render = (product = simpleProduct(), settings = {}, more = {}) =>
	renderWidget('woocommerce-product-add-to-cart', settings, {
		widgets: [productAddToCart],
		...shopSetting(product),
		...more,
	});

describe('the form that puts a product into the cart', () => {
	it('is WooCommerce’s own without script, up to the stock', async () => {
		const html = await render();
		expect(html).toMatch(/<form(?=[^>]* class="cart")(?=[^>]* method="post")/);
		expect(html).toContain('max="60"');
		expect(html).toMatch(/<button(?=[^>]* name="add-to-cart")(?=[^>]* value="7")/);
	});

	it('has a field for each choice of a product with variations, and none for its other facts', async () => {
		const html = await render(variableProduct());
		expect(html).toContain('name="attribute_size"');
		expect(html).not.toContain('attribute_material');
		expect(html).toContain('name="variation_id"');
	});

	it('has no field where there is one only, or where the editor wants none', async () => {
		expect(await render(simpleProduct({ soldIndividually: true }))).not.toContain(
			'name="quantity"',
		);
		expect(await render(simpleProduct(), { show_quantity: '' })).not.toContain('name="quantity"');
	});

	it('has the fields of the product, and shows the product as it will be', async () => {
		const addOns = [
			{
				__typename: 'MetaData',
				value: JSON.stringify([
					{ id: 'for', name: 'For', type: 'custom_text', required: 1, max: 40 },
					{ id: 'words', name: 'Words', type: 'custom_textarea', required: 0 },
					{ id: 'on', name: 'Sent on', type: 'datepicker', required: 0 },
				]),
			},
		];
		const typed = { 'add-to-cart': '7', 'addon-for': 'Ida', 'addon-on': '2030-12-20' };
		const shop = { notice: { isError: true, message: 'Too many.' }, typed, orderKey: null };
		const html = await render(simpleProduct({ addOns }), {}, { page: { shop } });
		expect(html).toMatch(
			/<input(?=[^>]* name="addon-for")(?=[^>]* required="")(?=[^>]* maxLength="40")(?=[^>]* value="Ida")/i,
		);
		expect(html).toMatch(/<textarea(?=[^>]* name="addon-words")/);
		expect(html).toMatch(/<input(?=[^>]* name="addon-on")(?=[^>]* type="date")/);
		const [, preview = ''] = /<div class="add-on-preview"([\s\S]*?)<\/div>/.exec(html) ?? [];
		expect(preview).toContain('Ida');
		expect(preview).toContain('December 20, 2030');
		expect(await render()).not.toContain('add-on');
	});

	it('shows that the product is sold out', async () => {
		const html = await render(simpleProduct({ stockStatus: 'OUT_OF_STOCK' }));
		expect(html).toContain('<p class="stock out-of-stock">Out of stock</p>');
		expect(html).not.toContain('<form');
	});

	it('shows beside the field the reason for the refusal of a post without script, and keeps its values', async () => {
		const typed = { 'add-to-cart': '7', quantity: '900', attribute_size: '20 litres' };
		const shop = { notice: { isError: true, message: 'Too many.' }, typed, orderKey: null };
		const html = await render(simpleProduct(), {}, { page: { shop } });
		expect(html).toMatch(/aria-invalid="true"[\s\S]*role="alert">Too many\./);
		expect(html).toContain('value="900"');
		const chosen = await render(variableProduct(), {}, { page: { shop } });
		expect(chosen).toMatch(/<option(?=[^>]* value="20 litres")(?=[^>]* selected="")/);
		// The refused form belongs to another product.
		const other = { ...shop, typed: { ...typed, 'add-to-cart': '8' } };
		const untouched = await render(simpleProduct(), {}, { page: { shop: other } });
		expect(untouched).not.toContain('Too many.');
		expect(untouched).not.toContain('900');
	});
});
