import { bare, section } from '../elements';
import type { CataloguePage } from '../page';
import { gap, icon, px, sides, size } from '../values';

export const page: CataloguePage = {
	title: 'Post navigation',
	purpose: 'markup',
	stored: { date: '2026-05-20 08:00' },
	sentence: 'The content before and after this one, by date.',
	space: 'close',
	variations: {
		'As it comes': {},
		'Arrows and titles without lines': {
			show_label: '',
			show_borders: '',
			prev_label: 'Before',
			next_label: 'After',
			arrow_previous_icon: icon('fas fa-arrow-left'),
			arrow_next_icon: icon('fas fa-arrow-right'),
		},
		'Arrows alone': {
			show_label: '',
			show_title: '',
			show_borders: '',
			prev_label: 'Earlier',
			next_label: 'Later',
		},
		'Another arrow, other colours': {
			arrow: 'fa fa-angle-double-left',
			label_hover_color_transition_duration: size(0.4, 's'),
			hover_color_transition_duration: size(0.4, 's'),
			arrow_hover_color_transition_duration: size(0.4, 's'),
			prev_label: 'The story before',
			next_label: 'The story after',
			label_color: '#9E1B16',
			label_hover_color: '#0C2A38',
			text_color: '#0A6E77',
			hover_color: '#9E1B16',
			arrow_color: '#9E1B16',
			arrow_size: px(28),
			arrow_padding: px(12),
			sep_color: '#0A6E77',
			borders_width: px(2),
			borders_spacing: px(24),
			arrow_hover_color: '#0C2A38',
			label_typography_typography: 'custom',
			label_typography_font_size: px(14),
			title_typography_typography: 'custom',
			title_typography_font_size: px(20),
			title_typography_font_weight: '600',
			in_same_term: ['post'],
			post_taxonomy: 'category',
		},
		'Titles without arrows': section(
			bare({ content_width: 'boxed', padding: sides(40, 20), flex_gap: gap(24) }),
			[{ show_arrow: '', prev_label: 'Back', next_label: 'On' }],
		),
	},
};
