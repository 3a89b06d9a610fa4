import { atom, colour, length, linkTo, plain, rich } from '../atomic';
import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'Heading of version 4',
	purpose: 'words',
	picture: 'x/H/x',
	kind: 'version-4',
	sentence: 'A heading of any level, with a link around its words where it has one.',
	variations: {
		'As it comes': atom('e-heading', { title: rich('Seven knots before breakfast') }),
		'Of the third level, with emphasis': atom('e-heading', {
			title: rich('The bay is <em>yours</em> until nine'),
			tag: plain('h3'),
		}),
		'A link, in colours of its own': atom(
			'e-heading',
			{ title: rich('All boats'), tag: plain('h3'), link: linkTo('/fleet/') },
			[
				{ props: { color: colour('#0a6e77'), 'font-size': length(40) } },
				{ breakpoint: 'mobile', props: { 'font-size': length(28) } },
				{ state: 'hover', props: { color: colour('#b3361f') } },
			],
		),
	},
};
