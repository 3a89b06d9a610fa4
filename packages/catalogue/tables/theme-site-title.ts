import type { CataloguePage } from '../page';
import { color, link, px } from '../values';

export const page: CataloguePage = {
	title: 'Site title',
	purpose: 'navigation',
	picture: 'H/s',
	kind: 'markup',
	sentence: 'The name of the site. It leads to the front page.',
	space: 'close',
	variations: {
		'As it comes': {},
		'As a line of text, larger, in the accent colour': {
			header_size: 'div',
			align: 'center',
			typography_typography: 'custom',
			typography_font_size: px(40),
			typography_font_weight: '600',
			__globals__: { title_color: color('accent') },
		},
		'Leading elsewhere': { header_size: 'p', link: link('/fleet/') },
	},
};
