import { section, text } from '../elements';
import type { CataloguePage } from '../page';
import { color, icon, link, px } from '../values';

const onBoard = [
	{ text: 'Life jackets for eight', selected_icon: icon('fas fa-life-ring') },
	{ text: 'Sun awning', selected_icon: icon('fas fa-umbrella') },
	{ text: 'Chart plotter with depth', selected_icon: icon('fas fa-map') },
];

const addresses = [
	{
		text: 'Call the harbour',
		selected_icon: icon('fas fa-phone-alt'),
		link: link('tel:+390000000000'),
	},
	{ text: 'Write to us', selected_icon: icon('fas fa-envelope'), link: link('/contact/') },
	{
		text: 'Find the pier',
		selected_icon: icon('fas fa-map-marker-alt'),
		link: link('/destinations/'),
	},
];

export const page: CataloguePage = {
	title: 'Icon list',
	purpose: 'words',
	picture: 'o t6/o t6/o t6/o t6',
	kind: 'markup',
	sentence: 'Lines with an icon before them, below each other or side by side.',
	space: 'close',
	variations: {
		'Below each other': { icon_list: onBoard },
		'Side by side': { icon_list: onBoard, view: 'inline', space_between: px(32) },
		Links: [
			{ icon_list: addresses, text_color_hover: '#9E1B16', space_between: px(12) },
			{ icon_list: addresses, view: 'inline', link_click: 'inline', space_between: px(32) },
		],
		'Rules between them': [
			{
				icon_list: onBoard,
				divider: 'yes',
				divider_style: 'dashed',
				divider_color: '#5C8A8F',
				space_between: px(20),
			},
			{
				icon_list: onBoard,
				view: 'inline',
				divider: 'yes',
				divider_weight: px(2),
				divider_color: '#5C8A8F',
				space_between: px(40),
			},
		],
		Alignment: [
			{ icon_list: onBoard, icon_align: 'center' },
			{ icon_list: onBoard, icon_align: 'right' },
		],
		'Colour, size and type': {
			icon_list: onBoard,
			icon_color: '#9E1B16',
			icon_color_hover: '#0A6E77',
			icon_size: px(26),
			text_color: '#4A2A5C',
			text_indent: px(20),
			space_between: px(10),
			icon_typography_typography: 'custom',
			icon_typography_font_size: px(20),
		},
		'Without icons, and a long line': [
			{
				icon_list: [
					{ text: 'Rope', selected_icon: icon('') },
					{ text: 'Fenders', selected_icon: icon('') },
				],
			},
			{
				icon_list: [
					{
						text: 'From Porto Sereno to the outer islands and back again before the wind comes up, with time for a swim in every cove that has room for an anchor',
						selected_icon: icon('fas fa-compass'),
					},
					{ text: 'Short', selected_icon: icon('fas fa-compass') },
				],
				icon_self_vertical_align: 'flex-start',
			},
		],
		'On a dark ground': section(
			{
				css_classes: 'hour hour-dusk',
				background_background: 'classic',
				__globals__: { background_color: color('ground') },
			},
			[{ icon_list: onBoard }, { icon_list: addresses, divider: 'yes', space_between: px(20) }],
		),
		'Without lines': [text('Nothing stands below.'), { icon_list: [] }],
	},
};
