import { untitled, widget } from '../elements';
import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'Product stock',
	purpose: 'shop',
	picture: 'n t3',
	kind: 'markup',
	sentence:
		'How many there are, where the shop counts them. Outside of a product it shows nothing; here it stands in a list whose items are products.',
	space: 'wide',
	variations: {
		'In a list of products': untitled([
			widget('loop-grid', {
				template_id: '4206',
				posts_per_page: 2,
				columns: '2',
				columns_tablet: '2',
				columns_mobile: '1',
				post_query_post_type: 'by_id',
				post_query_posts_ids: ['4004', '4003'],
			}),
		]),
		'Outside of a product': {},
	},
};
