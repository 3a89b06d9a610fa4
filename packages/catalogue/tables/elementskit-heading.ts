import { bare, heading, section } from '../elements';
import type { CataloguePage } from '../page';
import { across, px } from '../values';

export const page: CataloguePage = {
	title: 'ElementsKit heading',
	purpose: 'words',
	picture: 's/H/d/t',
	kind: 'markup',
	sentence: 'The heading of the most used add-on, as designs of others bring it.',
	opening: bare(across(40)),
	variations: {
		'Title alone': section(bare(across(40)), [
			{
				ekit_heading_title_tag: 'h3',
				ekit_heading_show_seperator: '',
				ekit_heading_title: 'Leave at {{first light}}',
			},
			heading(2, 'With a line above and a text below'),
			{
				ekit_heading_title_tag: 'h3',
				ekit_heading_show_seperator: '',
				ekit_heading_title: 'Eight boats',
				ekit_heading_sub_title_show: 'yes',
				ekit_heading_sub_title: 'The fleet',
				ekit_heading_sub_title_position: 'before_title',
				ekit_heading_section_extra_title_show: 'yes',
				ekit_heading_extra_title: '<p>Each with a kill cord, a chart and a full tank.</p>',
			},
			heading(2, 'Line below, rule, centred'),
			{
				ekit_heading_title: 'Out and back',
				ekit_heading_title_tag: 'h3',
				ekit_heading_title_align: 'text_center',
				ekit_heading_sub_title_show: 'yes',
				ekit_heading_sub_title: 'Before the wind wakes',
			},
			heading(2, 'A look of its own, linked'),
			{
				ekit_heading_title_tag: 'h3',
				ekit_heading_show_seperator: '',
				ekit_heading_title: 'To the {{fleet}}',
				ekit_heading_link: { url: '/fleet/' },
				ekit_heading_title_align: 'text_right',
				ekit_heading_title_typography_typography: 'custom',
				ekit_heading_title_typography_font_size: px(40),
				ekit_heading_focused_title_typography_typography: 'custom',
				ekit_heading_focused_title_typography_font_weight: '800',
			},
		]),
	},
};
