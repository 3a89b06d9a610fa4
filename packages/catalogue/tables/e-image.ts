import { atom, length, linkTo, medium } from '../atomic';
import type { CataloguePage } from '../page';

const HARBOUR = medium('image', 170);

export const page: CataloguePage = {
	title: 'Image of version 4',
	purpose: 'pictures',
	picture: 'p',
	kind: 'version-4',
	sentence: 'A picture of the library, in the widths that its place needs.',
	variations: {
		'As it comes': atom('e-image', { image: HARBOUR }),
		'A link, with round corners': atom(
			'e-image',
			{ image: HARBOUR, link: linkTo('/destinations/') },
			{ width: length(100, '%'), 'max-width': length(320), 'border-radius': length(24) },
		),
	},
};
