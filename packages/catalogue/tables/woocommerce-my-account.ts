import { untitled } from '../elements';
import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'My account',
	purpose: 'shop',
	picture: 'u H2/x t2/x t2',
	kind: 'island',
	sentence: 'What a customer has ordered. Guests are shown the way in.',
	space: 'wide',
	variations: {
		'As it comes': untitled([{}]),
		'Titles in a row': {
			tabs_layout: 'horizontal',
			tabs: [{ field_key: 'orders', tab_name: 'What you ordered' }],
		},
	},
};
