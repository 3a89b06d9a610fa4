import { container, section, text } from '../elements';
import type { CataloguePage } from '../page';
import { color, gap, icon, link, px, sides, size } from '../values';

const column = { flex_gap: gap(32), padding: sides(0), width_mobile: size(100, '%') };

export const page: CataloguePage = {
	title: 'Icon',
	purpose: 'words',
	picture: 'i',
	kind: 'markup',
	sentence: 'An icon alone, bare, on a shape or in a frame.',
	space: 'close',
	variations: {
		'Views and shapes': [
			container(
				{ padding: sides(0), flex_gap: gap(32), flex_direction: 'row', flex_wrap: 'wrap' },
				[
					container({ ...column, width: size(18, '%') }, [
						{ selected_icon: icon('fas fa-anchor') },
					]),
					container({ ...column, width: size(18, '%') }, [
						{ selected_icon: icon('fas fa-anchor'), view: 'stacked', shape: 'circle' },
					]),
					container({ ...column, width: size(18, '%') }, [
						{ selected_icon: icon('fas fa-anchor'), view: 'stacked', shape: 'square' },
					]),
					container({ ...column, width: size(18, '%') }, [
						{ selected_icon: icon('fas fa-anchor'), view: 'framed', shape: 'circle' },
					]),
					container({ ...column, width: size(18, '%') }, [
						{ selected_icon: icon('fas fa-anchor'), view: 'framed', shape: 'square' },
					]),
				],
			),
			{ selected_icon: icon('fas fa-anchor'), view: 'stacked', shape: 'rounded', align: 'left' },
		],
		Colours: container(
			{ padding: sides(0), flex_gap: gap(32), flex_direction: 'row', flex_wrap: 'wrap' },
			[
				container({ ...column, width: size(31.33, '%') }, [
					{
						selected_icon: icon('fas fa-life-ring'),
						primary_color: '#9E1B16',
						hover_primary_color: '#0A6E77',
					},
				]),
				container({ ...column, width: size(31.33, '%') }, [
					{
						selected_icon: icon('fas fa-life-ring'),
						view: 'stacked',
						primary_color: '#F7C873',
						secondary_color: '#2A1608',
						hover_primary_color: '#2A1608',
						hover_secondary_color: '#F7C873',
					},
				]),
				container({ ...column, width: size(31.33, '%') }, [
					{
						selected_icon: icon('fas fa-life-ring'),
						view: 'framed',
						primary_color: '#0A6E77',
						secondary_color: '#EAF3F1',
						border_width: sides(6),
					},
				]),
			],
		),
		'Size, padding and turn': container(
			{ padding: sides(0), flex_gap: gap(32), flex_direction: 'row', flex_wrap: 'wrap' },
			[
				container({ ...column, width: size(23, '%') }, [
					{ selected_icon: icon('fas fa-compass'), size: px(24) },
				]),
				container({ ...column, width: size(23, '%') }, [
					{ selected_icon: icon('fas fa-compass'), size: px(72), size_mobile: px(48) },
				]),
				container({ ...column, width: size(23, '%') }, [
					{ selected_icon: icon('fas fa-compass'), view: 'stacked', icon_padding: px(8) },
				]),
				container({ ...column, width: size(23, '%') }, [
					{ selected_icon: icon('fas fa-location-arrow'), rotate: size(90, 'deg') },
				]),
			],
		),
		Links: [
			{
				selected_icon: icon('fas fa-phone-alt'),
				view: 'stacked',
				link: link('tel:+390000000000', {
					custom_attributes: 'aria-label|Call the harbour office (sample number)',
				}),
				hover_animation: 'grow',
			},
			{ selected_icon: icon('far fa-envelope'), link: link('/contact/') },
		],
		Alignment: [
			{ selected_icon: icon('fas fa-ship'), align: 'left' },
			{ selected_icon: icon('fas fa-ship'), align: 'center' },
			{ selected_icon: icon('fas fa-ship'), align: 'right' },
		],
		'On a dark ground': section(
			{
				css_classes: 'hour hour-dusk',
				background_background: 'classic',
				__globals__: { background_color: color('ground') },
			},
			[
				container(
					{ padding: sides(0), flex_gap: gap(32), flex_direction: 'row', flex_wrap: 'wrap' },
					[
						container({ ...column, width: size(31.33, '%') }, [
							{ selected_icon: icon('fas fa-anchor') },
						]),
						container({ ...column, width: size(31.33, '%') }, [
							{ selected_icon: icon('fas fa-anchor'), view: 'stacked' },
						]),
						container({ ...column, width: size(31.33, '%') }, [
							{ selected_icon: icon('fas fa-anchor'), view: 'framed' },
						]),
					],
				),
			],
		),
		Removed: [text('Nothing stands below.'), { selected_icon: icon('') }],
	},
};
