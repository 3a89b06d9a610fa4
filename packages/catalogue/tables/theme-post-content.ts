import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'Post content',
	purpose: 'posts',
	picture: 't/t/p/t/t',
	kind: 'markup',
	sentence:
		'The body of the current content. A page that was designed in the builder would hold itself here: the widget notices and shows what was written instead, which on this page is nothing. Every story shows it at work.',
	space: 'close',
	variations: { 'Inside its own page': {} },
};
