import { atom, length, rich } from '../atomic';
import type { CataloguePage } from '../page';

const WORDS = ['Petrel', 'Tern', 'Marlin', 'Sandpiper', 'Kingfisher', 'Avocet'].map((boat) =>
	atom('e-paragraph', { paragraph: rich(boat) }),
);

export const page: CataloguePage = {
	title: 'Grid of version 4',
	purpose: 'sections',
	picture: 'r r r/r r r',
	kind: 'version-4',
	sentence: 'A box with columns and rows; one column on a phone.',
	variations: {
		'As it comes': atom('e-grid', {}, {}, WORDS),
		'With room between its cells': atom('e-grid', {}, { gap: length(32) }, WORDS),
	},
};
