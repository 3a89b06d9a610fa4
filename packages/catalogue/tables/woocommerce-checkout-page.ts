import { untitled } from '../elements';
import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'Checkout',
	purpose: 'shop',
	picture: 'f r/f r/f b',
	kind: 'island',
	sentence: 'Who pays, how, and what. Nothing is charged here.',
	space: 'wide',
	variations: {
		'As it comes': untitled([{ sticky_right_column: 'yes' }]),
		'One column, own words, no notes, no coupon': {
			checkout_layout: 'one-column',
			coupon_section_display: '',
			additional_information_active: '',
			billing_details_section_title: 'Who are you?',
			billing_details_form_fields: [
				{
					field_key: 'billing_first_name',
					field_label: 'First name',
					label: 'Given name',
					placeholder: 'Ada',
				},
			],
		},
	},
};
