import { atom, colour, length, medium } from '../atomic';
import type { CataloguePage } from '../page';

const MARK = medium('svg', 100);

export const page: CataloguePage = {
	title: 'Drawing of version 4',
	purpose: 'pictures',
	picture: 'w/w/w',
	kind: 'version-4',
	sentence: 'A drawing of the library, in the colour and the size of its class.',
	variations: {
		'As it comes': atom('e-svg', { svg: MARK }),
		'Large and in a colour': atom(
			'e-svg',
			{ svg: MARK },
			{ width: length(160), height: length(160), color: colour('#0a6e77') },
		),
	},
};
