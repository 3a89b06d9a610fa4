import type { CataloguePage } from '../page';
import { link } from '../values';

export const page: CataloguePage = {
	title: 'Post title',
	purpose: 'posts',
	picture: 'H/H3 x2/s',
	kind: 'markup',
	sentence: 'The title of the current content, always as text.',
	space: 'close',
	variations: {
		'As it comes': { header_size: 'h3' },
		Linked: { header_size: 'h3', link: link('/stories/') },
		'Centred and small': { header_size: 'p', size: 'small', align: 'center' },
	},
};
