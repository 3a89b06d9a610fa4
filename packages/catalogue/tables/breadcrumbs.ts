import type { CataloguePage } from '../page';
import { px } from '../values';

export const page: CataloguePage = {
	title: 'Breadcrumbs',
	purpose: 'navigation',
	picture: 't > t > H2',
	kind: 'markup',
	sentence: 'The way from the front page to here.',
	space: 'close',
	variations: {
		'As they come': {},
		'In the middle, small': {
			html_tag: 'div',
			align: 'center',
			typography_typography: 'custom',
			typography_font_size: px(14),
			typography_font_weight: '400',
			text_color: '#0C2A38',
			link_color: '#0A6E77',
			link_hover_color: '#9E1B16',
		},
	},
};
