import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'Cart',
	purpose: 'shop',
	picture: 'c H3/t/t/b',
	kind: 'island',
	sentence:
		'The page of the cart. Another quantity counts 1.5 seconds after the last input, or with a button.',
	space: 'wide',
	variations: {
		'By itself, the sums stay in view': {
			update_cart_automatically: 'yes',
			sticky_right_column: 'yes',
		},
		'With a button, one column, no coupons': {
			cart_layout: 'one-column',
			section_coupon_display: '',
			totals_section_title: 'What it comes to',
			checkout_button_text: 'On to the desk',
		},
	},
};
