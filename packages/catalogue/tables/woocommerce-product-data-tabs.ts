import { untitled, widget } from '../elements';
import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'Product data tabs',
	purpose: 'shop',
	picture: 'H s s/t/t/s',
	kind: 'handler',
	sentence:
		'What there is to read: description, facts, reviews. Without script one below the other. Outside of a product it shows nothing; here it stands in a list whose items are products.',
	space: 'wide',
	variations: {
		'In a list of products': untitled([
			widget('loop-grid', {
				template_id: '4208',
				posts_per_page: 1,
				columns: '1',
				columns_tablet: '1',
				columns_mobile: '1',
				post_query_post_type: 'by_id',
				post_query_posts_ids: ['4003'],
			}),
		]),
		'Outside of a product': {},
	},
};
