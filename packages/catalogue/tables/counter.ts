import { container } from '../elements';
import type { CataloguePage } from '../page';
import { gap, px, sides } from '../values';

const row = {
	content_width: 'boxed',
	flex_direction: 'row',
	flex_direction_mobile: 'column',
	flex_wrap: 'wrap',
	flex_wrap_mobile: 'nowrap',
	flex_gap: gap(24),
	flex_justify_content: 'space-between',
	padding: sides(0),
};

export const page: CataloguePage = {
	title: 'Counter',
	purpose: 'proof',
	picture: 'n/H',
	kind: 'handler',
	sentence:
		'A number with a title. It counts up once, when it comes into view; what the first screen shows already stays as it is. The figures on this page are samples.',
	space: 'wide',
	variations: {
		'As it comes': { title: 'Nautical miles (sample)' },
		'Prefix, suffix and thousands': container(row, [
			{ ending_number: 12000, suffix: ' nm', title: 'Comma' },
			{ ending_number: 12000, thousand_separator_char: '.', title: 'Dot' },
			{ ending_number: 12000, thousand_separator_char: ' ', prefix: '≈ ', title: 'Space' },
			{ ending_number: 12000, thousand_separator: '', title: 'None' },
		]),
		'Decimals, down, below zero': container(row, [
			{ ending_number: '4.75', suffix: ' m', title: 'Depth with decimals' },
			{ starting_number: 60, ending_number: 0, title: 'Counting down', duration: 4000 },
			{ starting_number: 0, ending_number: -12, suffix: ' °C', title: 'Below zero' },
		]),
		'Where the title stands': container(row, [
			{ ending_number: 38, title: 'Before', title_position: 'before' },
			{ ending_number: 38, title: 'After', title_position: 'after' },
			{
				ending_number: 38,
				title: 'At the start',
				title_position: 'start',
				title_gap: px(16),
				title_vertical_alignment: 'center',
			},
			{
				ending_number: 38,
				title: 'At the end',
				title_position: 'end',
				title_gap: px(16),
				title_vertical_alignment: 'center',
			},
		]),
		'Where the number stands': [
			{
				ending_number: 7,
				prefix: 'Berth ',
				title: 'Start',
				number_position: 'start',
				title_horizontal_alignment: 'start',
			},
			{ ending_number: 7, prefix: 'Berth ', title: 'Centre', number_position: 'center' },
			{
				ending_number: 7,
				prefix: 'Berth ',
				title: 'End',
				number_position: 'end',
				title_horizontal_alignment: 'end',
			},
			{
				ending_number: 7,
				prefix: 'Berth',
				suffix: 'north quay',
				title: 'Stretched',
				number_position: 'stretch',
			},
		],
		'Colours and type': {
			ending_number: 2265,
			title: 'Pictures in the drawer (sample)',
			title_tag: 'h3',
			number_color: '#0A6E77',
			title_color: '#0C2A38',
			typography_number_typography: 'custom',
			typography_number_font_size: px(96),
			typography_number_font_size_mobile: px(56),
			typography_number_font_weight: '800',
			typography_title_typography: 'custom',
			typography_title_font_size: px(20),
			typography_title_text_transform: 'uppercase',
			typography_title_letter_spacing: px(2),
		},
		'Without a title, and with values that say nothing': container(row, [
			{ ending_number: 12 },
			{ ending_number: '', starting_number: 'x', title: 'Blank number' },
		]),
	},
};
