import { container } from '../elements';
import type { CataloguePage } from '../page';
import { gap, icon, link, picture, px, sides, size } from '../values';

const offer = {
	button: 'See the boats',
	description: 'Leave at six, swim at seven, be back for a late breakfast.',
	link: link('/fleet/'),
	title_tag: 'h3',
};

const callToActionLook2 = {
	description: 'Leave at six, swim at seven, be back for a late breakfast.',
	link: link('/fleet/'),
	title_tag: 'h3',
};

const grid = {
	container_type: 'grid',
	flex_gap: gap(24),
	grid_columns_grid: size(3, 'fr'),
	grid_columns_grid_mobile: size(1, 'fr'),
	grid_columns_grid_tablet: size(2, 'fr'),
	grid_gaps: gap(24),
	grid_rows_grid: size('auto', 'custom'),
	padding: sides(0),
};

export const page: CataloguePage = {
	title: 'Call to action',
	purpose: 'calls',
	picture: 'p H/x t/x b',
	kind: 'markup',
	sentence: 'A picture and a call, beside each other or one over the other.',
	variations: {
		Classic: container(grid, [
			{
				...offer,
				bg_image: picture(141, '2026/03/cala-ventosa-cove.jpg'),
				title: 'Out before the wind',
			},
			{
				...callToActionLook2,
				bg_image: picture(140, '2026/03/porto-sereno-harbour.jpg'),
				title: 'The harbour',
				button: 'How to find us',
			},
			{
				...callToActionLook2,
				bg_image: picture(145, '2026/03/capo-sole-sunset.jpg'),
				title: 'The last hour',
				button: 'Stories',
			},
		]),
		'Beside the text': [
			{
				...offer,
				bg_image: picture(140, '2026/03/porto-sereno-harbour.jpg'),
				layout: 'left',
				alignment: 'left',
				title: 'Out before the wind',
			},
			{
				...offer,
				bg_image: picture(141, '2026/03/cala-ventosa-cove.jpg'),
				layout: 'right',
				alignment: 'left',
				vertical_position: 'bottom',
				image_min_width: size(40, '%'),
				title: 'Out before the wind',
			},
		],
		'Cover, under the pointer': container(grid, [
			{
				...offer,
				skin: 'cover',
				bg_image: picture(141, '2026/03/cala-ventosa-cove.jpg'),
				transformation: 'zoom-in',
				content_animation: 'grow',
				sequenced_animation: '',
				title: 'zoom-in, grow',
			},
			{
				...offer,
				skin: 'cover',
				bg_image: picture(145, '2026/03/capo-sole-sunset.jpg'),
				transformation: 'zoom-out',
				content_animation: 'fade-in',
				sequenced_animation: '',
				title: 'zoom-out, fade-in',
			},
			{
				...offer,
				skin: 'cover',
				bg_image: picture(140, '2026/03/porto-sereno-harbour.jpg'),
				transformation: 'move-left',
				content_animation: 'enter-from-bottom',
				sequenced_animation: 'yes',
				title: 'move-left, enter-from-bottom',
			},
			{
				...offer,
				skin: 'cover',
				bg_image: picture(141, '2026/03/cala-ventosa-cove.jpg'),
				transformation: 'move-up',
				content_animation: 'enter-zoom-in',
				sequenced_animation: 'yes',
				title: 'move-up, enter-zoom-in',
			},
			{
				...offer,
				skin: 'cover',
				bg_image: picture(145, '2026/03/capo-sole-sunset.jpg'),
				transformation: 'move-right',
				content_animation: 'shrink',
				sequenced_animation: '',
				title: 'move-right, shrink',
			},
			{
				...offer,
				skin: 'cover',
				bg_image: picture(140, '2026/03/porto-sereno-harbour.jpg'),
				transformation: 'move-down',
				content_animation: 'move-up',
				sequenced_animation: '',
				title: 'move-down, move-up',
			},
		]),
		'The whole box leads on': container(grid, [
			{
				...offer,
				bg_image: picture(140, '2026/03/porto-sereno-harbour.jpg'),
				link_click: 'box',
				title: 'Out before the wind',
			},
			{
				...offer,
				skin: 'cover',
				bg_image: picture(145, '2026/03/capo-sole-sunset.jpg'),
				link_click: 'box',
				title: 'Out before the wind',
			},
			{
				bg_image: picture(141, '2026/03/cala-ventosa-cove.jpg'),
				link_click: 'box',
				title_tag: 'h3',
				title: 'Out before the wind',
				description:
					'There is no button, and a <a href="/contact/">link of its own</a> in the text.',
				button: '',
				link: link('/fleet/'),
			},
		]),
		'Ribbon, icon, picture': container(grid, [
			{
				...offer,
				bg_image: picture(141, '2026/03/cala-ventosa-cove.jpg'),
				ribbon_title: 'New',
				ribbon_text_color: '#FFFFFF',
				title: 'Out before the wind',
			},
			{
				...offer,
				graphic_element: 'icon',
				selected_icon: icon('fas fa-anchor'),
				icon_view: 'stacked',
				ribbon_title: 'Calm',
				ribbon_text_color: '#FFFFFF',
				ribbon_horizontal_position: 'left',
				ribbon_bg_color: '#9E1B16',
				title: 'Out before the wind',
			},
			{
				...offer,
				graphic_element: 'image',
				graphic_image: picture(103, '2026/01/flag-rib.svg'),
				graphic_image_width: px(96),
				title: 'Out before the wind',
			},
		]),
		'Height, place and colours': {
			...offer,
			skin: 'cover',
			bg_image: picture(145, '2026/03/capo-sole-sunset.jpg'),
			'min-height': px(420),
			vertical_position: 'bottom',
			alignment: 'left',
			overlay_color: '#2A160899',
			overlay_color_hover: '#2A1608CC',
			title_color: '#F7C873',
			description_color: '#FFFFFF',
			button_text_color: '#2A1608',
			button_background_color: '#F7C873',
			button_border_color: '#F7C873',
			button_border_radius: px(30),
			title: 'Out before the wind',
		},
		'Long texts, and no picture': container(grid, [
			{
				title_tag: 'h3',
				title: 'A heading that goes on for so long that it needs three lines in any column',
				description:
					'<p>And a description with more than one paragraph.</p><p>This is the second one, for those who want to know precisely where the rocks are.</p>',
				button: 'See the boats',
				link: link('/fleet/'),
			},
			{ title_tag: 'h3', title: 'No button', button: '', description: '' },
			{ title: '', description: 'No title and no link', button: 'Nothing to open' },
		]),
	},
};
