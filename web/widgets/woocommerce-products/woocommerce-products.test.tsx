import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderWidget, type ServerSetting } from '../../elements/testing/render-on-server';
import {
	shopSetting,
	simpleProduct,
	variableProduct,
} from '../../shop/product/testing/shop-answers';
import { products } from './index';
import { whereOf } from './product-query';
import { ProductsSettings } from './settings';

const render = (type: string, settings = {}, product = simpleProduct(), more: ServerSetting = {}) =>
	renderWidget(type, settings, { widgets: [products], ...shopSetting(product), ...more });

const settingsOf = (bag: object) => parse(ProductsSettings, bag);
const unsorted = { sorting: 'menu_order', isSorted: false } as const;

describe('a list of products', () => {
	it('shows each with the way to its page and, where it is simple, into the cart', async () => {
		const html = await render('woocommerce-products');
		expect(html).toContain('href="/product/chart/"');
		expect(html).toContain('name="add-to-cart" value="7"');
		const forms = await render('woocommerce-products', {}, variableProduct());
		expect(forms).toContain('Select options for Dry bag');
		expect(forms).not.toContain('name="add-to-cart"');
	});

	it('puts nothing into the cart that is out of stock', async () => {
		const html = await render(
			'woocommerce-products',
			{},
			simpleProduct({ stockStatus: 'OUT_OF_STOCK' }),
		);
		expect(html).toContain('Read more about Chart of the coast');
		expect(html).not.toContain('name="add-to-cart"');
	});

	it('has an order to choose and a count only where it has pages', async () => {
		const both = { allow_order: 'yes', show_result_count: 'yes' };
		expect(await render('woocommerce-products', both)).not.toContain('orderby');
		const html = await render('woocommerce-products', { ...both, paginate: 'yes' });
		expect(html).toContain('name="orderby"');
		expect(html).toContain('Showing the single result');
	});

	it('stands below a product under its heading', async () => {
		expect(await render('woocommerce-product-related')).toContain('>Related products</h2>');
		expect(await render('woocommerce-product-upsell', { show_heading: '' })).not.toContain(
			'products-heading',
		);
	});

	it('has no product twice below another: the shop’s upsells are not among the related products', async () => {
		const related = await render('woocommerce-product-related');
		expect(related).toContain('Oilskin hat');
		expect(related).not.toContain('Chart of the coast');
		expect(await render('woocommerce-product-upsell')).toContain('Chart of the coast');
	});
});

describe('the query of a list', () => {
	it('is the editor’s order, or the order that the visitor chose', () => {
		const settings = settingsOf({ query_orderby: 'title', query_order: 'asc' });
		expect(whereOf(settings, unsorted, null).orderby).toEqual([{ field: 'NAME', order: 'ASC' }]);
		const sorted = { sorting: 'price-desc', isSorted: true } as const;
		expect(whereOf(settings, sorted, null).orderby).toEqual([{ field: 'PRICE', order: 'DESC' }]);
	});

	it('is absent without valid chosen products', () => {
		expect(whereOf(settingsOf({ query_post_type: 'by_id' }), unsorted, null).include).toEqual([0]);
	});

	it('is the archive’s term where it stands on one', () => {
		const archive = { taxonomy: 'product_cat', termDatabaseId: 5 };
		expect(whereOf(settingsOf({}), unsorted, { archive, search: null })).toMatchObject({
			categoryIdIn: [5],
		});
	});
});
