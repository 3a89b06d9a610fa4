import type { CataloguePage } from '../page';
import { px, sides } from '../values';

export const page: CataloguePage = {
	title: 'Portfolio',
	purpose: 'posts',
	picture: 'H t t/p p p',
	kind: 'handler',
	stored: { databaseId: 3290 },
	sentence:
		'Pictures that lead to what they show. A bar of terms leaves some of them; without script there is no bar, and everything is shown.',
	space: 'close',
	variations: {
		'The fleet by type': {
			posts_post_type: 'boat',
			posts_per_page: 8,
			posts_orderby: 'post_title',
			posts_order: 'asc',
			columns: '4',
			columns_tablet: '3',
			columns_mobile: '2',
			item_ratio: px(0.75),
			item_gap: px(16),
			row_gap: px(16),
			show_filter_bar: 'yes',
			taxonomy: 'boat_type',
		},
		'Masonry: pictures of any height': {
			posts_post_type: 'post',
			posts_per_page: 9,
			columns: '3',
			posts_offset: 4,
			masonry: 'yes',
			item_gap: px(20),
			row_gap: px(20),
			show_filter_bar: 'yes',
			taxonomy: 'category',
		},
		'Without titles, in colours of its own': {
			posts_per_page: 3,
			posts_offset: 3,
			show_title: '',
			item_ratio: px(1),
			border_radius: sides(12),
		},
	},
};
