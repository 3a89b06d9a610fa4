import type { CataloguePage } from '../page';
import { icon, px } from '../values';

export const page: CataloguePage = {
	title: 'Rating',
	purpose: 'proof',
	picture: 'd d d d d',
	kind: 'markup',
	sentence: 'A rating in icons of the editor’s choice. The figures are samples.',
	space: 'close',
	variations: {
		Values: [
			{ rating_value: 5 },
			{ rating_value: 4.5 },
			{ rating_value: 3.2 },
			{ rating_value: 0.7 },
			{ rating_value: 0 },
		],
		'Other icons': [
			{ rating_value: 4, rating_icon: icon('fas fa-anchor'), icon_color: '#0A6E77' },
			{
				rating_value: 3.5,
				rating_icon: icon('fas fa-heart'),
				icon_color: '#9E1B16',
				icon_unmarked_color: '#F0D5D3',
			},
		],
		Scales: [
			{ rating_scale: px(3), rating_value: 2 },
			{ rating_scale: px(10), rating_value: 7.4 },
		],
		'Size, gap and alignment': [
			{ rating_value: 4, icon_size: px(16), icon_gap: px(2), icon_alignment: 'start' },
			{ rating_value: 4, icon_size: px(28), icon_gap: px(10), icon_alignment: 'center' },
			{ rating_value: 4, icon_size: px(40), icon_gap: px(4), icon_alignment: 'end' },
		],
	},
};
