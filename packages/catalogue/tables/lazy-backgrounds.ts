import { container, heading, untitled } from '../elements';
import type { CataloguePage } from '../page';
import { gap, picture, px, sides, size } from '../values';

export const page: CataloguePage = {
	title: 'Lazy backgrounds',
	purpose: 'pictures',
	kind: 'behaviour',
	stored: { databaseId: 3141 },
	sentence:
		'The pictures behind lower containers are fetched when they come within 200 pixels of the screen, and all of them before the page is printed.',
	opening: { min_height: size(70, 'vh'), _element_id: 'first' },
	space: 'wide',
	variations: {
		'In the first screen, and fetched at once': untitled(
			[heading(2, 'In the first screen, and fetched at once', { title_color: '#F4EFE6' })],
			{
				_element_id: 'early',
				min_height: size(90, 'vh'),
				flex_justify_content: 'center',
				background_color: '#0C1B2E',
				background_background: 'classic',
				background_image: picture(132, '2026/02/night-watch.jpg'),
				background_position: 'center center',
				background_size: 'cover',
				background_overlay_background: 'classic',
				background_overlay_color: '#0C1B2E',
				background_overlay_opacity: px(0.6),
			},
		),
		'A picture below': untitled([heading(2, 'A picture below', { title_color: '#F4EFE6' })], {
			_element_id: 'below',
			min_height: size(90, 'vh'),
			flex_justify_content: 'center',
			background_color: '#0C1B2E',
			background_background: 'classic',
			background_image: picture(130, '2026/02/the-boathouse.jpg'),
			background_position: 'center center',
			background_size: 'cover',
			background_overlay_background: 'classic',
			background_overlay_color: '#0C1B2E',
			background_overlay_opacity: px(0.6),
			background_motion_fx_motion_fx_scrolling: 'yes',
			background_motion_fx_translateY_effect: 'yes',
			background_motion_fx_translateY_speed: px(2),
		}),
		'An overlay’s picture': untitled(
			[heading(2, 'An overlay’s picture', { title_color: '#F4EFE6' })],
			{
				_element_id: 'overlay',
				min_height: size(90, 'vh'),
				flex_justify_content: 'center',
				background_color: '#0C1B2E',
				background_background: 'classic',
				background_overlay_background: 'classic',
				background_overlay_image: picture(131, '2026/02/the-workshop.jpg'),
				background_overlay_size: 'cover',
				background_overlay_opacity: px(0.3),
			},
		),
		'A picture inside a container': untitled(
			[
				container(
					{
						content_width: 'boxed',
						flex_gap: gap(24),
						padding: sides(0),
						min_height: px(400),
						flex_justify_content: 'center',
						background_color: '#0C1B2E',
						_element_id: 'inner',
						background_background: 'classic',
						background_image: picture(127, '2026/02/hero-wide.jpg'),
						background_position: 'center center',
						background_size: 'cover',
						background_overlay_background: 'classic',
						background_overlay_color: '#0C1B2E',
						background_overlay_opacity: px(0.6),
						motion_fx_motion_fx_scrolling: 'yes',
						motion_fx_translateX_effect: 'yes',
						motion_fx_translateX_speed: px(0.5),
					},
					[heading(2, 'A picture inside a container', { title_color: '#F4EFE6' })],
				),
			],
			{ _element_id: 'outer', min_height: size(90, 'vh') },
		),
	},
};
