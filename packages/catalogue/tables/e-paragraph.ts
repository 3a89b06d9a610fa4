import { atom, colour, length, linkTo, rich } from '../atomic';
import type { CataloguePage } from '../page';

const WORDS = 'No wind, no sound, and the water as <strong>flat as a table</strong>.';

export const page: CataloguePage = {
	title: 'Paragraph of version 4',
	purpose: 'words',
	picture: 't/t/t/t',
	kind: 'version-4',
	sentence: 'Words with emphasis, as one paragraph.',
	variations: {
		'As it comes': atom('e-paragraph', { paragraph: rich(WORDS) }),
		'A narrow column': atom(
			'e-paragraph',
			{ paragraph: rich(`${WORDS} Lunch at anchor; the sun is where it wants to be.`) },
			{ 'max-width': length(320), 'line-height': length(1.8, 'em'), color: colour('#0a6e77') },
		),
		'A link': atom('e-paragraph', {
			paragraph: rich('How to find us'),
			link: linkTo('/contact/'),
		}),
	},
};
