import { describe, expect, it } from 'vitest';
import { renderWidget } from '../../elements/testing/render-on-server';
import {
	listOf,
	shopSetting,
	simpleProduct,
	variableProduct,
} from '../../shop/product/testing/shop-answers';
import { productMeta } from './index';

const term = (typename: string, name: string, uri: string | null) => ({
	__typename: typename,
	id: name,
	databaseId: 3,
	name,
	slug: name,
	uri,
});

const render = (product: ReturnType<typeof simpleProduct>, settings = {}) =>
	renderWidget('woocommerce-product-meta', settings, {
		widgets: [productMeta],
		...shopSetting(product),
	});

describe('the facts of a product', () => {
	const product = simpleProduct({
		productCategories: listOf('ProductToProductCategoryConnection', [
			term('ProductCategory', 'Paper', '/product-category/paper/'),
		]),
		productTags: listOf('ProductToProductTagConnection', [
			term('ProductTag', 'aboard', '/product-tag/aboard/'),
			term('ProductTag', 'presents', null),
		]),
	});

	it('are number, category and tags, in one or in many', async () => {
		const html = await render(product);
		expect(html).toContain(
			'<span class="detail-label">SKU</span> <span class="sku">SN-CHART</span>',
		);
		expect(html).toContain(
			'Category</span> <span class="detail-content"><a href="/product-category/paper/" rel="tag">Paper</a>',
		);
		expect(html).toContain('Tags</span>');
		expect(html).toMatch(/aboard<\/a>, (?:<!-- -->)?presents<\/span>/);
	});

	it('are called as the editor calls them, and laid out so', async () => {
		const html = await render(product, {
			view: 'stacked',
			sku_caption: 'Number',
			tag_caption_plural: 'For',
		});
		expect(html).toContain('elementor-woo-meta--view-stacked');
		expect(html).toContain('>Number</span>');
		expect(html).toContain('>For</span>');
	});

	it('show that each variation of a product has a number of its own', async () => {
		expect(await render(variableProduct({ sku: null }))).toContain('<span class="sku">N/A</span>');
	});

	it('are absent without values', async () => {
		expect(await render(simpleProduct({ sku: '' }))).not.toContain('product_meta');
	});
});
