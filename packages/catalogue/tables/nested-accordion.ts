import { container, text, widget } from '../elements';
import type { CataloguePage } from '../page';
import { gap, icon, px, sides, size } from '../values';

function panel(sentence: string) {
	return container({ padding: sides(16), flex_gap: gap(12) }, [text(sentence)]);
}

const day = [
	panel('It begins at nine, and ends when the light does.'),
	panel('South wind is swell, north wind is cold, and from the west comes the evening.'),
	panel('Bread, water, a hat that is tied on.'),
];

export const page: CataloguePage = {
	title: 'Nested accordion',
	purpose: 'sections',
	picture: 'H5 -/r/H5 +',
	kind: 'handler',
	sentence:
		'Titles that open containers with anything in them. It opens without script, the browser’s own search opens it, and so does an address: <a href="#weather">the weather</a>.',
	variations: {
		'As it comes': widget(
			'nested-accordion',
			{
				items: [
					{ item_title: 'The day', element_css_id: '' },
					{ item_title: 'The weather', element_css_id: 'weather' },
					{ item_title: 'What to bring', element_css_id: '' },
				],
			},
			day,
		),
		'All closed, as many open as one likes, slowly': widget(
			'nested-accordion',
			{
				items: [
					{ item_title: 'The day', element_css_id: '' },
					{ item_title: 'The weather', element_css_id: '' },
					{ item_title: 'What to bring', element_css_id: '' },
				],
				default_state: 'all_collapsed',
				max_items_expended: 'multiple',
				n_accordion_animation_duration: size(1, 's'),
				title_tag: 'h3',
				faq_schema: 'yes',
				accordion_item_title_icon: icon('fas fa-chevron-down'),
				accordion_item_title_icon_active: icon('fas fa-chevron-up'),
				accordion_item_title_icon_position: 'end',
				accordion_item_title_position_horizontal: 'stretch',
			},
			day,
		),
		'One in another, two with the same id, a counter that waits': widget(
			'nested-accordion',
			{
				items: [
					{ item_title: 'Hours', element_css_id: '' },
					{ item_title: 'Counted', element_css_id: 'same' },
					{ item_title: 'Again', element_css_id: 'same' },
				],
				default_state: 'all_collapsed',
			},
			[
				container({ padding: sides(16), flex_gap: gap(12) }, [
					widget(
						'nested-accordion',
						{
							items: [
								{ item_title: 'Before noon', element_css_id: '' },
								{ item_title: 'After noon', element_css_id: '' },
							],
							default_state: 'all_collapsed',
						},
						[
							panel('It begins at nine, and ends when the light does.'),
							panel(
								'South wind is swell, north wind is cold, and from the west comes the evening.',
							),
						],
					),
				]),
				container({ padding: sides(16), flex_gap: gap(12) }, [
					widget('counter', { ending_number: 1200, title: 'Days at sea' }),
				]),
				panel('Both titles ask for the id <em>same</em>; the first has it.'),
			],
		),
		'Every style control': widget(
			'nested-accordion',
			{
				items: [
					{ item_title: 'The day', element_css_id: '' },
					{ item_title: 'The weather', element_css_id: '' },
					{ item_title: 'What to bring', element_css_id: '' },
				],
				accordion_item_title_position_horizontal: 'center',
				accordion_item_title_position_horizontal_mobile: 'start',
				accordion_item_title_icon_position: 'end',
				title_tag: 'h3',
				accordion_item_title_space_between: px(12),
				accordion_item_title_distance_from_content: px(6),
				accordion_border_radius: sides(8),
				accordion_padding: sides(16, 20),
				normal_title_color: '#0C2A38',
				hover_title_color: '#0A6E77',
				active_title_color: '#F4EFE6',
				normal_icon_color: '#1557C0',
				hover_icon_color: '#0A6E77',
				active_icon_color: '#FFE08A',
				icon_size: px(20),
				icon_spacing: px(16),
				accordion_background_normal_background: 'classic',
				accordion_background_normal_color: '#EAF3F1',
				accordion_background_hover_background: 'classic',
				accordion_background_hover_color: '#dcebe8',
				accordion_background_active_background: 'classic',
				accordion_background_active_color: '#0C2A38',
				content_background_background: 'classic',
				content_background_color: '#FBF7EE',
				content_border_border: 'dashed',
				content_border_width: sides(2),
				content_border_color: '#0A6E77',
				content_border_radius: sides(8),
				content_padding: sides(24),
				title_typography_typography: 'custom',
				title_typography_font_weight: '800',
				title_normal_text_shadow_text_shadow_type: 'yes',
				title_normal_text_shadow_text_shadow: {
					horizontal: 0,
					vertical: 2,
					blur: 4,
					color: 'rgba(0,0,0,.2)',
				},
				title_hover_text_shadow_text_shadow_type: 'yes',
				title_hover_text_shadow_text_shadow: {
					horizontal: 0,
					vertical: 2,
					blur: 4,
					color: 'rgba(0,0,0,.2)',
				},
				title_active_text_shadow_text_shadow_type: 'yes',
				title_active_text_shadow_text_shadow: {
					horizontal: 0,
					vertical: 2,
					blur: 4,
					color: 'rgba(0,0,0,.2)',
				},
				title_normal_stroke_text_stroke_type: 'yes',
				title_normal_stroke_text_stroke: px(0),
				accordion_border_normal_border: 'solid',
				accordion_border_normal_width: sides(2),
				accordion_border_normal_color: '#0A6E77',
				accordion_border_hover_border: 'solid',
				accordion_border_hover_width: sides(2),
				accordion_border_hover_color: '#1557C0',
				accordion_border_active_border: 'solid',
				accordion_border_active_width: sides(2),
				accordion_border_active_color: '#0C2A38',
				title_normal_stroke_stroke_color: '#0C2A38',
				title_hover_stroke_text_stroke_type: 'yes',
				title_hover_stroke_text_stroke: px(0.5),
				title_hover_stroke_stroke_color: '#9E1B16',
				title_active_stroke_text_stroke_type: 'yes',
				title_active_stroke_text_stroke: px(0.5),
				title_active_stroke_stroke_color: '#0A6E77',
			},
			day,
		),
		'More titles than containers': widget(
			'nested-accordion',
			{
				items: [
					{ item_title: 'The day', element_css_id: '' },
					{ item_title: 'Nothing', element_css_id: '' },
				],
			},
			[panel('It begins at nine, and ends when the light does.')],
		),
	},
};
