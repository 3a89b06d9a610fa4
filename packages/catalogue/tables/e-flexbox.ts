import { atom, length, plain, rich } from '../atomic';
import type { CataloguePage } from '../page';

const WORDS = ['Porto Sereno', 'Cala Ventosa', 'Isola Bruna'].map((place) =>
	atom('e-paragraph', { paragraph: rich(place) }),
);

export const page: CataloguePage = {
	title: 'Flexbox of version 4',
	purpose: 'sections',
	picture: 'r2 r3 r',
	kind: 'version-4',
	sentence: 'A box that lays out its elements in a row or a column.',
	variations: {
		'As it comes': atom('e-flexbox', {}, {}, WORDS),
		'Apart from each other, a column on a phone': atom(
			'e-flexbox',
			{},
			[
				{ props: { gap: length(24), 'justify-content': plain('space-between') } },
				{ breakpoint: 'mobile', props: { 'flex-direction': plain('column') } },
			],
			WORDS,
		),
	},
};
