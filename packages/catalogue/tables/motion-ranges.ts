import { container, heading, topLevel, widget } from '../elements';
import type { CataloguePage } from '../page';
import { action, gap, link, picture, px, range, sides, size } from '../values';

const card = {
	background_background: 'gradient',
	background_gradient_angle: size(180, 'deg'),
	border_radius: sides(12),
	flex_gap: gap(24),
	flex_justify_content: 'space-between',
	min_height: px(340),
	overflow: 'hidden',
	padding: sides(20),
	width: size(31, '%'),
	width_mobile: size(100, '%'),
};

const boat = {
	align: 'center',
	image_size: 'full',
	motion_fx_motion_fx_scrolling: 'yes',
	width: size(78, '%'),
};

const imageLook2 = { align: 'center', image_size: 'full', motion_fx_motion_fx_scrolling: 'yes' };

const label = {
	title_color: '#0C2A38',
	typography_font_size: px(18),
	typography_typography: 'custom',
};

export const page: CataloguePage = {
	title: 'Ranges, devices and nesting',
	purpose: 'motion',
	picture: 't/n/t',
	kind: 'behaviour',
	listedAs: 'Motion: ranges and devices',
	stored: {
		databaseId: 3103,
		page_settings: { custom_css: 'selector .low { max-height: 300px; }' },
	},
	sentence:
		'What the percentage is of, on which devices it counts, and what happens to what lies inside.',
	space: 'wide',
	variations: {
		'Of the window, of the page': container(
			{
				flex_gap: gap(24),
				padding: sides(0),
				flex_direction: 'row',
				flex_direction_mobile: 'column',
				flex_wrap: 'wrap',
			},
			[
				container({ ...card, background_color: '#CFE8EA', background_color_b: '#7FC1C6' }, [
					heading(3, 'The window', label),
					widget('image', {
						...boat,
						image: picture(162, '2026/04/marlin-profile.svg', 'Marlin from abeam.'),
						_element_id: 'viewport',
						motion_fx_range: 'viewport',
						motion_fx_translateX_effect: 'yes',
						motion_fx_translateX_speed: px(2),
					}),
				]),
				container({ ...card, background_color: '#CFE8EA', background_color_b: '#7FC1C6' }, [
					heading(3, 'The page', label),
					widget('image', {
						...boat,
						image: picture(163, '2026/04/sandpiper-profile.svg', 'Sandpiper from abeam.'),
						_element_id: 'page',
						motion_fx_range: 'page',
						motion_fx_translateX_effect: 'yes',
						motion_fx_translateX_speed: px(2),
					}),
				]),
			],
		),
		'On some devices': container(
			{
				flex_gap: gap(24),
				padding: sides(0),
				flex_direction: 'row',
				flex_direction_mobile: 'column',
				flex_wrap: 'wrap',
			},
			[
				container({ ...card, background_color: '#F6D9B4', background_color_b: '#E39A7B' }, [
					heading(3, 'On desktops only', label),
					widget('image', {
						...boat,
						image: picture(164, '2026/04/kingfisher-profile.svg', 'Kingfisher from abeam.'),
						_element_id: 'desktop-only',
						motion_fx_devices: ['desktop'],
						motion_fx_translateY_effect: 'yes',
						motion_fx_translateY_speed: px(2),
					}),
				]),
				container({ ...card, background_color: '#F6D9B4', background_color_b: '#E39A7B' }, [
					heading(3, 'On laptops and tablets', label),
					widget('image', {
						...boat,
						image: picture(165, '2026/04/avocet-profile.svg', 'Avocet from abeam.'),
						_element_id: 'middle',
						motion_fx_devices: ['laptop', 'tablet_extra', 'tablet'],
						motion_fx_translateY_effect: 'yes',
						motion_fx_translateY_speed: px(2),
					}),
				]),
				container({ ...card, background_color: '#F6D9B4', background_color_b: '#E39A7B' }, [
					heading(3, 'On phones only', label),
					widget('image', {
						...boat,
						image: picture(166, '2026/04/heron-profile.svg', 'Heron from abeam.'),
						_element_id: 'phone-only',
						motion_fx_devices: ['mobile'],
						motion_fx_translateY_effect: 'yes',
						motion_fx_translateY_speed: px(2),
					}),
				]),
			],
		),
		'One inside the other': container(
			{
				flex_gap: gap(24),
				padding: sides(40),
				_element_id: 'outer',
				border_radius: sides(12),
				background_background: 'gradient',
				background_color: '#CFE8EA',
				background_color_b: '#7FC1C6',
				background_gradient_angle: size(180, 'deg'),
				motion_fx_motion_fx_scrolling: 'yes',
				motion_fx_translateY_effect: 'yes',
				motion_fx_translateY_speed: px(2),
			},
			[
				heading(3, 'The outer one rises'),
				container(
					{
						flex_gap: gap(24),
						padding: sides(40),
						background_background: 'classic',
						background_color: '#FFFFFF',
						border_radius: sides(8),
					},
					[
						heading(4, 'The inner one sinks and fades in', {
							_element_id: 'inner',
							motion_fx_motion_fx_scrolling: 'yes',
							motion_fx_translateY_effect: 'yes',
							motion_fx_translateY_direction: 'negative',
							motion_fx_translateY_speed: px(2),
							motion_fx_opacity_effect: 'yes',
						}),
					],
				),
			],
		),
		'In a box that scrolls by itself': container(
			{
				flex_gap: gap(24),
				padding: sides(48, 20),
				_element_id: 'scroller',
				_attributes: `tabindex|0
role|region
aria-label|Scrolls by itself`,
				overflow: 'auto',
				css_classes: 'low',
				flex_wrap: 'nowrap',
				background_background: 'gradient',
				background_color: '#CFE8EA',
				background_color_b: '#7FC1C6',
				background_gradient_angle: size(180, 'deg'),
			},
			[
				widget('spacer', { space: px(200) }),
				widget('image', {
					...imageLook2,
					image: picture(167, '2026/04/wren-profile.svg', 'Wren from abeam.'),
					_element_id: 'in-scroller',
					width: size(50, '%'),
					motion_fx_translateX_effect: 'yes',
					motion_fx_translateX_speed: px(2),
				}),
				widget('spacer', { space: px(600) }),
			],
		),
		'Together with other things': [
			widget('button', {
				text: 'In a popup',
				link: link(action('popup:open', { id: '3240', toggle: false })),
			}),
			container(
				{
					_element_id: 'arriving',
					animation: 'slideInLeft',
					background_background: 'classic',
					background_color: '#CFE8EA',
					padding: sides(20),
					motion_fx_motion_fx_scrolling: 'yes',
					motion_fx_translateY_effect: 'yes',
					motion_fx_translateY_speed: px(1),
					motion_fx_opacity_effect: 'yes',
					motion_fx_opacity_level: px(5),
				},
				[heading(3, 'Moves while it comes in')],
			),
			container({ _element_id: 'moving-bar-home', padding: sides(0) }, [
				container(
					{
						_element_id: 'moving-bar',
						sticky: 'top',
						sticky_offset: 110,
						width: size(40, '%'),
						background_background: 'classic',
						background_color: '#F7C873',
						padding: sides(16),
						motion_fx_motion_fx_scrolling: 'yes',
						motion_fx_translateX_effect: 'yes',
						motion_fx_translateX_speed: px(1),
						motion_fx_translateX_direction: 'negative',
						motion_fx_translateY_effect: 'yes',
						motion_fx_translateY_speed: px(0.2),
					},
					[heading(3, 'Moves while it sticks')],
				),
				widget('spacer', { space: px(400) }),
			]),
			container(
				{
					_element_id: 'carrier',
					background_background: 'classic',
					background_color: '#CFE8EA',
					padding: sides(20),
					motion_fx_motion_fx_scrolling: 'yes',
					motion_fx_translateY_effect: 'yes',
					motion_fx_translateY_speed: px(0.5),
				},
				[
					container(
						{
							_element_id: 'carried',
							sticky: 'top',
							sticky_offset: 200,
							sticky_parent: 'yes',
							width: size(50, '%'),
							background_background: 'classic',
							background_color: '#F7C873',
							padding: sides(16),
						},
						[heading(3, 'Sticks in what moves')],
					),
					widget('spacer', { space: px(900) }),
				],
			),
		],
		'Junk counts as the default, or as nothing': [
			container(
				{
					flex_gap: gap(24),
					padding: sides(0),
					flex_direction: 'row',
					flex_direction_mobile: 'column',
					flex_wrap: 'wrap',
				},
				[
					container({ ...card, background_color: '#CFE8EA', background_color_b: '#7FC1C6' }, [
						heading(3, 'Speeds that are none', label),
						widget('image', {
							...boat,
							image: picture(160, '2026/04/petrel-profile.svg', 'Petrel from abeam.'),
							_element_id: 'junk',
							motion_fx_translateX_effect: 'yes',
							motion_fx_translateX_speed: px('fast'),
							motion_fx_translateX_affectedRange: range(90, 10),
							motion_fx_opacity_effect: 'yes',
							motion_fx_opacity_level: px(-5),
							motion_fx_opacity_direction: 'sideways',
							motion_fx_opacity_range: 'x',
						}),
					]),
					container({ ...card, background_color: '#CFE8EA', background_color_b: '#7FC1C6' }, [
						heading(3, 'Switched on, without an effect', label),
						widget('image', {
							...boat,
							image: picture(161, '2026/04/tern-profile.svg', 'Tern from abeam.'),
							_element_id: 'none',
						}),
					]),
				],
			),
			widget('spacer', { space: px(500) }),
		],
		Fixed: topLevel(
			widget('image', {
				...imageLook2,
				image: picture(167, '2026/04/wren-profile.svg'),
				_element_id: 'fixed',
				_position: 'fixed',
				_offset_orientation_h: 'end',
				_offset_x_end: px(16),
				_offset_orientation_v: 'end',
				_offset_y_end: px(16),
				_element_width: 'initial',
				_element_custom_width: px(96),
				motion_fx_translateX_effect: 'yes',
				motion_fx_translateX_speed: px(1),
				motion_fx_rotateZ_effect: 'yes',
				motion_fx_rotateZ_speed: px(0.2),
			}),
		),
	},
};
