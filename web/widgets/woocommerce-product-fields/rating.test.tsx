import { describe, expect, it } from 'vitest';
import { renderWidget } from '../../elements/testing/render-on-server';
import { shopSetting, simpleProduct } from '../../shop/product/testing/shop-answers';
import { productRating } from './index';

const render = (product: object, settings = {}) =>
	renderWidget('woocommerce-product-rating', settings, {
		widgets: [productRating],
		...shopSetting(simpleProduct(product)),
	});

describe('the rating of a product', () => {
	it('is stars and the way to the reviews', async () => {
		const html = await render({ averageRating: 4.5, reviewCount: 2 });
		expect(html).toContain('aria-label="4.5 / 5"');
		expect(html).toContain(
			'<a href="#tab-reviews" class="woocommerce-review-link">2 customer reviews</a>',
		);
		expect(await render({ averageRating: 4, reviewCount: 1 })).toContain('>1 customer review<');
	});

	it('is empty without ratings', async () => {
		expect(await render({})).not.toContain('star-rating');
	});

	it('stands where the editor wants it', async () => {
		const html = await render({ reviewCount: 1 }, { alignment: 'end' });
		expect(html).toContain('elementor-product-rating--align-end');
	});
});
