import { describe, expect, it } from 'vitest';
import { renderWidget } from '../../elements/testing/render-on-server';
import {
	shopSetting,
	simpleProduct,
	variableProduct,
} from '../../shop/product/testing/shop-answers';
import { productDataTabs } from './index';

const REVIEW = {
	__typename: 'ProductToCommentConnectionEdge',
	rating: 4,
	node: {
		__typename: 'Comment',
		id: 'comment:1',
		databaseId: 1,
		content: '<p>Good bag.</p>',
		date: '2026-06-14 09:25:00',
		author: {
			__typename: 'CommentToCommenterConnectionEdge',
			node: { __typename: 'CommentAuthor', id: 'a', name: '', avatar: null },
		},
	},
};

const render = (product: ReturnType<typeof simpleProduct>, reviews: object[] = []) =>
	renderWidget(
		'woocommerce-product-data-tabs',
		{},
		{
			widgets: [productDataTabs],
			...shopSetting(product, reviews),
		},
	);

describe('the text about a product', () => {
	it('is description, facts and reviews, each under its title', async () => {
		const html = await render(variableProduct({ reviewCount: 1, averageRating: 4 }), [REVIEW]);
		expect([...html.matchAll(/href="#(tab-[a-z_]+)"/g)].map(([, id]) => id)).toEqual([
			'tab-description',
			'tab-additional_information',
			'tab-reviews',
		]);
		expect(html).toContain('<th scope="row">Material</th><td>Tarpaulin</td>');
		expect(html).toContain('aria-label="4 / 5"');
		expect(html).toContain('Anonymous');
		expect(html).toContain('June 14, 2026');
		expect(html).toContain('<p>Good bag.</p>');
	});

	it('leaves out empty tabs, and itself where all are empty', async () => {
		const html = await render(simpleProduct());
		expect(html).toContain('tab-description');
		expect(html).not.toContain('tab-reviews');
		expect(await render(simpleProduct({ description: '' }))).not.toContain('woocommerce-tabs');
	});
});
