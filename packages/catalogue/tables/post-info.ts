import type { CataloguePage } from '../page';
import { icon } from '../values';

export const page: CataloguePage = {
	title: 'Post info',
	purpose: 'posts',
	picture: 'i t2 i t2/x',
	kind: 'markup',
	stored: { author: 'crew' },
	sentence: 'Who, when, under which terms, with how many comments.',
	space: 'close',
	variations: {
		'As it comes': {},
		'One below the other': { view: 'traditional' },
		'Chosen rows, without icons': {
			icon_list: [
				{ type: 'date', date_format: 'custom', custom_date_format: 'l, j F Y', show_icon: 'none' },
				{ type: 'author', text_prefix: 'by', show_icon: 'none', link: '' },
				{
					type: 'custom',
					custom_text: 'Ask for a boat',
					custom_url: { url: '/contact/' },
					show_icon: 'custom',
					selected_icon: icon('fas fa-anchor'),
				},
			],
		},
	},
};
