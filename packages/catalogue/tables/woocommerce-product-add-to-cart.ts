import { untitled, widget } from '../elements';
import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'Add to cart',
	purpose: 'shop',
	picture: 'f b3',
	kind: 'island',
	sentence:
		'The form that puts a product into the cart, with its choices and a quantity. Without script it is posted. Outside of a product it shows nothing; here it stands in a list whose items are products.',
	space: 'wide',
	variations: {
		'In a list of products': untitled([
			widget('loop-grid', {
				template_id: '4209',
				posts_per_page: 2,
				columns: '2',
				columns_tablet: '2',
				columns_mobile: '1',
				post_query_post_type: 'by_id',
				post_query_posts_ids: ['4003', '4004'],
			}),
		]),
		'The button that names its product itself': widget('wc-add-to-cart', {
			product_id: 4004,
			quantity: 2,
			text: 'Two charts, please',
		}),
		'Outside of a product': {},
	},
};
