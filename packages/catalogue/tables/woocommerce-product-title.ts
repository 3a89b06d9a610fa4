import { untitled, widget } from '../elements';
import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'Product title',
	purpose: 'shop',
	picture: 'p H2',
	kind: 'markup',
	sentence:
		'The name of the product, a heading of the page’s first rank unless an editor says otherwise. Outside of a product it shows nothing; here it stands in a list whose items are products.',
	space: 'wide',
	variations: {
		'In a list of products': untitled([
			widget('loop-grid', {
				template_id: '4201',
				posts_per_page: 2,
				columns: '2',
				columns_tablet: '2',
				columns_mobile: '1',
				post_query_post_type: 'by_id',
				post_query_posts_ids: ['4003', '4004'],
			}),
		]),
		'Outside of a product': {},
	},
};
