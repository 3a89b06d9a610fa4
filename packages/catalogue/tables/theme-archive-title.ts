import type { CataloguePage } from '../page';
import { px } from '../values';

export const page: CataloguePage = {
	title: 'Archive title',
	purpose: 'navigation',
	picture: 's/H',
	kind: 'markup',
	sentence:
		'The title of a list. On a page that is no list it shows the text that the editor stored.',
	space: 'close',
	variations: {
		'With a stored text': { title: 'Stories from the slip', header_size: 'h3' },
		'With its context': {
			title: 'Stories from the slip',
			header_size: 'div',
			include_context: 'yes',
			typography_typography: 'custom',
			typography_font_size: px(28),
			typography_font_weight: '600',
		},
	},
};
