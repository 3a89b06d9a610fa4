import type { CataloguePage } from '../page';
import { link, picture, px } from '../values';

const prices = [
	{
		title: 'Half a day',
		price: '€ 1 (sample)',
		item_description: 'From eight to one, or from two to seven.',
	},
	{
		title: 'A whole day',
		price: '€ 2 (sample)',
		item_description: 'From eight until the sun is gone.',
		link: link('/fleet/'),
	},
	{
		title: 'A night at the buoy',
		price: '€ 3 (sample)',
		item_description: 'Sheets, a lamp and the sound of the mole.',
	},
];

export const page: CataloguePage = {
	title: 'Price list',
	purpose: 'proof',
	picture: 'p H3 n/p H3 n',
	kind: 'markup',
	sentence: 'Lines of titles, prices and descriptions. All prices on this page are samples.',
	variations: {
		'As it comes': { price_list: prices },
		'With pictures': {
			price_list: [
				{
					title: 'Half a day',
					price: '€ 1 (sample)',
					item_description: 'From eight to one, or from two to seven.',
					image: picture(150, '2026/04/petrel-portrait.jpg'),
				},
				{
					title: 'A whole day',
					price: '€ 2 (sample)',
					item_description: 'From eight until the sun is gone.',
					link: link('/fleet/'),
					image: picture(154, '2026/04/kingfisher-portrait.jpg'),
				},
				{
					title: 'A night at the buoy',
					price: '€ 3 (sample)',
					item_description: 'Sheets, a lamp and the sound of the mole.',
					image: picture(157, '2026/04/wren-portrait.jpg'),
				},
			],
			image_size_size: 'medium',
		},
		'Titles as headings, other lines': {
			price_list: prices,
			title_tag: 'h3',
			heading_color: '#9E1B16',
			price_color: '#9E1B16',
			separator_style: 'dashed',
			separator_color: '#9E1B16',
			separator_weight: px(1),
			separator_spacing: px(20),
			row_gap: px(36),
			description_typography_typography: 'custom',
			description_typography_font_style: 'italic',
		},
		'Long and short': {
			price_list: [
				{
					title:
						'Something whose name is so long that it does not fit into one line beside its price, on most screens at least',
					price: '€ 4 (sample)',
					item_description: '',
				},
				{ title: 'No price', item_description: 'Ask us.' },
				{ title: 'Only a title' },
			],
		},
	},
};
