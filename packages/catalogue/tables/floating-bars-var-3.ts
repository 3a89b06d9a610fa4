import { text, widget } from '../elements';
import type { CataloguePage } from '../page';
import { icon, px } from '../values';

export const page: CataloguePage = {
	title: 'Floating coupon',
	purpose: 'calls',
	picture: 'H3 f2/x/x/x',
	kind: 'handler',
	sentence: 'A code to copy; it leaves with the page instead of staying.',
	variations: {
		'A coupon': {
			accessible_name: 'Ten percent',
			announcement_text: 'Ten percent for early birds',
			announcement_icon: icon('fas fa-tag'),
			coupon_code: 'BAY10',
			coupon_success_message: 'Copied',
			advanced_toggle_sticky: '',
			style_background_color: '#0A5560',
			style_coupon_text_color: '#0C2A38',
			style_coupon_background_color: '#F2C14E',
			style_coupon_border_color: '#0C2A38',
			style_overlay_background_color: '#000000',
			style_background_overlay_opacity: px(0.1),
			coupon_copy_icon: icon('fas fa-copy'),
			style_coupon_text_typography_typography: 'custom',
			style_coupon_text_typography_font_size: px(18),
			style_coupon_text_typography_font_weight: '700',
		},
		'The page under it': [
			text(
				'The bar stands at the edge of the screen and keeps its place free. Close it and it stays closed until the browser is. The bar stands at the edge of the screen and keeps its place free. Close it and it stays closed until the browser is. The bar stands at the edge of the screen and keeps its place free. Close it and it stays closed until the browser is. The bar stands at the edge of the screen and keeps its place free. Close it and it stays closed until the browser is. The bar stands at the edge of the screen and keeps its place free. Close it and it stays closed until the browser is. The bar stands at the edge of the screen and keeps its place free. Close it and it stays closed until the browser is. ',
			),
			widget('spacer', { space: px(900) }),
		],
	},
};
