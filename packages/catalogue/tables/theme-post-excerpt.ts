import type { CataloguePage } from '../page';
import { px } from '../values';

export const page: CataloguePage = {
	title: 'Post excerpt',
	purpose: 'posts',
	picture: 'H/t/s',
	kind: 'markup',
	sentence:
		'The summary of the current content; a page has none, so this one shows the text that the editor stored.',
	space: 'close',
	variations: {
		'As it comes': { excerpt: '<p>Seven knots in the harbour, and then the sea is yours.</p>' },
		'Centred and large': {
			excerpt: '<p>A door of rock with the evening in it.</p>',
			align: 'center',
			typography_typography: 'custom',
			typography_font_size: px(28),
			typography_font_weight: '400',
		},
	},
};
