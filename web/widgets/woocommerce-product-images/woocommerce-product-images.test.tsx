import { describe, expect, it } from 'vitest';
import { renderWidget } from '../../elements/testing/render-on-server';
import { listOf, shopSetting, simpleProduct } from '../../shop/product/testing/shop-answers';
import { productImages } from './index';

const medium = (databaseId: number) => ({
	__typename: 'MediaItem',
	id: `post:${databaseId}`,
	databaseId,
	sourceUrl: `/wp-content/uploads/${databaseId}.jpg`,
	altText: databaseId === 1 ? 'A chart on a table' : '',
	caption: null,
	mimeType: 'image/jpeg',
	srcSet: null,
	mediaDetails: null,
});

const render = (product: object, settings = {}) =>
	renderWidget('woocommerce-product-images', settings, {
		widgets: [productImages],
		...shopSetting(simpleProduct(product)),
	});

const gallery = (...ids: number[]) => listOf('ProductToMediaItemConnection', ids.map(medium));

describe('the pictures of a product', () => {
	it('are a large one and the others below, each the way to its file', async () => {
		const html = await render({ image: medium(1), galleryImages: gallery(1, 2) });
		expect(html.match(/<a href="\/wp-content\/uploads\/1\.jpg"/g)).toHaveLength(1);
		expect(html).toMatch(/<li>.*<a href="\/wp-content\/uploads\/2\.jpg"/);
		expect(html.match(/data-elementor-lightbox-slideshow="a1b2c3d"/g)).toHaveLength(2);
	});

	it('have alternative texts, in words of the product where the library has none', async () => {
		const html = await render({ image: medium(1), galleryImages: gallery(2) });
		expect(html).toContain('alt="A chart on a table"');
		expect(html).toContain('alt="Chart of the coast, picture 2"');
	});

	it('are marked where the product is reduced, unless the editor switches that off', async () => {
		const reduced = { image: medium(1), onSale: true };
		expect(await render(reduced)).toContain('<span class="onsale">Sale</span>');
		expect(await render(reduced, { sale_flash: '' })).not.toContain('onsale');
		expect(await render({ image: medium(1) })).not.toContain('onsale');
	});

	it('are absent without pictures', async () => {
		expect(await render({})).not.toContain('woocommerce-product-gallery');
	});
});
