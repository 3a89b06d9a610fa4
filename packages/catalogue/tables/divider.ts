import type { CataloguePage } from '../page';
import { icon, px, size } from '../values';

const drawn = { color: '#0A6E77', pattern_height: px(18), pattern_size: px(24), weight: px(2) };

export const page: CataloguePage = {
	title: 'Divider',
	purpose: 'sections',
	picture: 't/x/t1 d t1/x/t',
	kind: 'markup',
	sentence: 'A line between two things, alone or with a text or an icon in it.',
	space: 'close',
	variations: {
		Lines: [
			{ style: 'solid', weight: px(1), color: '#0A6E77' },
			{ style: 'double', weight: px(4), color: '#0A6E77' },
			{ style: 'dotted', weight: px(3), color: '#0A6E77' },
			{ style: 'dashed', weight: px(2), color: '#0A6E77' },
		],
		Patterns: [
			{ ...drawn, style: 'wavy' },
			{ ...drawn, style: 'curved' },
			{ ...drawn, style: 'curly' },
			{ ...drawn, style: 'zigzag' },
			{ ...drawn, style: 'slashes' },
			{ ...drawn, style: 'squared' },
			{ ...drawn, style: 'multiple' },
			{ ...drawn, style: 'arrows' },
			{ ...drawn, style: 'pluses' },
			{ ...drawn, style: 'rhombus' },
			{ ...drawn, style: 'rectangles' },
			{ ...drawn, style: 'parallelogram' },
		],
		'Width and alignment': [
			{ width: size(40, '%'), align: 'left', weight: px(3) },
			{ width: size(40, '%'), align: 'center', weight: px(3) },
			{ width: size(40, '%'), align: 'right', weight: px(3) },
		],
		'With a text': [
			{ look: 'line_text', text: 'Next harbour', text_align: 'left' },
			{ look: 'line_text', text: 'Next harbour', text_align: 'center' },
			{ look: 'line_text', text: 'Next harbour', text_align: 'right' },
			{
				look: 'line_text',
				text: 'As a heading, in <em>red</em>',
				html_tag: 'h3',
				text_color: '#9E1B16',
				text_spacing: px(40),
				style: 'dashed',
			},
		],
		'With an icon': [
			{ look: 'line_icon', icon: icon('fas fa-anchor') },
			{
				look: 'line_icon',
				icon: icon('fas fa-anchor'),
				icon_view: 'stacked',
				primary_color: '#0A6E77',
				icon_align: 'left',
				icon_size: px(18),
			},
			{
				look: 'line_icon',
				icon: icon('fas fa-anchor'),
				icon_view: 'framed',
				icon_align: 'right',
				style: 'wavy',
				pattern_height: px(14),
			},
		],
		'Room above and below': [{ gap: px(50) }, { gap: px(2) }],
		'A long text': {
			look: 'line_text',
			text: 'From Porto Sereno to the outer islands and back again before the wind comes up, with time for a swim in every cove that has room for an anchor',
		},
	},
};
