import { untitled, widget } from '../elements';
import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'Notices',
	purpose: 'shop',
	picture: 'b b4/x/f6 >',
	kind: 'handler',
	listedAs: 'Notices of a shop',
	sentence: 'Where the shop says what it has done.',
	space: 'wide',
	variations: {
		'As it comes': untitled([
			{},
			widget('woocommerce-products', {
				columns: '3',
				rows: 1,
				query_post_type: 'by_id',
				query_posts_ids: ['4004'],
			}),
		]),
	},
};
