import { bare, section, text } from '../elements';
import type { CataloguePage } from '../page';
import { across, gap, px, sides } from '../values';

export const page: CataloguePage = {
	title: 'Sitemap',
	purpose: 'navigation',
	picture: 'H/x t4/x t4/H/x t4',
	kind: 'markup',
	sentence:
		'Lists of what the site holds: content of a type, terms of a taxonomy, at most a hundred of each.',
	variations: {
		'As it comes': { sitemap_title_tag: 'h3' },
		'Boats, stories, tags': {
			sitemap_title_tag: 'h3',
			sitemap_items: [
				{
					_id: 'b0a7001',
					sitemap_type_selector: 'post_type',
					sitemap_source_post_type: 'boat',
					sitemap_title: 'The fleet',
					sitemap_orderby_post_type: 'post_title',
					sitemap_hierarchical: 'yes',
					sitemap_order: 'asc',
					sitemap_hide_empty: '',
				},
				{
					sitemap_type_selector: 'post_type',
					sitemap_source_post_type: 'post',
					sitemap_title: 'Stories, the latest first',
					sitemap_hierarchical: 'yes',
					sitemap_hide_empty: '',
					sitemap_order: 'desc',
				},
				{
					sitemap_type_selector: 'taxonomy',
					sitemap_source_taxonomy: 'post_tag',
					sitemap_title: '',
					sitemap_hide_empty: 'yes',
					sitemap_hierarchical: 'yes',
					sitemap_order: 'asc',
				},
			],
		},
		'Columns and colours': {
			sitemap_title_tag: 'h3',
			sitemap_columns: '2',
			sitemap_columns_mobile: '1',
			sitemap_title_color: '#0A6E77',
			sitemap_list_item_bullet_style: 'square',
			sitemap_list_item_typography_typography: 'custom',
			sitemap_list_item_typography_font_size: px(18),
			sitemap_items: [
				{
					sitemap_type_selector: 'taxonomy',
					sitemap_source_taxonomy: 'boat_type',
					sitemap_title: 'Boat types',
					sitemap_hierarchical: 'yes',
					sitemap_order: 'asc',
					sitemap_hide_empty: '',
				},
				{
					sitemap_type_selector: 'taxonomy',
					sitemap_source_taxonomy: 'destination',
					sitemap_title: 'Destinations',
					sitemap_hierarchical: 'yes',
					sitemap_hide_empty: '',
					sitemap_order: 'desc',
				},
			],
			sitemap_section_padding: sides(16, 20),
			sitemap_title_typography_typography: 'custom',
			sitemap_title_typography_font_size: px(24),
			sitemap_title_typography_font_weight: '600',
			sitemap_list_item_color: '#0A6E77',
			sitemap_bullet_color: '#9E1B16',
			sitemap_list_indent: px(24),
		},
		'A type that is not there': [
			text('Nothing is listed.'),
			{
				sitemap_items: [
					{
						sitemap_source_post_type: 'wreck',
						sitemap_hierarchical: 'yes',
						sitemap_order: 'asc',
						sitemap_hide_empty: '',
					},
				],
			},
		],
		'By name, without the gallery and this page, not followed': section(
			bare({ ...across(40), flex_gap: gap(20) }),
			[
				{
					sitemap_items: [
						{
							sitemap_type_selector: 'post_type',
							sitemap_source_post_type: 'page',
							sitemap_title: 'Only the first level',
							sitemap_orderby_post_type: 'post_title',
							sitemap_order: 'asc',
							sitemap_hide_empty: '',
							sitemap_hierarchical: 'yes',
							sitemap_depth: '1',
						},
					],
					sitemap_title_tag: 'h3',
					sitemap_add_nofollow: 'yes',
					sitemap_exclude: ['manual_selection', 'current_post'],
					sitemap_exclude_ids: ['2265'],
					sitemap_columns: '1',
				},
			],
		),
		'In an order of chance, with what asks for a password': {
			sitemap_title_tag: 'h3',
			sitemap_password_protected: 'yes',
			sitemap_items: [
				{
					sitemap_title: 'Stories, shuffled',
					sitemap_source_post_type: 'post',
					sitemap_orderby_post_type: 'rand',
					sitemap_order: 'asc',
					sitemap_hide_empty: '',
				},
			],
		},
	},
};
