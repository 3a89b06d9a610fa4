import { bare, named, text, untitled } from '../elements';
import type { CataloguePage } from '../page';
import { across, px } from '../values';

export const page: CataloguePage = {
	title: 'Search',
	purpose: 'navigation',
	picture: 'z f5/t/t/t',
	kind: 'handler',
	stored: { databaseId: 3302 },
	sentence:
		'Asks WordPress’s own search. With live results it shows what it finds while somebody types.',
	variations: {
		'While somebody types': named('3302b03', {
			live_results: 'yes',
			template_id: 3301,
			number_of_items: 3,
			pagination_type_options: 'numbers_previous_next',
			search_input_placeholder_text: 'A knot, a cove, a boat',
		}),
		'In three columns, with Enter alone': {
			live_results: 'yes',
			template_id: 3301,
			number_of_items: 6,
			number_of_columns: 3,
			number_of_columns_mobile: 1,
			submit_trigger: 'key_enter',
			minimum_search_characters: 2,
		},
		'A plain form': named('3302d03', { submit_button_text: 'Find' }),
		'Room below': untitled(
			[text('Room for results.')],
			bare({ ...across(40), min_height: px(500) }),
		),
	},
};
