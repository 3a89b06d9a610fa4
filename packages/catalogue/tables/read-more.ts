import { text } from '../elements';
import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'Read more',
	purpose: 'posts',
	picture: 't/t/s >',
	kind: 'markup',
	sentence:
		'The place where lists cut a text. On the page of the text itself there is nothing to see, only a place that links can lead to; in a list it is the link.',
	variations: {
		'Here the text is cut': [
			{ link_text: 'Continue reading' },
			text('What follows stands on this page alone.'),
		],
	},
};
