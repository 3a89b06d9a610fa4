import { named } from '../elements';
import type { CataloguePage } from '../page';
import { px } from '../values';

export const page: CataloguePage = {
	title: 'Loop grid',
	purpose: 'posts',
	picture: 'r r r/t t t/r r r',
	kind: 'handler',
	stored: { databaseId: 3280 },
	sentence:
		'A list whose items are a template of the library: the builder’s dynamic tags take the values of each item.',
	space: 'close',
	variations: {
		'Three columns, pages by number': named('3280c01', {
			template_id: '3271',
			posts_per_page: 3,
			pagination_type: 'numbers',
			pagination_load_type: 'ajax',
			auto_scroll: 'yes',
			auto_scroll_offset: px(120),
			post_query_include: ['terms'],
			post_query_include_term_ids: ['1', '2', '4'],
		}),
		'Previous and next, two columns': {
			template_id: '3271',
			posts_per_page: 2,
			columns: '2',
			pagination_type: 'prev_next',
			pagination_name: 'Pages by title',
			post_query_orderby: 'post_title',
			post_query_order: 'asc',
		},
		'More on a click': {
			template_id: '3271',
			posts_per_page: 3,
			pagination_type: 'load_more_on_click',
			text: 'More stories',
			load_more_no_posts_message_switcher: 'yes',
			load_more_no_posts_custom_message: 'That was all of them.',
			post_query_avoid_duplicates: 'yes',
		},
		'Another template at the first place, a note at the fourth': {
			template_id: '3271',
			posts_per_page: 5,
			alternate_template: 'yes',
			alternate_templates: [
				{ template_id: '3272', repeat_template: 1, show_once: 'yes', column_span: '2' },
				{ template_id: '3273', repeat_template: 4, show_once: 'yes', static_position: 'yes' },
			],
			equal_height: 'yes',
		},
		'Pictures as backgrounds, of equal height': {
			template_id: '3272',
			posts_per_page: 3,
			equal_height: 'yes',
			columns: '3',
			post_query_offset: 4,
		},
		Masonry: named('3280c06', {
			template_id: '3271',
			posts_per_page: 6,
			masonry: 'yes',
			columns: '3',
			post_query_orderby: 'modified',
		}),
		'Pages and boats, chosen by hand': {
			template_id: '3271',
			posts_per_page: 6,
			post_query_post_type: 'by_id',
			post_query_posts_ids: ['20', '40', '2265'],
		},
		'Nothing found': {
			template_id: '3271',
			post_query_post_type: 'by_id',
			post_query_posts_ids: ['999999'],
			enable_nothing_found_message: 'yes',
			nothing_found_message_text: 'Nothing lies at this mooring.',
			nothing_found_message_html_tag: 'p',
		},
	},
};
