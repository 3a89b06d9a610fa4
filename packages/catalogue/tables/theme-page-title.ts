import type { CataloguePage } from '../page';
import { px } from '../values';

export const page: CataloguePage = {
	title: 'Page title',
	purpose: 'navigation',
	picture: 'H/x/x',
	kind: 'markup',
	sentence: 'The title of the page, or of the list on an archive.',
	space: 'close',
	variations: {
		'As it comes': { header_size: 'h3' },
		'At the end of the line': {
			header_size: 'div',
			align: 'right',
			typography_typography: 'custom',
			typography_font_size: px(32),
			typography_font_weight: '600',
		},
	},
};
