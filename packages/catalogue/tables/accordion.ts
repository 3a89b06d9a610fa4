import type { CataloguePage } from '../page';
import { icon, px, sides, size } from '../values';

const tabs = [
	{
		tab_title: 'Do I need a licence?',
		tab_content:
			'<p>Not for <strong>Wren</strong> and <strong>Tern</strong>: they have less than fifteen horsepower. For all others, yes.</p>',
	},
	{
		tab_title: 'What if the wind comes up?',
		tab_content:
			'<p>You ring us, and we count you in. A day that the wind has eaten is given back, whole.</p>',
	},
	{
		tab_title: 'May the dog come along?',
		tab_content:
			'<p>Dogs that swim may come. <a href="/contact/">Ask us</a> for the jacket in their size.</p>',
	},
];

export const page: CataloguePage = {
	title: 'Accordion',
	purpose: 'sections',
	picture: 'H5 -/t/t/H5 +/H5 +',
	kind: 'handler',
	sentence:
		'Titles that open their texts: one at a time, the first to begin with. They open without script, the browser’s own search opens them, and an address that names something in a text opens it too.',
	variations: {
		'As it comes': { tabs: tabs },
		'Icons at the end, headings as titles, told to search engines': {
			tabs: tabs,
			icon_align: 'right',
			title_html_tag: 'h3',
			faq_schema: 'yes',
			selected_icon: icon('fas fa-chevron-down'),
			selected_active_icon: icon('fas fa-chevron-up'),
			_element_id: 'faq',
		},
		'Every style control': {
			tabs: tabs,
			title_html_tag: 'h3',
			border_width: px(3),
			border_color: '#0A6E77',
			title_background: '#EAF3F1',
			title_color: '#0C2A38',
			tab_active_color: '#0A6E77',
			title_padding: sides(20, 24),
			icon_color: '#1557C0',
			icon_active_color: '#9E1B16',
			icon_space: px(12),
			content_background_color: '#FBF7EE',
			content_color: '#10222F',
			content_padding: sides(24, 24, 24, 60),
			title_typography_typography: 'custom',
			title_typography_font_size: px(20),
			title_typography_font_weight: '700',
			content_typography_typography: 'custom',
			content_typography_font_size: px(17),
			content_typography_line_height: size(1.6, 'em'),
			title_shadow_text_shadow_type: 'yes',
			title_shadow_text_shadow: { horizontal: 0, vertical: 2, blur: 4, color: 'rgba(0,0,0,.2)' },
			content_shadow_text_shadow_type: 'yes',
			content_shadow_text_shadow: { horizontal: 0, vertical: 2, blur: 4, color: 'rgba(0,0,0,.2)' },
			text_stroke_text_stroke_type: 'yes',
			text_stroke_text_stroke: px(0),
			text_stroke_stroke_color: '#0C2A38',
		},
		'Without icons, from an older export': { tabs: tabs, icon: '' },
		'Icons of an older export': {
			tabs: tabs,
			icon: 'fa fa-angle-right',
			icon_active: 'fa fa-angle-down',
		},
	},
};
