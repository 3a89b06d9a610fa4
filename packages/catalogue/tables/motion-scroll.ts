import { container, heading, named, section, text, widget } from '../elements';
import type { CataloguePage } from '../page';
import { gap, picture, px, range, sides, size } from '../values';

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

const evening = {
	...card,
	min_height: px(340),
	background_color: '#F6D9B4',
	background_color_b: '#E39A7B',
};

const night = {
	...card,
	min_height: px(300),
	background_color: '#0C2A38',
	background_color_b: '#1E4A5F',
};

const lowEvening = {
	...card,
	min_height: px(300),
	background_color: '#F6D9B4',
	background_color_b: '#E39A7B',
};

const boat = {
	align: 'center',
	image_size: 'full',
	motion_fx_motion_fx_scrolling: 'yes',
	width: size(78, '%'),
};

const wideBoat = { align: 'center', image_size: 'full', motion_fx_motion_fx_scrolling: 'yes' };

const label = {
	title_color: '#0C2A38',
	typography_font_size: px(18),
	typography_typography: 'custom',
};

const lightLabel = { typography_font_size: px(18), typography_typography: 'custom' };

const row = {
	flex_direction: 'row',
	flex_direction_mobile: 'column',
	flex_gap: gap(24),
	flex_wrap: 'wrap',
	padding: sides(0),
};

const morning = { background_color: '#CFE8EA', background_color_b: '#7FC1C6' };

export const page: CataloguePage = {
	title: 'Motion with the scroll',
	purpose: 'motion',
	picture: 'p a/a p',
	kind: 'behaviour',
	stored: { databaseId: 3100 },
	sentence:
		'Every boat here moves as you scroll: the way of its place through the window, from the lower edge to the upper one, is its timeline. With reduced motion they all lie at anchor.',
	space: 'wide',
	variations: {
		'Up and down': named(
			'b10000c',
			section({}, [
				container(row, [
					container({ ...card, ...morning, min_height: px(420) }, [
						heading(3, 'Up', label),
						named(
							'b100001',
							widget('image', {
								...boat,
								image: picture(160, '2026/04/petrel-profile.svg', 'Petrel from abeam.'),
								_element_id: 'up',
								motion_fx_translateY_effect: 'yes',
							}),
						),
					]),
					container({ ...card, ...morning, min_height: px(420) }, [
						heading(3, 'Down', label),
						widget('image', {
							...boat,
							image: picture(161, '2026/04/tern-profile.svg', 'Tern from abeam.'),
							_element_id: 'down',
							motion_fx_translateY_effect: 'yes',
							motion_fx_translateY_direction: 'negative',
						}),
					]),
					container({ ...card, ...morning, min_height: px(420) }, [
						heading(3, 'Up, at a speed of 1.5', label),
						widget('image', {
							...boat,
							image: picture(162, '2026/04/marlin-profile.svg', 'Marlin from abeam.'),
							_element_id: 'slow',
							motion_fx_translateY_effect: 'yes',
							motion_fx_translateY_speed: px(1.5),
						}),
					]),
				]),
			]),
		),
		'Left and right': container(row, [
			container(evening, [
				heading(3, 'To the left', label),
				widget('image', {
					...boat,
					image: picture(163, '2026/04/sandpiper-profile.svg', 'Sandpiper from abeam.'),
					_element_id: 'left',
					motion_fx_translateX_effect: 'yes',
				}),
			]),
			container(evening, [
				heading(3, 'To the right', label),
				widget('image', {
					...boat,
					image: picture(164, '2026/04/kingfisher-profile.svg', 'Kingfisher from abeam.'),
					_element_id: 'right',
					motion_fx_translateX_effect: 'yes',
					motion_fx_translateX_direction: 'negative',
				}),
			]),
			container(evening, [
				heading(3, 'Only between 40 and 60 %', label),
				widget('image', {
					...boat,
					image: picture(165, '2026/04/avocet-profile.svg', 'Avocet from abeam.'),
					_element_id: 'affected',
					motion_fx_translateX_effect: 'yes',
					motion_fx_translateX_affectedRange: range(40, 60),
					motion_fx_translateX_speed: px(10),
				}),
			]),
		]),
		Turning: container(row, [
			container({ ...card, ...morning, min_height: px(340) }, [
				heading(3, 'To the left', label),
				widget('image', {
					...wideBoat,
					image: picture(166, '2026/04/heron-profile.svg', 'Heron from abeam.'),
					_element_id: 'turn-left',
					width: size(60, '%'),
					motion_fx_rotateZ_effect: 'yes',
				}),
			]),
			container({ ...card, ...morning, min_height: px(340) }, [
				heading(3, 'To the right', label),
				widget('image', {
					...wideBoat,
					image: picture(167, '2026/04/wren-profile.svg', 'Wren from abeam.'),
					_element_id: 'turn-right',
					width: size(60, '%'),
					motion_fx_rotateZ_effect: 'yes',
					motion_fx_rotateZ_direction: 'negative',
				}),
			]),
			container({ ...card, ...morning, min_height: px(340) }, [
				heading(3, 'About its lower left corner', label),
				widget('image', {
					...wideBoat,
					image: picture(160, '2026/04/petrel-profile.svg', 'Petrel from abeam.'),
					_element_id: 'turn-corner',
					width: size(60, '%'),
					motion_fx_rotateZ_effect: 'yes',
					motion_fx_rotateZ_speed: px(0.4),
					motion_fx_transform_origin_x: 'left',
					motion_fx_transform_origin_y: 'bottom',
				}),
			]),
		]),
		Transparency: container(row, [
			container(night, [
				heading(3, 'Fade in', { ...lightLabel, title_color: '#FFFFFF' }),
				widget('image', {
					...boat,
					image: picture(161, '2026/04/tern-profile.svg', 'Tern from abeam.'),
					_element_id: 'opacity-in',
					motion_fx_opacity_effect: 'yes',
					motion_fx_opacity_direction: 'out-in',
				}),
			]),
			container(night, [
				heading(3, 'Fade out', { ...lightLabel, title_color: '#FFFFFF' }),
				widget('image', {
					...boat,
					image: picture(162, '2026/04/marlin-profile.svg', 'Marlin from abeam.'),
					_element_id: 'opacity-out',
					motion_fx_opacity_effect: 'yes',
					motion_fx_opacity_direction: 'in-out',
				}),
			]),
			container(night, [
				heading(3, 'Fade out in', { ...lightLabel, title_color: '#FFFFFF' }),
				widget('image', {
					...boat,
					image: picture(163, '2026/04/sandpiper-profile.svg', 'Sandpiper from abeam.'),
					_element_id: 'opacity-out-in',
					motion_fx_opacity_effect: 'yes',
					motion_fx_opacity_direction: 'in-out-in',
				}),
			]),
			container(night, [
				heading(3, 'Fade in out', { ...lightLabel, title_color: '#FFFFFF' }),
				widget('image', {
					...boat,
					image: picture(164, '2026/04/kingfisher-profile.svg', 'Kingfisher from abeam.'),
					_element_id: 'opacity-in-out',
					motion_fx_opacity_effect: 'yes',
					motion_fx_opacity_direction: 'out-in-out',
				}),
			]),
		]),
		Blur: container(row, [
			container({ ...card, ...morning, min_height: px(300) }, [
				heading(3, 'Fade in', label),
				widget('image', {
					...boat,
					image: picture(165, '2026/04/avocet-profile.svg', 'Avocet from abeam.'),
					_element_id: 'blur-in',
					motion_fx_blur_effect: 'yes',
					motion_fx_blur_direction: 'out-in',
				}),
			]),
			container({ ...card, ...morning, min_height: px(300) }, [
				heading(3, 'Fade out', label),
				widget('image', {
					...boat,
					image: picture(166, '2026/04/heron-profile.svg', 'Heron from abeam.'),
					_element_id: 'blur-out',
					motion_fx_blur_effect: 'yes',
					motion_fx_blur_direction: 'in-out',
				}),
			]),
			container({ ...card, ...morning, min_height: px(300) }, [
				heading(3, 'Fade out in', label),
				widget('image', {
					...boat,
					image: picture(167, '2026/04/wren-profile.svg', 'Wren from abeam.'),
					_element_id: 'blur-out-in',
					motion_fx_blur_effect: 'yes',
					motion_fx_blur_direction: 'in-out-in',
				}),
			]),
			container({ ...card, ...morning, min_height: px(300) }, [
				heading(3, 'Fade in out', label),
				widget('image', {
					...boat,
					image: picture(160, '2026/04/petrel-profile.svg', 'Petrel from abeam.'),
					_element_id: 'blur-in-out',
					motion_fx_blur_effect: 'yes',
					motion_fx_blur_direction: 'out-in-out',
				}),
			]),
		]),
		Scale: container(row, [
			container(lowEvening, [
				heading(3, 'Scale up', label),
				widget('image', {
					...boat,
					image: picture(161, '2026/04/tern-profile.svg', 'Tern from abeam.'),
					_element_id: 'scale-in',
					motion_fx_scale_effect: 'yes',
					motion_fx_scale_direction: 'out-in',
				}),
			]),
			container(lowEvening, [
				heading(3, 'Scale down', label),
				widget('image', {
					...boat,
					image: picture(162, '2026/04/marlin-profile.svg', 'Marlin from abeam.'),
					_element_id: 'scale-out',
					motion_fx_scale_effect: 'yes',
					motion_fx_scale_direction: 'in-out',
				}),
			]),
			container(lowEvening, [
				heading(3, 'Scale down up', label),
				widget('image', {
					...boat,
					image: picture(163, '2026/04/sandpiper-profile.svg', 'Sandpiper from abeam.'),
					_element_id: 'scale-out-in',
					motion_fx_scale_effect: 'yes',
					motion_fx_scale_direction: 'in-out-in',
				}),
			]),
			container(lowEvening, [
				heading(3, 'Scale up down', label),
				widget('image', {
					...boat,
					image: picture(164, '2026/04/kingfisher-profile.svg', 'Kingfisher from abeam.'),
					_element_id: 'scale-in-out',
					motion_fx_scale_effect: 'yes',
					motion_fx_scale_direction: 'out-in-out',
				}),
			]),
		]),
		Together: container(row, [
			container(evening, [
				heading(3, 'Sails in, turns and comes out of the haze', label),
				widget('image', {
					...boat,
					image: picture(165, '2026/04/avocet-profile.svg', 'Avocet from abeam.'),
					_element_id: 'together',
					motion_fx_translateX_effect: 'yes',
					motion_fx_translateX_speed: px(3),
					motion_fx_rotateZ_effect: 'yes',
					motion_fx_rotateZ_speed: px(0.3),
					motion_fx_opacity_effect: 'yes',
					motion_fx_opacity_level: px(8),
					motion_fx_opacity_range: range(10, 45),
					motion_fx_blur_effect: 'yes',
					motion_fx_blur_level: px(4),
					motion_fx_blur_range: range(10, 45),
					motion_fx_scale_effect: 'yes',
					motion_fx_scale_speed: px(3),
				}),
			]),
			container({ ...card, ...morning, min_height: px(340) }, [
				heading(3, 'With a transform of its own, and another on hover', label),
				widget('image', {
					...boat,
					image: picture(166, '2026/04/heron-profile.svg', 'Heron from abeam.'),
					_element_id: 'static',
					motion_fx_translateY_effect: 'yes',
					motion_fx_translateY_speed: px(2),
					_transform_rotate_popover: 'transform',
					_transform_rotateZ_effect: size(-8, 'deg'),
					_transform_scale_popover_hover: 'transform',
					_transform_scale_effect_hover: px(1.15),
				}),
			]),
		]),
		'Far below': [
			text('The last stretch of water, so that everything above can finish its way.'),
			widget('spacer', { space: px(400) }),
		],
	},
};
