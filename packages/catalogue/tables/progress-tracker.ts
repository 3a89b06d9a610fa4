import { container, heading, section, text, untitled } from '../elements';
import type { CataloguePage } from '../page';
import { color, gap, px, sides, size } from '../values';

export const page: CataloguePage = {
	title: 'Progress tracker',
	purpose: 'navigation',
	picture: 'H3 t2/t/t/t',
	kind: 'handler',
	stored: {
		databaseId: 3161,
		seo: {
			noindex: true,
			description: 'How much of a page or a text has been read: bars and circles.',
		},
	},
	space: 'wide',
	variations: {
		'Progress tracker': untitled([
			heading(1, 'Progress tracker'),
			text(
				'How much of the page, or of one text, has been read. The bar along the top and the circle in the corner follow the whole page; those in the text follow the text. Without script, and on paper, there are none.',
			),
			{
				_element_id: 'page-bar',
				horizontal_height: px(4),
				horizontal_background_color_background: 'classic',
				horizontal_background_color_color: '#FFFFFF00',
				_element_width: 'inherit',
				_position: 'fixed',
				_offset_orientation_v: 'start',
				_offset_orientation_h: 'start',
				_offset_x: px(0),
				_offset_y: px(0),
				_z_index: 40,
			},
			{
				_element_id: 'page-circle',
				type: 'circular',
				percentage: 'yes',
				circular_size: px(72),
				circular_background_width: px(3),
				circular_width: px(5),
				_element_width: 'auto',
				_background_background: 'classic',
				_background_color: '#FBF7EE',
				_border_radius: sides(99),
				percentage_color: '#10222F',
				percentage_typography_typography: 'custom',
				percentage_typography_font_size: px(14),
				_position: 'fixed',
				_offset_orientation_v: 'end',
				_offset_orientation_h: 'end',
				_offset_x_end: px(20),
				_offset_y_end: px(20),
				_z_index: 40,
			},
		]),
		'A text of its own': section(
			{
				css_classes: 'hour hour-morning',
				background_background: 'classic',
				__globals__: { background_color: color('ground') },
			},
			[
				{
					_element_id: 'story-bar',
					relative_to: 'selector',
					selector: '#story',
					percentage: 'yes',
				},
				text(
					'<p>Before six the harbour belongs to the ropes. They have dried stiff in the night and creak when the first swell comes round the mole. You let go the bow line first, then the stern, and the boat stands still for a moment as if it had not noticed.</p><p>Seven knots in the harbour is too fast, five is fast, three is manners. The wake of a boat at three knots does not reach the steps where the old men fish, and they will remember you for it.</p><p>Outside the light the sea is grey and long. The engine changes its voice, the bow comes up, and after a breath it comes down again and everything is quieter than before. That is the plane. From there on the boat asks for little.</p><p>The cliffs take the sun before the water does. There is a quarter of an hour in which the rock is orange and the sea still blue, and nobody who has seen it has ever been on time for breakfast.</p><p>You anchor over sand, never over grass. Sand is the pale patch, and the pale patch is smaller than it looks. Let the boat fall back, wait, and look at two things on the shore that stand behind each other. If they stay so, you may swim.</p><p>Coming home you have the light in your face. Keep the church between the two red roofs until the mole opens, and then forget the church and look for the steps, the ropes, the man who lifts his hand.</p>',
					{
						_element_id: 'story',
						_css_classes: 'measure',
						typography_typography: 'custom',
						typography_font_size: size(1.3, 'rem'),
					},
				),
			],
		),
		'From the other side, and round': section(
			{
				css_classes: 'hour hour-golden',
				background_background: 'classic',
				__globals__: { background_color: color('ground') },
			},
			[
				text(
					'These follow the whole page: a bar that fills from the right, a circle with its number, and one that turns the other way.',
				),
				{
					_element_id: 'rtl-bar',
					direction: 'rtl',
					percentage: 'yes',
					horizontal_color_background: 'classic',
					horizontal_color_color: '#9E1B16',
					percentage_color: '#FBF7EE',
					horizontal_tracker_border_radius: sides(99),
				},
				container(
					{
						flex_gap: gap(48),
						padding: sides(0),
						flex_direction: 'row',
						flex_direction_mobile: 'column',
					},
					[
						{
							_element_id: 'circle-ltr',
							type: 'circular',
							percentage: 'yes',
							circular_size: px(160),
							circular_width: px(14),
							circular_background_width: px(2),
							percentage_typography_typography: 'custom',
							percentage_typography_font_size: px(28),
						},
						{
							_element_id: 'circle-rtl',
							type: 'circular',
							direction: 'rtl',
							circular_size: px(160),
							circular_color: '#9E1B16',
							circular_width: px(3),
							circular_background_width: px(14),
						},
					],
				),
			],
		),
		'Nothing to follow': section(
			{
				css_classes: 'hour hour-noon',
				background_background: 'classic',
				__globals__: { background_color: color('ground') },
			},
			[
				text('A selector that finds nothing, and one that is none: these two stay hidden.'),
				{ _element_id: 'lost', relative_to: 'selector', selector: '#nobody' },
				{ _element_id: 'broken', relative_to: 'selector', selector: '<<<' },
			],
		),
	},
};
