import { container, heading, text, widget } from '../elements';
import type { CataloguePage } from '../page';
import { gap, icon, link, picture, px, shadow, sides } from '../values';

const pale = '#F4EFE6';

/** @param ground without one the slide has the look that its carousel gives it */
function hour(title: string, sentence: string, ground?: string, image?: object) {
	const look = { background_background: 'classic', background_color: ground };
	return container({ ...(ground && look), padding: sides(28), flex_gap: gap(14) }, [
		heading(3, title, { title_color: pale }),
		text(sentence, { text_color: pale }),
		widget('button', { text: 'Read on', link: link('/stories/'), size: 'sm' }),
		...(image ? [widget('image', { image, image_size: 'medium_large' })] : []),
	]);
}

function slots(count: number) {
	return Array.from({ length: count }, (_, at) => ({ slide_title: `Slide ${at + 1}` }));
}

const hours = [
	hour('Before sunrise', 'Out of the harbour while the lamps are lit.', '#0C1B2E'),
	hour('Morning', 'Anchor over sand, swim, breakfast on board.', '#0A5961'),
	hour('Noon', 'The light at its highest, the cave at its bluest.', '#1557C0'),
	hour('Golden hour', 'The long way home.', '#9E1B16'),
	hour('Dusk', 'Engines off. Listen.', '#3A2A5C'),
];

export const page: CataloguePage = {
	title: 'Carousel of elements',
	purpose: 'handler',
	sentence: 'Slides that hold any elements.',
	space: 'close',
	variations: {
		'Three at once, playing, of equal height': widget(
			'nested-carousel',
			{ carousel_items: slots(5), carousel_name: 'The hours of a day' },
			[
				hour(
					'Before sunrise',
					'Out of the harbour while the lamps are lit.',
					'#0C1B2E',
					picture(170, '2026/05/harbour-at-dawn.jpg'),
				),
				hour(
					'Morning',
					'Anchor over sand, swim, breakfast on board.',
					'#0A5961',
					picture(183, '2026/05/beach-from-above.jpg'),
				),
				hour(
					'Noon',
					'The light at its highest, the cave at its bluest.',
					'#1557C0',
					picture(176, '2026/05/lighthouse-and-gulls.jpg'),
				),
				hour(
					'Golden hour',
					'The long way home.',
					'#9E1B16',
					picture(185, '2026/05/at-the-wheel.jpg'),
				),
				hour('Dusk', 'Engines off. Listen.', '#3A2A5C', picture(196, '2026/05/cape-at-sunset.jpg')),
			],
		),
		'Looking in from both sides, going round': widget(
			'nested-carousel',
			{
				carousel_items: slots(5),
				carousel_name: 'Hours that look in',
				slides_to_show: '2',
				slides_to_show_tablet: '1',
				offset_sides: 'both',
				offset_width: px(90),
				autoplay: '',
				image_spacing_custom: px(24),
				pagination: 'fraction',
				arrows_position: 'inside',
			},
			hours,
		),
		'Ends at its ends, of different heights, a bar, arrows in colours and places of their own':
			widget(
				'nested-carousel',
				{
					carousel_items: slots(4),
					carousel_name: 'Hours of different heights',
					slides_to_show: '2',
					autoplay: '',
					infinite: '',
					equal_height: '',
					pagination: 'progressbar',
					progressbar_height: px(6),
					progressbar_hover_color: '#0A6E77',
					arrow_normal_color: '#FFFFFF',
					arrow_hover_color: '#FFE08A',
					arrows_normal_background_background: 'classic',
					arrows_normal_background_color: '#0C1B2E',
					arrows_hover_background_background: 'classic',
					arrows_hover_background_color: '#0A6E77',
					arrows_border_radius: sides(6),
					navigation_previous_icon_horizontal_orientation: 'end',
					navigation_previous_icon_horizontal_position: px(60),
					navigation_next_icon_horizontal_position: px(8),
					navigation_previous_icon_vertical_orientation: 'start',
					navigation_previous_icon_vertical_position: px(8),
					navigation_next_icon_vertical_orientation: 'start',
					navigation_next_icon_vertical_position: px(8),
					progressbar_normal_color: '#C9D8D6',
					progressbar_pagination_spacing: px(16),
				},
				[
					hour(
						'Before sunrise',
						'Out of the harbour while the lamps are lit.',
						'#0C1B2E',
						picture(170, '2026/05/harbour-at-dawn.jpg'),
					),
					hour(
						'Morning',
						'Anchor over sand, swim, breakfast on board.',
						'#0A5961',
						picture(183, '2026/05/beach-from-above.jpg'),
					),
					hour(
						'Noon',
						'The light at its highest, the cave at its bluest.',
						'#1557C0',
						picture(176, '2026/05/lighthouse-and-gulls.jpg'),
					),
					hour(
						'Golden hour',
						'The long way home.',
						'#9E1B16',
						picture(185, '2026/05/at-the-wheel.jpg'),
					),
				],
			),
		'A carousel in a slide, from right to left': widget(
			'nested-carousel',
			{
				carousel_items: slots(2),
				carousel_name: 'The outer carousel',
				slides_to_show: '1',
				autoplay: '',
				arrows: '',
				direction: 'rtl',
			},
			[
				hour('One', 'A slide.', '#0C1B2E'),
				container({}, [
					widget(
						'nested-carousel',
						{
							carousel_items: slots(2),
							carousel_name: 'The inner carousel',
							slides_to_show: '1',
							autoplay: '',
						},
						[
							hour('Inner one', 'Its own arrows.', '#0A5961'),
							hour('Inner two', 'Its own dots.', '#1557C0'),
						],
					),
				]),
			],
		),
		'A single slide': widget(
			'nested-carousel',
			{ carousel_items: slots(1), carousel_name: 'A single slide' },
			[hour('Before sunrise', 'Out of the harbour while the lamps are lit.', '#0C1B2E')],
		),
		'Every style of slides, arrows and dots': widget(
			'nested-carousel',
			{
				carousel_items: slots(5),
				carousel_name: 'Hours in every style',
				slides_to_show: '2',
				slides_to_show_tablet: '1',
				offset_sides: 'none',
				offset_width: px(90),
				autoplay: 'yes',
				image_spacing_custom: px(16),
				pagination: 'bullets',
				arrows_position: 'inside',
				arrows_normal_color: '#0C2A38',
				arrow_normal_color: '#0C2A38',
				arrow_hover_color: '#FBF7EE',
				arrows_normal_background_background: 'classic',
				arrows_normal_background_color: '#FBF7EE',
				arrows_hover_background_background: 'classic',
				arrows_hover_background_color: '#0C2A38',
				arrows_size: px(22),
				arrows_padding: sides(6),
				arrows_border_radius: sides(4),
				arrows_normal_border_type_border: 'solid',
				arrows_normal_border_type_width: sides(1),
				arrows_normal_border_type_color: '#0C2A38',
				arrows_hover_border_type_border: 'solid',
				arrows_hover_border_type_width: sides(1),
				arrows_hover_border_type_color: '#9E1B16',
				arrows_normal_box_shadow_box_shadow_type: 'yes',
				arrows_normal_box_shadow_box_shadow: shadow(0, 4, 18, 0, 'rgba(12, 42, 56, 0.3)'),
				arrows_hover_box_shadow_box_shadow_type: 'yes',
				arrows_hover_box_shadow_box_shadow: shadow(0, 6, 20, 0, 'rgba(12, 42, 56, 0.3)'),
				navigation_previous_icon_horizontal_orientation: 'start',
				navigation_previous_icon_horizontal_position: px(8),
				navigation_next_icon_horizontal_orientation: 'end',
				navigation_next_icon_horizontal_position: px(8),
				dots_size: px(12),
				dots_gap: px(10),
				dots_normal_color: '#5B7686',
				dots_hover_color: '#9E1B16',
				dots_pagination_spacing: px(24),
				content_background_background: 'classic',
				content_background_color: '#0C2A38',
				content_border_border: 'solid',
				content_border_width: sides(1),
				content_border_color: '#B8A878',
				border_radius: sides(6),
				content_padding: sides(24, 72),
				null_box_shadow_type: 'yes',
				null_box_shadow: shadow(0, 3, 14, 0, 'rgba(12, 42, 56, 0.3)'),
				slides_to_scroll: '2',
				autoplay_speed: 9000,
				pause_on_hover: '',
				pause_on_interaction: '',
				speed: 900,
				dots_position: 'inside',
				navigation_previous_icon: icon('fas fa-arrow-left'),
				navigation_next_icon: icon('fas fa-arrow-right'),
			},
			[
				hour('Before sunrise', 'Out of the harbour while the lamps are lit.'),
				hour('Morning', 'Anchor over sand, swim, breakfast on board.'),
				hour('Noon', 'The light at its highest, the cave at its bluest.'),
				hour('Golden hour', 'The long way home.'),
				hour('Dusk', 'Engines off. Listen.'),
			],
		),
		'A fraction in a style of its own': widget(
			'nested-carousel',
			{
				carousel_items: slots(5),
				carousel_name: 'Hours, counted',
				slides_to_show: '2',
				slides_to_show_tablet: '1',
				offset_sides: 'none',
				offset_width: px(90),
				autoplay: 'no',
				image_spacing_custom: px(24),
				pagination: 'fraction',
				arrows_position: 'inside',
				fraction_color: '#9E1B16',
				typography_fraction_typography: 'custom',
				typography_fraction_font_size: px(22),
				fraction_pagination_spacing: px(20),
			},
			hours,
		),
	},
};
