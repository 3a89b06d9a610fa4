import { bare, container, heading, section, text } from '../elements';
import type { CataloguePage } from '../page';
import { across, color, gap, px, sides } from '../values';

export const page: CataloguePage = {
	title: 'Countdown',
	purpose: 'proof',
	picture: 'r r r r/s s s s',
	kind: 'handler',
	stored: {
		databaseId: 3160,
		seo: {
			noindex: true,
			description:
				"The time until a moment: due dates and each visitor's own, with what happens when it is over.",
		},
	},
	sentence:
		'The time until a moment. The server says the moment itself; the digits come with the script and tick once a second, together. Dates and offers on this page are samples.',
	space: 'wide',
	variations: {
		'The first day of the season': section(
			bare({
				...across(64),
				flex_gap: gap(24),
				css_classes: 'hour hour-dawn',
				background_background: 'classic',
				__globals__: { background_color: color('ground') },
			}),
			[
				text('1 May, ten o’clock in the harbour, wherever you are.'),
				{ due_date: '2029-05-01 10:00', _element_id: 'season' },
			],
		),
		'Fewer units': section(
			{
				css_classes: 'hour hour-morning',
				background_background: 'classic',
				__globals__: { background_color: color('ground') },
			},
			[
				text(
					'What is not shown is counted in the next smaller unit: hours without days, minutes without hours.',
				),
				container(
					{
						flex_gap: gap(48),
						padding: sides(0),
						flex_direction: 'row',
						flex_direction_mobile: 'column',
					},
					[
						{
							due_date: '2029-05-01 10:00',
							show_days: '',
							show_seconds: '',
							_element_id: 'hours-minutes',
						},
						{
							due_date: '2029-05-01 10:00',
							show_hours: '',
							show_minutes: '',
							show_seconds: '',
							custom_labels: 'yes',
							label_days: 'Nights ashore',
							_element_id: 'days-alone',
						},
					],
				),
			],
		),
		'Each visitor’s own': section(
			{
				css_classes: 'hour hour-noon',
				background_background: 'classic',
				__globals__: { background_color: color('ground') },
			},
			[
				text(
					'It begins with the first visit, goes on with the next, and lasts 47 hours and 59 minutes.',
				),
				{ countdown_type: 'evergreen', label_display: 'inline', _element_id: 'evergreen' },
			],
		),
		'In boxes, without labels': section(
			{
				css_classes: 'hour hour-golden',
				background_background: 'classic',
				__globals__: { background_color: color('ground') },
			},
			[
				{
					due_date: '2029-05-01 10:00',
					show_labels: '',
					box_background_color: '#9E1B16',
					digits_color: '#FBF7EE',
					box_spacing: px(8),
					box_padding: sides(20, 16),
					box_padding_mobile: sides(14, 10),
					_element_id: 'boxes',
					container_width: px(560),
				},
			],
		),
		'When it is over': section(
			{
				css_classes: 'hour hour-night',
				background_background: 'classic',
				__globals__: { background_color: color('ground') },
			},
			[
				text('Zeros, a message below them, or a message in their place.'),
				container(
					{
						flex_gap: gap(40),
						padding: sides(0),
						flex_direction: 'row',
						flex_direction_mobile: 'column',
					},
					[
						container({ flex_gap: gap(16), padding: sides(0) }, [
							heading(3, 'Zeros'),
							{ due_date: '2025-05-01 10:00', _element_id: 'over' },
						]),
						container({ flex_gap: gap(16), padding: sides(0) }, [
							heading(3, 'And a message'),
							{
								due_date: '2025-05-01 10:00',
								expire_actions: ['message'],
								message_after_expire: '<p>The season has begun. See you at the pier.</p>',
								_element_id: 'over-message',
							},
						]),
						container({ flex_gap: gap(16), padding: sides(0) }, [
							heading(3, 'A message alone'),
							{
								due_date: '2025-05-01 10:00',
								expire_actions: ['hide', 'message'],
								message_after_expire: '<p>The boats are out. Ask for tomorrow.</p>',
								_element_id: 'over-hidden',
							},
						]),
					],
				),
				heading(3, 'A minute of your own'),
				{
					countdown_type: 'evergreen',
					evergreen_counter_hours: 0,
					evergreen_counter_minutes: 1,
					show_days: '',
					show_hours: '',
					expire_actions: ['hide', 'message'],
					message_after_expire: '<p>Your minute is over.</p>',
					_element_id: 'minute',
				},
			],
		),
	},
};
