import { describe, expect, it } from 'vitest';
import { guessKind } from './guess-kind';

const image = { url: 'https://boats.example/a.jpg', id: 7 };
const icon = { value: 'fas fa-anchor', library: 'fa-solid' };
const link = { url: '/book/', is_external: '' };
const title = 'Seven bays';
const subtitle = 'One harbour';
const text = 'Best seen from the water.';
const button_text = 'Book now';
const none = { url: '' };

type Settings = Record<string, unknown>;

/** Parts that an unknown widget fills, and the builder's widget for them. */
const PARTS: [Settings, widgetType: string, controls: Settings][] = [
	[
		{ title, subtitle, text, image, icon, link, align: 'center' },
		'image-box',
		{
			title_text: title,
			description_text: `${subtitle}<br>${text}`,
			link,
			image,
			thumbnail_size: 'full',
			image_size: { unit: '%', size: 100, sizes: [] },
			text_align: 'center',
			__globals__: {},
		},
	],
	[
		{ title, image },
		'image-box',
		{
			title_text: title,
			description_text: '',
			link: none,
			image,
			thumbnail_size: 'full',
			image_size: { unit: '%', size: 100, sizes: [] },
			__globals__: {},
		},
	],
	[{ subtitle, image }, 'image-box', { description_text: subtitle, title_text: '' } as Settings],
	[
		{ title, subtitle, text, icon, link, align: 'center' },
		'icon-box',
		{
			title_text: title,
			description_text: `${subtitle}<br>${text}`,
			link,
			selected_icon: icon,
			text_align: 'center',
			__globals__: {},
		},
	],
	[{ title, icon }, 'icon-box', { title_text: title, link: none, description_text: '' }],
	[{ text, icon }, 'icon-box', { title_text: '', description_text: text, link: none }],
	[
		{ button_text, link, align: 'center' },
		'button',
		{ text: button_text, link, align: 'center', __globals__: {} },
	],
	[
		{ button_text, icon },
		'button',
		{ text: button_text, selected_icon: icon, link: undefined, align: undefined, __globals__: {} },
	],
	[
		{ title, link, align: 'center', title_tag: 'h4' },
		'heading',
		{ title, link, header_size: 'h4', align: 'center', __globals__: {} },
	],
	[{ title }, 'heading', { title, link: none, header_size: 'h2', __globals__: {} }],
	[
		{ subtitle, text, align: 'center' },
		'text-editor',
		{ editor: `${subtitle}<br>${text}`, align: 'center', __globals__: {} },
	],
	[
		{ title, subtitle, text, button_text, link, align: 'center' },
		'call-to-action',
		{
			title,
			description: `${subtitle}<br>${text}`,
			button: button_text,
			link,
			alignment: 'center',
			__globals__: {},
		},
	],
	[{ title, button_text }, 'call-to-action', { title, description: '', button: button_text }],
	[
		{ title, subtitle, text, title_tag: 'h4', align: 'center' },
		'elementskit-heading',
		{
			ekit_heading_title: title,
			ekit_heading_title_tag: 'h4',
			ekit_heading_sub_title_show: 'yes',
			ekit_heading_sub_title: subtitle,
			ekit_heading_section_extra_title_show: 'yes',
			ekit_heading_extra_title: text,
			ekit_heading_show_seperator: '',
			ekit_heading_title_align: 'text_center',
			__globals__: {},
		},
	],
	[
		{ title, subtitle },
		'elementskit-heading',
		{
			ekit_heading_title: title,
			ekit_heading_title_tag: 'h2',
			ekit_heading_sub_title_show: 'yes',
			ekit_heading_sub_title: subtitle,
			ekit_heading_section_extra_title_show: '',
			ekit_heading_extra_title: '',
			ekit_heading_show_seperator: '',
			__globals__: {},
		},
	],
	[
		{ title, text },
		'elementskit-heading',
		{ ekit_heading_sub_title_show: '', ekit_heading_sub_title: '', ekit_heading_extra_title: text },
	],
	[
		{ image, link, align: 'center' },
		'image',
		{ image, image_size: 'full', align: 'center', link_to: 'custom', link },
	],
	[{ image }, 'image', { image, image_size: 'full', link_to: 'none' }],
	[
		{ icon, link, align: 'center' },
		'icon',
		{ selected_icon: icon, link, align: 'center', __globals__: {} },
	],
];

describe('an unknown widget', () => {
	it.each(PARTS)('with %j is %s', (settings, widgetType, controls) => {
		const kind = guessKind('acme-thing', settings);
		expect(kind?.widgetType).toBe(widgetType);
		expect(kind?.settings).toMatchObject(controls);
		if ('__globals__' in controls) expect(kind?.settings).toEqual({ ...settings, ...controls });
	});

	it.each([{}, { subtitle }, { subtitle, button_text }, { text, button_text }, { price: '7' }])(
		'with %j is no widget of the builder',
		(settings) => {
			expect(guessKind('acme-thing', settings)).toBeNull();
		},
	);
});

/** Parts that choose a widget, the names of parts of add-ons, and the part of the builder that is painted like them. */
const LOOKS: [Settings, names: string, color: string, typography: string | null][] = [
	[{ title, icon }, 'title heading name', 'title_color', 'title_'],
	[{ title, image }, 'title heading name', 'title_color', 'title_'],
	[{ title, button_text }, 'title heading name', 'title_color', 'title_'],
	[
		{ text, icon },
		'desc content text job position designation sub',
		'description_color',
		'description_',
	],
	[{ title, icon }, 'icon', 'primary_color', null],
	[{ icon }, 'icon', 'primary_color', null],
	[{ title }, 'title heading name', 'title_color', ''],
	[{ text }, 'text desc content', 'text_color', ''],
	[{ title, text }, 'sub', 'ekit_heading_sub_title_color', 'ekit_heading_sub_title_'],
	[
		{ title, text },
		'desc content text',
		'ekit_heading_extra_title_color',
		'ekit_heading_extra_title_',
	],
	[{ title, text }, 'title heading', 'ekit_heading_title_color', 'ekit_heading_title_'],
	[{ button_text }, 'btn button text', 'button_text_color', ''],
];

it.each(LOOKS)(
	'paints a widget with %j like the %s of the add-on: %s',
	(parts, names, color, typography) => {
		for (const name of names.split(' ')) {
			const settings = {
				...parts,
				[`my_${name}_a_color`]: '#1',
				[`my_${name}_typography_font_size`]: 1,
			};
			const painted = guessKind('acme-thing', settings)?.settings ?? {};
			expect([name, painted[color]]).toEqual([name, '#1']);
			if (typography !== null) {
				expect([name, painted[`${typography}typography_font_size`]]).toEqual([name, 1]);
			}
		}
	},
);

it('paints the ground of a button', () => {
	const painted = (settings: Settings) =>
		guessKind('acme-thing', { button_text, ...settings })?.settings.background_color;
	for (const control of ['my_btn_bg', 'button_background', 'bg_a_background', 'background_a_bg']) {
		expect([control, painted({ [control]: '#1' })]).toEqual([control, '#1']);
	}
	for (const control of ['my_bg', 'my_background'])
		expect(painted({ [control]: '#1' })).toBeUndefined();
	expect(guessKind('acme-thing', { button_text, btn_padding: 'v' })?.settings.text_padding).toBe(
		'v',
	);
});

it.each([
	{ title, icon },
	{ title, image },
	{ title, button_text },
])('paints the box of a widget with %j like the box of the add-on', (parts) => {
	expect(guessKind('acme-thing', { ...parts, card_padding: 'v' })?.settings._padding).toBe('v');
});
