import { atom, colour, length, typed } from '../atomic';
import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'Divider of version 4',
	purpose: 'sections',
	picture: 'x/t/x',
	kind: 'version-4',
	sentence: 'A line between two things.',
	variations: {
		'As it comes': atom('e-divider'),
		'Short and thick': atom(
			'e-divider',
			{},
			{
				width: length(120),
				height: length(6),
				background: typed('background', { color: colour('#0a6e77') }),
			},
		),
	},
};
