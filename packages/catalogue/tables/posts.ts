import { named, widget } from '../elements';
import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'Posts',
	purpose: 'posts',
	picture: 'p p/H H/t t',
	kind: 'handler',
	sentence: 'A list that an editor configured, in three skins.',
	space: 'close',
	variations: {
		Classic: { classic_posts_per_page: 3, classic_title_tag: 'h3' },
		'Cards, two beside each other, by title': {
			_skin: 'cards',
			cards_columns: '2',
			cards_posts_per_page: 2,
			posts_orderby: 'post_title',
			posts_order: 'asc',
			cards_title_tag: 'h3',
		},
		'Picture at the side, with pages': {
			classic_columns: '1',
			classic_posts_per_page: 2,
			classic_thumbnail: 'left',
			classic_title_tag: 'h3',
			pagination_type: 'numbers_and_prev_next',
		},
		'Titles alone': {
			classic_thumbnail: 'none',
			classic_show_excerpt: '',
			classic_show_read_more: '',
			classic_meta_data: ['date'],
			classic_posts_per_page: 4,
			classic_columns: '2',
			classic_title_tag: 'h3',
		},
		'Whole posts, as they were written': {
			_skin: 'full_content',
			full_content_posts_per_page: 1,
			posts_include: ['terms'],
			posts_include_term_ids: ['15'],
			full_content_title_tag: 'h3',
		},
		'More on a press, in masonry': [
			widget('taxonomy-filter', {
				selected_element: '3e70007',
				taxonomy: 'post_tag',
				horizontal_scroll: 'enable',
				filter_name: 'Stories by tag',
			}),
			named('3e70007', {
				classic_posts_per_page: 5,
				classic_columns: '3',
				classic_masonry: 'yes',
				classic_title_tag: 'h3',
				pagination_type: 'load_more_on_click',
				text: 'More stories',
				load_more_no_posts_message_switcher: 'yes',
				load_more_no_posts_custom_message: 'These were all the stories.',
			}),
		],
		'Nothing found': {
			posts_post_type: 'by_id',
			posts_posts_ids: ['999999'],
			nothing_found_message: 'Nothing lies at this mooring.',
		},
		'More as the end comes near': named('3e7000a', {
			classic_posts_per_page: 4,
			classic_columns: '2',
			classic_thumbnail: 'none',
			classic_show_read_more: '',
			classic_title_tag: 'h3',
			pagination_type: 'load_more_infinite_scroll',
			text: 'Still more',
			load_more_no_posts_message_switcher: 'yes',
			load_more_no_posts_custom_message: 'These were all the stories.',
		}),
	},
};
