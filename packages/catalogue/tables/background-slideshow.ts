import { bare, element, heading, text, topLevel, untitled } from '../elements';
import type { CataloguePage } from '../page';
import { gap, picture, px, sides, size } from '../values';

export const page: CataloguePage = {
	title: 'Background slideshow',
	purpose: 'pictures',
	picture: 'p/x o o o x',
	kind: 'behaviour',
	sentence:
		'Pictures behind an element follow each other while it is in view, until a visitor presses the button. The first is in the sheet: it stands without script, where less motion is wanted and where data are saved.',
	variations: {
		'Fading, drawing near': untitled(
			[
				heading(2, 'Fading, drawing near', { title_color: '#F4EFE6' }),
				text('Ken Burns moves each picture for twenty seconds.', { text_color: '#F4EFE6' }),
			],
			bare({
				content_width: 'boxed',
				padding: sides(64, 24),
				flex_gap: gap(24),
				min_height: size(60, 'vh'),
				flex_justify_content: 'flex-end',
				background_color: '#0C1B2E',
				background_overlay_background: 'classic',
				background_overlay_color: '#071019',
				background_overlay_opacity: px(0.55),
				color_text: '#F4EFE6',
				_title: 'Fading, drawing near',
				background_background: 'slideshow',
				background_slideshow_gallery: [
					picture(145, '2026/03/capo-sole-sunset.jpg'),
					picture(195, '2026/05/morning-mist.jpg'),
					picture(170, '2026/05/harbour-at-dawn.jpg'),
				],
				background_slideshow_slide_duration: 2500,
				background_slideshow_ken_burns: 'yes',
			}),
		),
		'Sliding once, to the last one': untitled(
			[
				heading(2, 'Sliding once, to the last one', { title_color: '#F4EFE6' }),
				text('It stands there.', { text_color: '#F4EFE6' }),
			],
			bare({
				content_width: 'boxed',
				padding: sides(64, 24),
				flex_gap: gap(24),
				min_height: size(60, 'vh'),
				flex_justify_content: 'flex-end',
				background_color: '#0C1B2E',
				background_overlay_background: 'classic',
				background_overlay_color: '#071019',
				background_overlay_opacity: px(0.55),
				color_text: '#F4EFE6',
				_title: 'Sliding once, to the last one',
				background_background: 'slideshow',
				background_slideshow_gallery: [
					picture(198, '2026/05/night-run.jpg'),
					picture(193, '2026/05/moonlit-tender.jpg'),
				],
				background_slideshow_loop: '',
				background_slideshow_slide_duration: 1500,
				background_slideshow_transition_duration: 800,
				background_slideshow_slide_transition: 'slide_left',
				background_slideshow_background_position: 'center bottom',
			}),
		),
		'Drawing back, downwards': untitled(
			[
				heading(2, 'Drawing back, downwards', { title_color: '#F4EFE6' }),
				text('The second picture is missing and left out.', { text_color: '#F4EFE6' }),
			],
			bare({
				content_width: 'boxed',
				padding: sides(64, 24),
				flex_gap: gap(24),
				min_height: size(60, 'vh'),
				flex_justify_content: 'flex-end',
				background_color: '#0C1B2E',
				background_overlay_background: 'classic',
				background_overlay_color: '#071019',
				background_overlay_opacity: px(0.55),
				color_text: '#F4EFE6',
				_title: 'Drawing back, downwards',
				background_background: 'slideshow',
				background_slideshow_gallery: [
					picture(189, '2026/05/regatta-marks.jpg'),
					{ id: '', url: '/wp-content/uploads/nowhere.jpg' },
					picture(191, '2026/05/storm-light.jpg'),
				],
				background_slideshow_slide_transition: 'slide_down',
				background_slideshow_ken_burns: 'yes',
				background_slideshow_ken_burns_zoom_direction: 'out',
				background_slideshow_slide_duration: 'soon',
			}),
		),
		'In a section': topLevel(
			element(
				'section',
				{
					background_background: 'slideshow',
					background_slideshow_gallery: [
						picture(183, '2026/05/beach-from-above.jpg'),
						picture(184, '2026/05/two-abreast.jpg'),
					],
					background_slideshow_slide_transition: 'slide_up',
					background_slideshow_slide_duration: 2000,
					height: 'min-height',
					custom_height: size(40, 'vh'),
				},
				[
					element('column', { _column_size: 50 }, [
						heading(2, 'In a section', { title_color: '#F4EFE6' }),
					]),
					element(
						'column',
						{
							_column_size: 50,
							background_background: 'slideshow',
							background_slideshow_gallery: [
								picture(174, '2026/05/gull-on-buoy.jpg'),
								picture(173, '2026/05/five-bows.jpg'),
							],
							background_slideshow_slide_transition: 'slide_right',
						},
						[heading(3, 'In a column', { title_color: '#F4EFE6' })],
					),
				],
			),
		),
		'A single picture': untitled(
			[
				heading(2, 'A single picture', { title_color: '#F4EFE6' }),
				text('It stands still, and there is no button.', { text_color: '#F4EFE6' }),
			],
			bare({
				content_width: 'boxed',
				padding: sides(64, 24),
				flex_gap: gap(24),
				min_height: size(60, 'vh'),
				flex_justify_content: 'flex-end',
				background_color: '#0C1B2E',
				background_overlay_background: 'classic',
				background_overlay_color: '#071019',
				background_overlay_opacity: px(0.55),
				color_text: '#F4EFE6',
				_title: 'A single picture',
				background_background: 'slideshow',
				background_slideshow_gallery: [picture(194, '2026/05/under-the-pines.jpg')],
				background_slideshow_ken_burns: 'yes',
			}),
		),
	},
};
