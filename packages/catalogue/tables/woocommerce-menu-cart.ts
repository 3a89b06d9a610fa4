import { widget } from '../elements';
import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'Menu cart',
	purpose: 'shop',
	picture: 'x3 c',
	kind: 'handler',
	sentence:
		'How much is in the cart, and the cart itself beside the page. What is in it comes with the first opening; without script the button leads to the page of the cart.',
	space: 'wide',
	variations: {
		'At the side': {},
		'At the start, a basket, no subtotal, a plain count': {
			side_cart_alignment: 'start',
			icon: 'basket-solid',
			show_subtotal: '',
			items_indicator: 'plain',
		},
		'A small one below the button': {
			cart_type: 'mini-cart',
			alignment: 'start',
			icon: 'bag-medium',
			show_remove_icon: '',
		},
		'Opens for the pointer, and by itself once something is in it': {
			cart_type: 'mini-cart',
			open_cart: 'mouseover',
			automatically_open_cart: 'yes',
			hide_empty_indicator: 'yes',
			view_cart_button_show: '',
			toggle_button_text_color: '#9E1B16',
		},
		'Something to put in': widget('woocommerce-products', {
			columns: '3',
			rows: 1,
			query_post_type: 'by_id',
			query_posts_ids: ['4004'],
		}),
	},
};
