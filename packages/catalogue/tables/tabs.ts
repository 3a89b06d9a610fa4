import type { CataloguePage } from '../page';
import { px, size } from '../values';

const tabs = [
	{
		tab_title: 'Harbour',
		tab_content: '<p>Seven knots at the mole, three behind it, one at the berth.</p>',
	},
	{
		tab_title: 'Bay',
		tab_content: '<p>Twelve knots of wind at noon are usual. They are gone by six.</p>',
	},
	{
		tab_title: 'Cape',
		tab_content:
			'<p>Half a mile off is the new hundred metres. <a href="/destinations/">All places</a></p>',
	},
];

export const page: CataloguePage = {
	title: 'Tabs',
	purpose: 'sections',
	picture: 'H t t/r',
	kind: 'handler',
	sentence:
		'Titles that choose which text is shown. On a phone each title stands above its text; without script all texts are there to read.',
	variations: {
		'As they come': { tabs: tabs },
		'Vertical, titles to the end, a third of the width': {
			tabs: tabs,
			type: 'vertical',
			tabs_align_vertical: 'end',
			navigation_width: size(33, '%'),
		},
		'Every style control': {
			tabs: tabs,
			border_width: px(3),
			border_color: '#0A6E77',
			background_color: '#FBF7EE',
			tab_color: '#0C2A38',
			tab_active_color: '#0A6E77',
			content_color: '#10222F',
			tabs_align_horizontal: 'stretch',
			title_align: 'center',
			tab_typography_typography: 'custom',
			tab_typography_font_size: px(18),
			tab_typography_font_weight: '800',
			content_typography_typography: 'custom',
			content_typography_font_size: px(17),
			title_shadow_text_shadow_type: 'yes',
			title_shadow_text_shadow: { horizontal: 0, vertical: 2, blur: 4, color: 'rgba(0,0,0,.2)' },
			content_shadow_text_shadow_type: 'yes',
			content_shadow_text_shadow: { horizontal: 0, vertical: 2, blur: 4, color: 'rgba(0,0,0,.2)' },
			text_stroke_text_stroke_type: 'yes',
			text_stroke_text_stroke: px(0),
			text_stroke_stroke_color: '#0A6E77',
		},
		'In the middle': { tabs: tabs, tabs_align_horizontal: 'center' },
	},
};
