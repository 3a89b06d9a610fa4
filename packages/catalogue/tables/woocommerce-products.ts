import { widget } from '../elements';
import type { CataloguePage } from '../page';
import { px } from '../values';

export const page: CataloguePage = {
	title: 'Products',
	purpose: 'shop',
	picture: 'p p p/H H H/b b b',
	kind: 'handler',
	sentence:
		'Products in columns: all of a shop, some of them, those of an archive, those that go with a product.',
	space: 'wide',
	variations: {
		'Pages, an order to choose, a count': {
			columns: '3',
			rows: 1,
			paginate: 'yes',
			allow_order: 'yes',
			show_result_count: 'yes',
			query_orderby: 'menu_order',
			query_order: 'asc',
		},
		'Reduced ones, centred': { columns: '4', rows: 1, query_post_type: 'sale', align: 'center' },
		'Chosen ones, two columns': {
			columns: '2',
			columns_tablet: '2',
			columns_mobile: '1',
			rows: 1,
			query_post_type: 'by_id',
			query_posts_ids: ['4004', '4003'],
			row_gap: px(12),
			column_gap: px(48),
		},
		'Chosen ones that are not there': { query_post_type: 'by_id', query_posts_ids: ['999999'] },
		'Of an archive': widget('wc-archive-products', {
			columns: '4',
			rows: 1,
			show_result_count: 'yes',
		}),
		'Beside a product': [
			widget('loop-grid', {
				template_id: '4210',
				posts_per_page: 1,
				columns: '1',
				columns_tablet: '1',
				columns_mobile: '1',
				post_query_post_type: 'by_id',
				post_query_posts_ids: ['4003'],
			}),
			widget('woocommerce-product-related'),
			widget('woocommerce-product-upsell'),
		],
	},
};
