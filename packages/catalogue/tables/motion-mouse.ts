import { container, heading, widget } from '../elements';
import type { CataloguePage } from '../page';
import { gap, picture, px, sides, size } from '../values';

const card = {
	background_background: 'gradient',
	background_gradient_angle: size(180, 'deg'),
	border_radius: sides(12),
	flex_gap: gap(24),
	flex_justify_content: 'space-between',
	overflow: 'hidden',
	padding: sides(20),
	width: size(31, '%'),
	width_mobile: size(100, '%'),
};

export const page: CataloguePage = {
	title: 'Motion with the pointer',
	purpose: 'motion',
	picture: 'i2 <2/x d2',
	kind: 'behaviour',
	stored: { databaseId: 3101 },
	sentence:
		'Move the pointer over the window: what follows it does so by its place in the whole window. Nothing moves before the first move, on touch, or with reduced motion.',
	space: 'wide',
	variations: {
		Tracking: container(
			{
				flex_gap: gap(24),
				padding: sides(0),
				flex_direction: 'row',
				flex_direction_mobile: 'column',
				flex_wrap: 'wrap',
			},
			[
				container(
					{
						...card,
						min_height: px(340),
						background_color: '#CFE8EA',
						background_color_b: '#7FC1C6',
					},
					[
						heading(3, 'Away from the pointer', {
							title_color: '#0C2A38',
							typography_typography: 'custom',
							typography_font_size: px(18),
						}),
						widget('image', {
							image: picture(167, '2026/04/wren-profile.svg', 'Wren from abeam.'),
							image_size: 'full',
							align: 'center',
							_element_id: 'opposite',
							width: size(78, '%'),
							motion_fx_motion_fx_mouse: 'yes',
							motion_fx_mouseTrack_effect: 'yes',
							motion_fx_mouseTrack_speed: px(1),
						}),
					],
				),
				container(
					{
						...card,
						min_height: px(340),
						background_color: '#CFE8EA',
						background_color_b: '#7FC1C6',
					},
					[
						heading(3, 'With the pointer', {
							title_color: '#0C2A38',
							typography_typography: 'custom',
							typography_font_size: px(18),
						}),
						widget('image', {
							image: picture(160, '2026/04/petrel-profile.svg', 'Petrel from abeam.'),
							image_size: 'full',
							align: 'center',
							_element_id: 'direct',
							width: size(78, '%'),
							motion_fx_motion_fx_mouse: 'yes',
							motion_fx_mouseTrack_effect: 'yes',
							motion_fx_mouseTrack_direction: 'negative',
							motion_fx_mouseTrack_speed: px(2),
						}),
					],
				),
			],
		),
		Tilting: container(
			{
				flex_gap: gap(48),
				padding: sides(0),
				flex_direction: 'row',
				flex_direction_mobile: 'column',
				flex_wrap: 'wrap',
			},
			[
				widget('image', {
					image: picture(
						152,
						'2026/04/marlin-portrait.jpg',
						'Marlin, a deep blue centre console with a hard top, throws spray at noon.',
					),
					image_size: 'full',
					align: 'center',
					_element_id: 'tilt',
					_element_width: 'initial',
					_element_custom_width: size(30, '%'),
					motion_fx_motion_fx_mouse: 'yes',
					motion_fx_tilt_effect: 'yes',
				}),
				widget('image', {
					image: picture(
						156,
						'2026/04/heron-portrait.jpg',
						'Heron, a varnished wooden runabout with cream seats, on still water before sunrise.',
					),
					image_size: 'full',
					align: 'center',
					_element_id: 'tilt-away',
					_element_width: 'initial',
					_element_custom_width: size(30, '%'),
					motion_fx_motion_fx_mouse: 'yes',
					motion_fx_tilt_effect: 'yes',
					motion_fx_tilt_direction: 'negative',
					motion_fx_tilt_speed: px(2),
				}),
			],
		),
		'With the scroll as well': [
			container(
				{
					flex_gap: gap(24),
					padding: sides(0),
					flex_direction: 'row',
					flex_direction_mobile: 'column',
					flex_wrap: 'wrap',
				},
				[
					container(
						{
							...card,
							min_height: px(420),
							background_color: '#F6D9B4',
							background_color_b: '#E39A7B',
						},
						[
							heading(3, 'Rises with the scroll, drifts with the pointer', {
								title_color: '#0C2A38',
								typography_typography: 'custom',
								typography_font_size: px(18),
							}),
							widget('image', {
								image: picture(161, '2026/04/tern-profile.svg', 'Tern from abeam.'),
								image_size: 'full',
								align: 'center',
								_element_id: 'both',
								width: size(78, '%'),
								motion_fx_motion_fx_scrolling: 'yes',
								motion_fx_motion_fx_mouse: 'yes',
								motion_fx_translateY_effect: 'yes',
								motion_fx_translateY_speed: px(2),
								motion_fx_mouseTrack_effect: 'yes',
								motion_fx_mouseTrack_speed: px(1),
							}),
						],
					),
				],
			),
			widget('spacer', { space: px(500) }),
		],
	},
};
