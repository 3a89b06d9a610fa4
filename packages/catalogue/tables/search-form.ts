import { text } from '../elements';
import type { CataloguePage } from '../page';
import { px, shadow, sides, size } from '../values';

export const page: CataloguePage = {
	title: 'Search form',
	purpose: 'navigation',
	picture: 'z f5',
	kind: 'handler',
	sentence: 'A plain form that asks WordPress’s own search.',
	variations: {
		'As it comes': {},
		'An arrow, a word': [
			{ icon: 'arrow', placeholder: 'A knot, a cove, a boat' },
			{
				button_type: 'text',
				button_text: 'Find',
				placeholder: 'A knot, a cove, a boat',
				button_typography_typography: 'custom',
				button_typography_font_size: px(17),
				button_typography_font_weight: '600',
				button_border_width: sides(2),
				button_text_color: '#FBF7EE',
				button_background_color: '#0C2A38',
				button_text_color_hover: '#0C2A38',
				button_background_color_hover: '#F2C14E',
			},
		],
		Minimal: { skin: 'minimal', placeholder: 'A knot, a cove, a boat', icon_size_minimal: px(22) },
		'Full screen': [
			text(
				'A button opens it over the whole screen, with or without script; Esc, the cross and a press beside it close it.',
			),
			{
				skin: 'full_screen',
				placeholder: 'A knot, a cove, a boat',
				toggle_size: px(56),
				toggle_icon_size: size(45, '%'),
				toggle_border_width: px(2),
				toggle_border_radius: px(28),
				toggle_color: '#0C2A38',
				toggle_background_color: '#F7E9CB',
				toggle_color_hover: '#FBF7EE',
				toggle_background_color_hover: '#0A6E77',
				toggle_align: 'center',
				overlay_background_color: '#0C2A38F2',
			},
		],
		'Sizes and colours': [
			{
				size: px(70),
				input_typography_typography: 'custom',
				input_typography_font_size: px(20),
				input_text_color: '#0C2A38',
				input_background_color: '#FFFFFF',
				input_border_color: '#0A6E77',
				border_radius: px(35),
				button_background_color: '#0A6E77',
				button_background_color_hover: '#0C2A38',
				icon_size: px(22),
				button_width: px(90),
				custom_css: `selector .elementor-search-form__container input { padding-inline: 1.5rem; }
selector .elementor-search-form__container button { background-color: #0A6E77; color: #FFFFFF; }`,
				input_text_color_focus: '#0C2A38',
				input_background_color_focus: '#FFFFFF',
				input_border_color_focus: '#9E1B16',
				input_box_shadow_box_shadow_type: 'yes',
				input_box_shadow_box_shadow: shadow(0, 2, 6, 0, 'rgba(12,42,56,0.2)'),
				input_box_shadow_focus_box_shadow_type: 'yes',
				input_box_shadow_focus_box_shadow: shadow(0, 4, 12, 0, 'rgba(12,42,56,0.3)'),
			},
			{ size: px(36), placeholder: 'Small, and still easy to hit' },
		],
		'Nothing typed in, a long hint': [
			{ placeholder: '' },
			{
				placeholder:
					'The name of a boat, of a place on the coast, or of a knot that you once knew how to tie',
			},
		],
	},
};
