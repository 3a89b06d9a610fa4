import { named, widget } from '../elements';
import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'Taxonomy filter',
	purpose: 'posts',
	picture: 'b f f/p p p',
	kind: 'handler',
	stored: { databaseId: 3250 },
	sentence:
		'The terms of a taxonomy as buttons. The address says what is chosen, and a list on the same page listens to the address.',
	space: 'close',
	variations: {
		'One term at a time': [
			{ selected_element: '3250f01', taxonomy: 'category', show_item_count: 'yes' },
			named(
				'3250f01',
				widget('loop-grid', {
					enable_nothing_found_message: 'yes',
					nothing_found_message_text: 'Nothing has all of that.',
					nothing_found_message_html_tag: 'p',
					template_id: '3271',
					posts_per_page: 3,
					pagination_type: 'numbers',
					pagination_load_type: 'ajax',
				}),
			),
		],
		'Several terms, any of them; and all of another taxonomy': [
			{
				selected_element: '3250f02',
				taxonomy: 'boat_type',
				multiple_selection: 'yes',
				logical_combination: 'OR',
				first_item_title: 'Every kind',
			},
			{
				selected_element: '3250f02',
				taxonomy: 'destination',
				multiple_selection: 'yes',
				logical_combination: 'AND',
				first_item_title: 'Everywhere',
			},
			named(
				'3250f02',
				widget('loop-grid', {
					enable_nothing_found_message: 'yes',
					nothing_found_message_text: 'Nothing has all of that.',
					nothing_found_message_html_tag: 'p',
					template_id: '3270',
					posts_per_page: 8,
					columns: '1',
					columns_tablet: '1',
					post_query_post_type: 'boat',
					post_query_orderby: 'post_title',
					post_query_order: 'asc',
				}),
			),
		],
		'In a row that scrolls, over a list that grows': [
			{
				selected_element: '3250f03',
				taxonomy: 'post_tag',
				horizontal_scroll: 'enable',
				show_first_item: 'yes',
			},
			named(
				'3250f03',
				widget('loop-grid', {
					enable_nothing_found_message: 'yes',
					nothing_found_message_text: 'Nothing has all of that.',
					nothing_found_message_html_tag: 'p',
					template_id: '3271',
					posts_per_page: 3,
					pagination_type: 'load_more_on_click',
					text: 'More stories',
					load_more_no_posts_message_switcher: 'yes',
				}),
			),
		],
		'A list below the other': [
			{
				selected_element: '3250f04',
				taxonomy: 'category',
				filter_name: 'Stories by category',
				direction: 'vertical',
				show_empty_items: 'yes',
				show_child_taxonomy: 'yes',
				child_taxonomy_depth: 2,
				number_of_taxonomies: 4,
			},
			named(
				'3250f04',
				widget('posts', {
					classic_posts_per_page: 2,
					classic_columns: '2',
					nothing_found_message: 'No stories there.',
				}),
			),
		],
		'A filter whose list is elsewhere': {
			selected_element: '3250fff',
			taxonomy: 'category',
			filter_name: 'Category of a list elsewhere',
			show_first_item: '',
		},
	},
};
