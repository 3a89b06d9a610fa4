import { text, widget } from '../elements';
import type { CataloguePage } from '../page';
import { icon, px } from '../values';

export const page: CataloguePage = {
	title: 'Floating ticker',
	purpose: 'calls',
	picture: 't o t o t/x/x/x',
	kind: 'handler',
	sentence: 'Headlines that pass by: by themselves at the bottom, with the page at the top.',
	variations: {
		Headlines: [
			{
				accessible_name: 'Headlines of the coast',
				advanced_vertical_position: 'bottom',
				floating_bar_close_switch: 'yes',
				style_ticker_scroll_speed: px(24),
				headlines_repeater: [
					{ headlines_text: 'Mistral until Thursday', headlines_icon: icon('fas fa-wind') },
					{ headlines_text: 'New: two tenders in Cala Ventosa', headlines_url: { url: '/fleet/' } },
					{ headlines_text: 'The lighthouse is open on Sundays' },
				],
				style_headlines_spacing: px(48),
				style_headlines_icon_color: '#F2C14E',
				style_headlines_text_typography_typography: 'custom',
				style_headlines_text_typography_font_size: px(18),
				style_pause_button_color: '#F2C14E',
				style_ticker_animation_type_mobile: 'scroll',
				style_ticker_scroll_direction_mobile: 'reverse',
			},
			{
				accessible_name: 'Places',
				style_ticker_animation_type: 'scroll',
				style_ticker_scroll_direction: 'reverse',
				style_background_color: '#EAF3F1',
				style_headlines_text_color: '#0C2A38',
				headlines_repeater: [
					{ headlines_text: 'Porto Sereno' },
					{ headlines_text: 'Grotta Chiara' },
					{ headlines_text: 'Cala Ventosa' },
					{ headlines_text: 'Capo Sole' },
				],
				style_ticker_pause_hover: '',
			},
		],
		'The page under it': [
			text(
				'The bar stands at the edge of the screen and keeps its place free. Close it and it stays closed until the browser is. The bar stands at the edge of the screen and keeps its place free. Close it and it stays closed until the browser is. The bar stands at the edge of the screen and keeps its place free. Close it and it stays closed until the browser is. The bar stands at the edge of the screen and keeps its place free. Close it and it stays closed until the browser is. The bar stands at the edge of the screen and keeps its place free. Close it and it stays closed until the browser is. The bar stands at the edge of the screen and keeps its place free. Close it and it stays closed until the browser is. ',
			),
			widget('spacer', { space: px(900) }),
		],
	},
};
