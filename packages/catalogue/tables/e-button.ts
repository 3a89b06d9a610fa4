import { atom, colour, length, linkTo, rich, typed } from '../atomic';
import type { CataloguePage } from '../page';

const ground = (value: string) => typed('background', { color: colour(value) });

export const page: CataloguePage = {
	title: 'Button of version 4',
	purpose: 'calls',
	picture: 'b5 >',
	kind: 'version-4',
	sentence: 'A link that looks like a button, or a button without a link.',
	variations: {
		'As it comes': atom('e-button', { text: rich('Book the morning'), link: linkTo('/contact/') }),
		'Without a link': atom('e-button', { text: rich('Nothing to follow') }),
		'In colours of its own': atom(
			'e-button',
			{ text: rich('All boats'), link: linkTo('/fleet/') },
			[
				{ props: { background: ground('#0a6e77'), 'border-radius': length(24) } },
				{ state: 'hover', props: { background: ground('#063f44') } },
				{ state: 'focus', props: { background: ground('#063f44') } },
			],
		),
	},
};
