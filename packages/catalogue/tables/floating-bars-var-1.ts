import { text, widget } from '../elements';
import type { CataloguePage } from '../page';
import { icon, link, px } from '../values';

export const page: CataloguePage = {
	title: 'Floating bar',
	purpose: 'calls',
	picture: 'H4 b2/x/x/x',
	kind: 'handler',
	sentence: 'An announcement with a link, at the top of every screen of the page.',
	variations: {
		'An announcement': {
			accessible_name: 'Season',
			announcement_icon: icon('fas fa-ship'),
			announcement_text: 'The season begins on <b>Easter Monday</b>',
			cta_text: 'See the fleet',
			cta_link: link('/fleet/'),
			style_background_color: '#9E1B16',
			style_announcement_icon_color: '#F2C14E',
			style_announcement_text_color: '#FBF7EE',
			style_announcement_icon_size: px(22),
			style_cta_button_corners: 'rounded',
			style_cta_button_border_width: px(2),
			style_cta_button_border_color: '#F2C14E',
			style_cta_text_color: '#FBF7EE',
			style_cta_button_bg_color_hover: '#F2C14E',
			style_cta_text_color_hover: '#0C2A38',
			style_close_button_color: '#F2C14E',
			style_floating_bar_padding: px(10),
			style_floating_bar_element_spacing: px(32),
			cta_icon: icon('fas fa-arrow-right'),
			style_cta_icon_color: '#F2C14E',
			style_cta_button_bg_color: '#7C120E',
			style_announcement_text_typography_typography: 'custom',
			style_announcement_text_typography_font_size: px(17),
			style_cta_text_typography_typography: 'custom',
			style_cta_text_typography_font_size: px(16),
			style_cta_text_typography_font_weight: '600',
			style_announcement_align: 'center',
		},
		'The page under it': [
			text(
				'The bar stands at the edge of the screen and keeps its place free. Close it and it stays closed until the browser is. The bar stands at the edge of the screen and keeps its place free. Close it and it stays closed until the browser is. The bar stands at the edge of the screen and keeps its place free. Close it and it stays closed until the browser is. The bar stands at the edge of the screen and keeps its place free. Close it and it stays closed until the browser is. The bar stands at the edge of the screen and keeps its place free. Close it and it stays closed until the browser is. The bar stands at the edge of the screen and keeps its place free. Close it and it stays closed until the browser is. ',
			),
			widget('spacer', { space: px(900) }),
		],
		'At the bottom, without a cross: a link instead of a button': {
			accessible_name: 'Weather',
			announcement_icon: icon('fas fa-wind'),
			announcement_text: 'Mistral until Thursday: ask before you sail',
			cta_text: 'Ask',
			cta_link: link('/contact/'),
			style_cta_type: 'link',
			style_cta_button_show_border: '',
			floating_bar_close_switch: '',
			advanced_vertical_position: 'bottom',
		},
	},
};
