import { expect, it } from 'vitest';
import { guessKind } from './guess-kind';

const picture = { url: 'https://boats.example/a.jpg', id: 7 };
const other = { url: 'https://boats.example/b.jpg', id: 8 };
const icon = { value: 'fas fa-anchor', library: 'fa-solid' };
const link = { url: '/book/', is_external: '' };
const title = 'Seven bays';
const text = 'Best seen from the water.';

type Row = Record<string, unknown>;
/** For each kind of list: the rows, and the rows of the builder's widget that they become. */
const VALUES: [name: string, Row[], Row][] = [
	[
		'acme-faq',
		[
			{ title, text },
			{ title: 'Harbour', text: 'One' },
		],
		{
			tabs: [
				{ _id: 'row-1', tab_title: title, tab_content: text },
				{ _id: 'row-2', tab_title: 'Harbour', tab_content: 'One' },
			],
			__globals__: {},
		},
	],
	[
		'acme-team',
		[{ name: 'Ada', job: 'Skipper', bio: text, image: picture }, { name: 'Bea' }],
		{
			slides: [
				{ _id: 'row-1', content: text, name: 'Ada', title: 'Skipper', image: picture },
				{ _id: 'row-2', content: '', name: 'Bea', title: '' },
			],
			__globals__: {},
		},
	],
	[
		'acme-social',
		[{ title }, { icon, link }],
		{ social_icon_list: [{ _id: 'row-2', social_icon: icon, link }] },
	],
	['acme-gallery', [{ image: picture }, { image: other }], { wp_gallery: [picture, other] }],
	[
		'acme-carousel',
		[{ image: picture }, { image: other }],
		{ carousel: [picture, other], thumbnail_size: 'full', slides_to_show: '2' },
	],
	[
		'acme-logos',
		Array.from({ length: 7 }, () => ({ image: picture, title })),
		{ carousel: Array(7).fill(picture), thumbnail_size: 'full', slides_to_show: '5' },
	],
	[
		'acme-slider',
		[
			{ title, subtitle: 'One harbour', text, button_text: 'Book', link, image: picture },
			{ title },
		],
		{
			slides: [
				{
					_id: 'row-1',
					heading: title,
					description: `One harbour<br>${text}`,
					button_text: 'Book',
					link,
					background_image: picture,
					background_size: 'cover',
				},
				{ _id: 'row-2', heading: title, description: '', button_text: '', link: undefined },
			],
			__globals__: {},
		},
	],
	[
		'acme-list',
		[
			{ title, subtitle: 'A coast', text, price: '7', icon, link },
			{ title, price: '7' },
			{ text, price: '7' },
		],
		{
			icon_list: [
				{
					_id: 'row-1',
					text: `${title} – A coast – ${text} – 7`,
					selected_icon: icon,
					link,
				},
				{ _id: 'row-2', text: `${title} 7`, selected_icon: { value: '', library: '' } },
				{ _id: 'row-3', text: `${text} 7`, selected_icon: { value: '', library: '' } },
			],
			icon_align: undefined,
			__globals__: {},
		},
	],
];

it.each(VALUES)('fills the rows of the builder for %s', (name, list, controls) => {
	expect(guessKind(name, { list })?.settings).toEqual({ list, ...controls });
});

it('aligns a list like the add-on', () => {
	expect(
		guessKind('acme-list', { list: [{ title }], text_align: 'center' })?.settings,
	).toMatchObject({
		icon_align: 'center',
	});
});

/** For each kind of list: the parts of add-ons, and the part of the builder that is painted like them. */
const LOOKS: [name: string, parts: string, color: string, typography: string | null][] = [
	['acme-faq', 'content desc answer', 'content_color', 'content'],
	['acme-faq', 'title heading tab question acc', 'title_color', 'title'],
	['acme-tabs', 'content desc answer', 'content_color', 'content'],
	['acme-tabs', 'title heading tab question acc', 'tab_color', 'tab'],
	['acme-team', 'name author', 'name_color', 'name'],
	['acme-team', 'designation job position role', 'title_color', 'title'],
	['acme-team', 'desc content review text comment', 'content_color', 'content'],
	['acme-slider', 'title heading', 'heading_color', 'heading'],
	['acme-slider', 'desc text content', 'description_color', 'description'],
	['acme-slider', 'btn button', 'button_color', 'button'],
	['acme-list', 'icon', 'icon_color', null],
	['acme-list', 'title text item list label', 'text_color', 'icon'],
];

it.each(LOOKS)('paints %s like %s of the add-on: %s', (name, parts, color, typography) => {
	for (const part of parts.split(' ')) {
		const settings = {
			list: [{ title, text }],
			[`my_${part}_a_color`]: '#1',
			[`my_${part}_typography_font_size`]: 1,
		};
		const painted = guessKind(name, settings)?.settings ?? {};
		expect([part, painted[color]]).toEqual([part, '#1']);
		if (typography !== null) {
			expect([part, painted[`${typography}_typography_font_size`]]).toEqual([part, 1]);
		}
	}
});

it('paints the box of testimonials like that of the add-on', () => {
	const settings = {
		list: [{ title, text }],
		card_bg_color: '#1',
		card_padding: 'v',
		card_radius: 'v',
	};
	expect(guessKind('acme-team', settings)?.settings).toMatchObject({
		slide_background_color: '#1',
		slide_padding: 'v',
	});
});
