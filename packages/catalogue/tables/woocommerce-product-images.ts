import { untitled, widget } from '../elements';
import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'Product images',
	purpose: 'shop',
	picture: 'p/p p p p',
	kind: 'markup',
	sentence:
		'The pictures of the product; each opens in the lightbox. Outside of a product it shows nothing; here it stands in a list whose items are products.',
	space: 'wide',
	variations: {
		'In a list of products': untitled([
			widget('loop-grid', {
				template_id: '4203',
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
