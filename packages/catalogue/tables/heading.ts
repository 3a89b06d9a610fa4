import { text } from '../elements';
import type { CataloguePage } from '../page';
import { color, link, px, size } from '../values';

export const page: CataloguePage = {
	title: 'Heading',
	purpose: 'words',
	picture: 'H/H3 x2',
	kind: 'markup',
	sentence: 'A title, or a line that looks like one.',
	space: 'close',
	variations: {
		Levels: [
			{ title: 'Written as h3', header_size: 'h3' },
			{ title: 'Written as h4', header_size: 'h4' },
			{ title: 'Written as h5', header_size: 'h5' },
			{ title: 'Written as h6', header_size: 'h6' },
			{ title: 'A line that is no heading: div', header_size: 'div' },
			{ title: 'A line that is no heading: span', header_size: 'span' },
			{ title: 'A line that is no heading: p', header_size: 'p' },
		],
		Sizes: [
			{ title: 'default: out on the water', size: 'default', header_size: 'h3' },
			{ title: 'small: out on the water', size: 'small', header_size: 'h3' },
			{ title: 'medium: out on the water', size: 'medium', header_size: 'h3' },
			{ title: 'large: out on the water', size: 'large', header_size: 'h3' },
			{ title: 'xl: out on the water', size: 'xl', header_size: 'h3' },
			{ title: 'xxl: out on the water', size: 'xxl', header_size: 'h3' },
		],
		Alignment: [
			{ title: 'Moored left', align: 'left', header_size: 'h3' },
			{ title: 'Moored center', align: 'center', header_size: 'h3' },
			{ title: 'Moored right', align: 'right', header_size: 'h3' },
			{ title: 'Moored justify', align: 'justify', header_size: 'h3' },
			{
				title: 'Centred on the desktop, left on a phone',
				align: 'center',
				align_mobile: 'left',
				header_size: 'h3',
			},
		],
		Links: [
			{ title: 'To the fleet', link: link('/fleet/'), header_size: 'h3' },
			{
				title: 'To another site, in a tab of its own',
				link: link('https://example.org/', { is_external: 'on', nofollow: 'on' }),
				header_size: 'h3',
			},
			{
				title: 'In buoy red under the pointer',
				link: link('/fleet/'),
				title_hover_color: '#9E1B16',
				header_size: 'h3',
			},
		],
		'Colour and type': [
			{ title: 'Shallow water', title_color: '#0A6E77', header_size: 'h3' },
			{
				title: 'The accent of the page',
				header_size: 'h3',
				__globals__: { title_color: color('accent') },
			},
			{
				title: 'Wide, heavy and in capitals',
				header_size: 'h3',
				typography_typography: 'custom',
				typography_font_weight: '900',
				typography_text_transform: 'uppercase',
				typography_letter_spacing: size(0.06, 'em'),
			},
			{
				title: 'Larger on the desktop than on a phone',
				header_size: 'h3',
				typography_typography: 'custom',
				typography_font_size: px(64),
				typography_font_size_tablet: px(44),
				typography_font_size_mobile: px(30),
				typography_line_height: size(1.05, 'em'),
			},
			{
				title: 'With a shadow',
				header_size: 'h3',
				text_shadow_text_shadow_type: 'yes',
				text_shadow_text_shadow: {
					horizontal: 2,
					vertical: 3,
					blur: 6,
					color: 'rgba(12,42,56,0.35)',
				},
			},
			{
				title: 'Outlined',
				header_size: 'h3',
				size: 'xl',
				text_stroke_text_stroke_type: 'yes',
				text_stroke_text_stroke: px(1),
				text_stroke_stroke_color: '#0C2A38',
			},
		],
		'Inline HTML': {
			title: 'A day <em>on</em> the <strong>water</strong>,<br>and one in the harbour',
			header_size: 'h3',
		},
		'A long one': [
			{
				title:
					'From Porto Sereno to the outer islands and back again before the wind comes up, with time for a swim in every cove that has room for an anchor',
				header_size: 'h3',
				size: 'large',
			},
			{
				title: 'Binnenschifffahrtskapitänspatentverlängerungsantrag',
				header_size: 'h3',
				size: 'xxl',
			},
		],
		'Without a text': [text('Nothing stands below: an empty heading is none.'), { title: '' }],
	},
};
