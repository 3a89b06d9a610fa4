import type { CataloguePage } from '../page';
import { px } from '../values';

export const page: CataloguePage = {
	title: 'Star rating',
	purpose: 'proof',
	picture: 's d d d d',
	kind: 'markup',
	sentence: 'A rating in stars with a title. The figures are samples.',
	space: 'close',
	variations: {
		Values: [
			{ rating: 5, title: '5 of five' },
			{ rating: 4.5, title: '4.5 of five' },
			{ rating: 3.2, title: '3.2 of five' },
			{ rating: 0.7, title: '0.7 of five' },
			{ rating: 0, title: '0 of five' },
		],
		'Out of ten': { rating_scale: '10', rating: 7.5, title: 'Guests in August' },
		Outlined: {
			rating: 3,
			unmarked_star_style: 'outline',
			stars_color: '#0A6E77',
			stars_unmarked_color: '#0A6E77',
		},
		Alignment: [
			{ rating: 4, title: 'The crossing', align: 'left' },
			{ rating: 4, title: 'The crossing', align: 'center' },
			{ rating: 4, title: 'The crossing', align: 'right' },
			{ rating: 4, title: 'The crossing', align: 'justify' },
		],
		'Colours, size and gaps': {
			rating: 4,
			title: 'The crossing',
			title_color: '#9E1B16',
			title_gap: px(30),
			icon_size: px(32),
			icon_space: px(8),
			stars_color: '#C06A00',
			stars_unmarked_color: '#D9D2C5',
		},
		'A long title': {
			rating: 4,
			title:
				'From Porto Sereno to the outer islands and back again before the wind comes up, with time for a swim in every cove that has room for an anchor',
		},
	},
};
