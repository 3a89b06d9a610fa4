import { untitled } from '../elements';
import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'Rental availability',
	purpose: 'shop',
	picture: 'r r r r/r r b r/H',
	kind: 'island',
	sentence:
		'Asks for a day, people, a licence and a place, and answers in a sentence what the site rents out then. The answer is counted from the content, no booking is read. On the page of one thing it asks for that one; here it asks for all.',
	space: 'wide',
	variations: {
		'Everything, with a chart': untitled([
			{
				source_type: 'all',
				image: { id: 134, url: '/wp-content/uploads/2026/02/chart-of-the-coast.svg' },
				image_size: 'full',
			},
		]),
		'Without a chart': untitled([{ source_type: 'all' }]),
		'On a page of nothing for rent': untitled([{}]),
	},
};
