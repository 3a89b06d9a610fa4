import { untitled } from '../elements';
import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'Comments',
	purpose: 'posts',
	picture: 'u t3/u t3',
	kind: 'island',
	stored: { commentStatus: 'open' },
	sentence:
		'The comments on this very page. The list is markup; the form is an island, and works without script as well.',
	space: 'wide',
	variations: { 'As it comes': untitled([{}]) },
};
