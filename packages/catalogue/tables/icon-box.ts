import { container } from '../elements';
import type { CataloguePage } from '../page';
import { gap, icon, link, px, sides, size } from '../values';

const fuel = {
	description_text:
		'The tank is full when you leave. What you use you pay <em>at cost</em> when you come back.',
	selected_icon: icon('fas fa-gas-pump'),
	title_text: 'Fuel for the day',
};

export const page: CataloguePage = {
	title: 'Icon box',
	purpose: 'calls',
	picture: 'i/H/t/t',
	kind: 'markup',
	sentence: 'An icon with a title and a description.',
	space: 'close',
	variations: {
		'Where the icon stands': [
			fuel,
			{ ...fuel, position: 'left' },
			{ ...fuel, position: 'right' },
			{ ...fuel, position: 'left', position_mobile: 'left', content_vertical_alignment: 'middle' },
		],
		Views: container(
			{ padding: sides(0), flex_gap: gap(32), flex_direction: 'row', flex_wrap: 'wrap' },
			[
				container(
					{
						padding: sides(0),
						flex_gap: gap(32),
						width: size(31.33, '%'),
						width_mobile: size(100, '%'),
					},
					[{ ...fuel, view: 'stacked', shape: 'circle', icon_size: px(28) }],
				),
				container(
					{
						padding: sides(0),
						flex_gap: gap(32),
						width: size(31.33, '%'),
						width_mobile: size(100, '%'),
					},
					[{ ...fuel, view: 'framed', shape: 'square', icon_size: px(28) }],
				),
				container(
					{
						padding: sides(0),
						flex_gap: gap(32),
						width: size(31.33, '%'),
						width_mobile: size(100, '%'),
					},
					[{ ...fuel, view: 'stacked', shape: 'rounded', icon_size: px(28) }],
				),
			],
		),
		'With a link': {
			...fuel,
			position: 'left',
			view: 'framed',
			icon_size: px(24),
			link: link('/fleet/'),
			icon_space: px(24),
			hover_primary_color: '#9E1B16',
			hover_animation: 'float',
		},
		Alignment: [
			{ ...fuel, text_align: 'left', icon_size: px(36) },
			{ ...fuel, text_align: 'right', icon_size: px(36) },
		],
		'Colours and type': {
			...fuel,
			title_size: 'h3',
			position: 'left',
			primary_color: '#9E1B16',
			title_color: '#0A6E77',
			description_color: '#4A2A5C',
			title_typography_typography: 'custom',
			title_typography_font_size: px(28),
			title_bottom_space: px(4),
		},
		'Parts alone': [
			{ selected_icon: icon(''), title_text: 'Only a title' },
			{ title_text: '', description_text: '', selected_icon: icon('fas fa-sun') },
		],
		'A long one': {
			selected_icon: icon('fas fa-wind'),
			position: 'left',
			title_text:
				'From Porto Sereno to the outer islands and back again before the wind comes up, with time for a swim in every cove that has room for an anchor',
			description_text:
				'From Porto Sereno to the outer islands and back again before the wind comes up, with time for a swim in every cove that has room for an anchor. From Porto Sereno to the outer islands and back again before the wind comes up, with time for a swim in every cove that has room for an anchor.',
		},
	},
};
