import { untitled, widget } from '../elements';
import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'Product price',
	purpose: 'shop',
	picture: 'n2 t2',
	kind: 'markup',
	sentence:
		'What the product costs, as the shop counts it; a reduced price beside the old one. Outside of a product it shows nothing; here it stands in a list whose items are products.',
	space: 'wide',
	variations: {
		'In a list of products': untitled([
			widget('loop-grid', {
				template_id: '4202',
				posts_per_page: 3,
				columns: '3',
				columns_tablet: '2',
				columns_mobile: '1',
				post_query_post_type: 'by_id',
				post_query_posts_ids: ['4003', '4004', '4001'],
			}),
		]),
		'Outside of a product': {},
	},
};
