import { bare, container, heading, section, text } from '../elements';
import type { CataloguePage } from '../page';
import { across, color, gap, picture, px, range, sides, size } from '../values';

const crossing = {
	poster: picture(3173, '2026/07/crossing-still.svg'),
	source_json: picture(3172, '2026/07/crossing.json'),
};

export const page: CataloguePage = {
	title: 'Lottie',
	purpose: 'pictures',
	picture: 'w/i/w',
	kind: 'handler',
	stored: {
		databaseId: 3162,
		seo: {
			noindex: true,
			description: 'Drawn animations that play when they arrive, by touch, or with the scrolling.',
		},
	},
	sentence:
		'Drawings that move: when they come into view, when they are touched, or with the scrolling. Each is a still picture without script and for visitors who asked for less motion; what goes on by itself has a button that stops it.',
	space: 'wide',
	variations: {
		'When it arrives': section(
			bare({
				...across(64),
				flex_gap: gap(24),
				css_classes: 'hour hour-night',
				background_background: 'classic',
				__globals__: { background_color: color('ground') },
			}),
			[
				text('The light turns as long as it is in view.'),
				{
					source_json: picture(3170, '2026/07/turning-light.json'),
					poster: picture(3171, '2026/07/turning-light-still.svg'),
					loop: 'yes',
					_element_id: 'arriving',
					caption_source: 'custom',
					caption: 'The light on the cape, one turn in eight seconds.',
					caption_align: 'start',
				},
			],
		),
		'With the scrolling': section(
			{
				css_classes: 'hour hour-golden',
				background_background: 'classic',
				__globals__: { background_color: color('ground') },
			},
			[
				text('The boat crosses as the page goes by, and goes back with it.'),
				{
					...crossing,
					trigger: 'bind_to_scroll',
					viewport: range(10, 90),
					_element_id: 'scrolling',
				},
			],
		),
		'When it is touched': section(
			{
				css_classes: 'hour hour-morning',
				background_background: 'classic',
				__globals__: { background_color: color('ground') },
			},
			[
				container(
					{
						flex_gap: gap(40),
						padding: sides(0),
						flex_direction: 'row',
						flex_direction_mobile: 'column',
					},
					[
						container({ flex_gap: gap(16), padding: sides(0) }, [
							heading(3, 'By a click or a key'),
							{ ...crossing, trigger: 'on_click', _element_id: 'click' },
						]),
						container({ flex_gap: gap(16), padding: sides(0) }, [
							heading(3, 'By the pointer, and back'),
							{
								...crossing,
								trigger: 'on_hover',
								on_hover_out: 'reverse',
								hover_area: 'container',
								play_speed: px(2),
								_element_id: 'hover',
							},
						]),
					],
				),
				heading(3, 'Linked, seen before it is followed'),
				{
					...crossing,
					trigger: 'on_click',
					link_to: 'custom',
					custom_link: { url: '/widgets/countdown/' },
					link_timeout: 1200,
					width: px(480),
					align: 'left',
					_element_id: 'linked',
				},
			],
		),
		'A part of it, there and back': section(
			{
				css_classes: 'hour hour-noon',
				background_background: 'classic',
				__globals__: { background_color: color('ground') },
			},
			[
				container(
					{
						flex_gap: gap(40),
						padding: sides(0),
						flex_direction: 'row',
						flex_direction_mobile: 'column',
					},
					[
						container({ flex_gap: gap(16), padding: sides(0) }, [
							heading(3, 'On a canvas'),
							{
								...crossing,
								renderer: 'canvas',
								start_point: size(20, '%'),
								end_point: size(60, '%'),
								reverse_animation: 'yes',
								loop: 'yes',
								number_of_times: 2,
								_element_id: 'canvas',
							},
						]),
						container({ flex_gap: gap(16), padding: sides(0) }, [
							heading(3, 'Still'),
							{
								...crossing,
								trigger: 'none',
								start_point: size(50, '%'),
								opacity: px(0.7),
								_element_id: 'still',
							},
						]),
					],
				),
			],
		),
		'Nothing to draw': section(
			{
				css_classes: 'hour hour-morning',
				background_background: 'classic',
				__globals__: { background_color: color('ground') },
			},
			[
				text(
					'One whose file is no animation keeps its picture; one on another site is not asked for.',
				),
				{
					source_json: { id: '', url: '/wp-content/uploads/2026/01/flag-rib.svg' },
					poster: picture(3173, '2026/07/crossing-still.svg'),
					width: px(480),
					align: 'left',
					_element_id: 'broken',
				},
				{
					source: 'external_url',
					source_external_url: { url: 'https://elsewhere.example/wave.json' },
					_element_id: 'elsewhere',
				},
			],
		),
	},
};
