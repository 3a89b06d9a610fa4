import { untitled } from '../elements';
import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'Purchase summary',
	purpose: 'shop',
	picture: 'H/t n/t n/H2 n',
	kind: 'island',
	sentence: 'What was ordered, for whoever has the key of the order in the address.',
	space: 'wide',
	variations: {
		'As it comes': untitled([{}]),
		'No word of thanks': { confirmation_message_active: '', order_details_heading: 'The order' },
	},
};
