import type { CataloguePage } from '../page';
import { px } from '../values';

export const page: CataloguePage = {
	title: 'Language switcher',
	purpose: 'navigation',
	picture: 'i t2/i t2/i t2',
	kind: 'markup',
	sentence:
		'The page in the other languages of the site, each named in itself. On a site in one language it shows nothing.',
	space: 'close',
	variations: {
		'As it comes': {},
		'Below each other, with codes': {
			layout: 'vertical',
			show_language_code: 'yes',
			uppercase_language_code: 'yes',
		},
		'To open, codes alone': {
			layout: 'dropdown',
			show_language_name: '',
			show_language_code: 'yes',
		},
		'Other languages alone, those in which the page is, in every style': {
			hide_current: 'yes',
			hide_missing: 'yes',
			language_typography_typography: 'custom',
			language_typography_font_size: px(18),
			language_typography_font_weight: '600',
			language_text_color: '#0C2A38',
			language_text_color_hover: '#9E1B16',
		},
	},
};
