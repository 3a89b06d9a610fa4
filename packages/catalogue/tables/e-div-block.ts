import { atom, colour, length, linkTo, plain, rich, typed } from '../atomic';
import type { CataloguePage } from '../page';

const words = (text: string) => atom('e-paragraph', { paragraph: rich(text) });

export const page: CataloguePage = {
	title: 'Div block of version 4',
	purpose: 'sections',
	picture: 'r',
	kind: 'version-4',
	sentence: 'A plain box around other elements.',
	variations: {
		'As it comes': atom('e-div-block', {}, {}, [words('North'), words('South')]),
		'An article with a ground and a border': atom(
			'e-div-block',
			{ tag: plain('article') },
			{
				padding: length(32),
				background: typed('background', { color: colour('#f4efe6') }),
				'border-width': length(2),
				'border-style': plain('solid'),
				'border-color': colour('#0a6e77'),
			},
			[words('Lunch at anchor; the sun is where it wants to be.')],
		),
		'A link around all that is in it': atom(
			'e-div-block',
			{ link: linkTo('/fleet/') },
			{ padding: length(24) },
			[words('All boats')],
		),
	},
};
