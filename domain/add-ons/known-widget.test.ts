import { describe, expect, it } from 'vitest';
import { asKnownWidget } from './known-widget';

const known = (widgetType: string, settings: object, renderedHtml: string | null = null) =>
	asKnownWidget({ widgetType, settings: settings as Record<string, unknown>, renderedHtml });

/** A value as version 4 stores it. */
const atom = ($$type: string, value: unknown) => ({ $$type, value });

describe('a widget of an add-on', () => {
	it.each([
		['ekit-nav-menu', 'elementskit_nav_menu'],
		['jkit_nav_menu', 'sg_menu_choose'],
		['premium-nav-menu', 'pa_nav_menus'],
		['rtm-navmenu', 'menu-select'],
		['navigation-menu', 'menu'],
		['eael-simple-menu', 'eael_simple_menu_menu'],
		['bdt-navbar', 'navbar'],
	])('%s is a menu, chosen by %s', (type, control) => {
		const { widgetType, settings } = known(type, { [control]: 'main' });
		expect(widgetType).toBe('nav-menu');
		expect(settings.menu).toBe('main');
	});

	it('keeps what it stores, and what stands under the usual name wins', () => {
		const stored = { ekit_btn_text: 'Book', text: 'Ask', _margin: { top: '4' } };
		expect(known('elementskit-button', stored)).toEqual({
			widgetType: 'button',
			settings: { ...stored, text: 'Ask' },
		});
	});

	it.each([
		[
			'elementskit-button',
			'button',
			{
				text: 'ekit_btn_text',
				link: 'ekit_btn_url',
				align: 'ekit_btn_align',
				selected_icon: 'ekit_btn_icons',
				icon_align: 'ekit_btn_icon_align',
			},
		],
		[
			'premium-addon-button',
			'button',
			{
				text: 'premium_button_text',
				link: 'premium_button_link',
				align: 'premium_button_align',
				size: 'premium_button_size',
			},
		],
		['elementskit-blog-posts', 'posts', { classic_posts_per_page: 'ekit_blog_posts_num' }],
		['elementskit-post-list', 'posts', { classic_posts_per_page: 'section_recent_post_limit' }],
		['eael-post-grid', 'posts', { classic_posts_per_page: 'posts_per_page' }],
		['rkit-blog-post', 'posts', { classic_posts_per_page: 'post-count' }],
		['elementskit-category-list', 'wp-widget-categories', {}],
		['jkit_category_list', 'wp-widget-categories', {}],
		[
			'elementskit-progressbar',
			'progress',
			{ title: 'ekit_progressbar_title', percent: 'ekit_progressbar_percentage' },
		],
		[
			'jkit_button',
			'button',
			{ text: 'sg_content_label', link: 'sg_content_link', selected_icon: 'sg_content_icon' },
		],
		['bdt-search', 'search-form', {}],
		['jkit_post_comment', 'post-comments', {}],
		['ha-post-title', 'theme-post-title', { header_size: 'post_title_tag' }],
		['ha-post-info', 'post-info', {}],
		['ha-post-content', 'theme-post-content', {}],
		['jkit_post_title', 'theme-post-title', {}],
		['jkit_post_featured_image', 'theme-post-featured-image', {}],
	])('%s is a %s, with what it is set to', (type, usual, controls) => {
		const stored = Object.fromEntries(Object.values(controls).map((from) => [from, `its ${from}`]));
		const { widgetType, settings } = known(type, stored);
		expect(widgetType).toBe(usual);
		expect(settings).toEqual({
			...stored,
			...Object.fromEntries(
				Object.entries(controls).map(([control, from]) => [control, `its ${from}`]),
			),
		});
		expect(known(type, {}).settings).toEqual({});
	});

	it('has the rows of an accordion, whichever add-on it is of', () => {
		const rows = [{ _id: 'a1', acc_title: 'Fuel', acc_content: 'Later' }];
		expect(known('elementskit-accordion', { ekit_accordion_items: rows })).toMatchObject({
			widgetType: 'accordion',
			settings: { tabs: [{ _id: 'a1', tab_title: 'Fuel', tab_content: 'Later' }] },
		});
		expect(known('jkit_accordion', {}).widgetType).toBe('accordion');
	});

	it('has the colours of its menu, its own and those of the kit', () => {
		const { settings } = known('ekit-nav-menu', {
			elementskit_menu_text_color: '#141F5B',
			elementskit_item_color_hover: '#000000',
			__globals__: { elementskit_item_color_hover: 'globals/colors?id=primary' },
		});
		expect(settings).toMatchObject({
			color_menu_item: '#141F5B',
			color_menu_item_hover: '#000000',
			__globals__: { color_menu_item_hover: 'globals/colors?id=primary' },
		});
		expect(known('ekit-nav-menu', { __globals__: [] }).settings.__globals__).toEqual([]);
	});

	it.each([
		['color_menu_item_active', 'elementskit_nav_menu_active_text_color'],
		['color_dropdown_item', 'elementskit_submenu_item_color'],
		['color_dropdown_item_hover', 'elementskit_item_text_color_hover'],
		['color_dropdown_item_active', 'elementskit_nav_sub_menu_active_text_color'],
		['background_color_dropdown_item', 'elementskit_submenu_container_background_color'],
		['toggle_color', 'elementskit_menu_toggle_icon_color'],
	])('has the colour %s of its menu, and no other', (control, from) => {
		const { settings } = known('ekit-nav-menu', { [from]: '#141F5B' });
		expect(settings).toEqual({ [control]: '#141F5B', [from]: '#141F5B' });
	});

	it.each([
		['564***1721270363563', 'template', 564],
		['1', 'template', 1],
		['0', 'metform', 0],
		['', 'metform', 0],
	])('is the form that it names by %j', (mf_form_id, type, template_id) => {
		expect(known('metform', { mf_form_id })).toEqual({
			widgetType: type,
			settings: { mf_form_id, template_id },
		});
	});

	it('is a heading in the words of another add-on', () => {
		expect(known('jkit_heading', { sg_title_before: 'Seven bays' })).toMatchObject({
			widgetType: 'elementskit-heading',
			settings: { ekit_heading_title: 'Seven bays' },
		});
	});

	it('has its rows under the usual names', () => {
		const { settings } = known('jkit_accordion', {
			sg_accordion_list: [
				{ _id: 'a1', sg_accordion_list_title: 'Fuel', sg_accordion_list_content: 'Later' },
				'junk',
			],
		});
		expect(settings.tabs).toEqual([
			expect.objectContaining({ _id: 'a1', tab_title: 'Fuel', tab_content: 'Later' }),
		]);
		expect(known('jkit_accordion', { sg_accordion_list: 'junk' }).settings.tabs).toEqual([]);
	});

	it('stays what it is where WordPress rendered it', () => {
		const settings = { elementskit_nav_menu: 'main' };
		expect(known('ekit-nav-menu', settings, '<nav></nav>')).toEqual({
			widgetType: 'ekit-nav-menu',
			settings,
		});
	});
});

describe('a widget of version 4', () => {
	it.each([
		['a text', atom('string', 'Two bays')],
		[
			'a text with children',
			atom('html-v3', { content: atom('string', 'Two bays'), children: [] }),
		],
	])('has %s for its title', (_, title) => {
		const { widgetType, settings } = known('e-heading', { title, tag: atom('string', 'h1') });
		expect(widgetType).toBe('heading');
		expect(settings).toMatchObject({ title: 'Two bays', header_size: 'h1' });
	});

	it('leads where its link says', () => {
		const link = atom('link', {
			destination: atom('url', '/fleet/'),
			isTargetBlank: atom('boolean', true),
		});
		const { widgetType, settings } = known('e-button', { text: atom('string', 'Boats'), link });
		expect(widgetType).toBe('button');
		expect(settings).toMatchObject({ text: 'Boats', link: { url: '/fleet/', is_external: 'on' } });
		expect(known('e-button', { link: atom('link', 7) }).settings.link).toBeUndefined();
	});

	it('shows its picture', () => {
		const image = atom('image', {
			src: atom('image-src', { id: atom('image-attachment-id', 9), url: atom('url', '/bay.jpg') }),
			size: atom('string', 'full'),
		});
		const { widgetType, settings } = known('e-image', { image });
		expect(widgetType).toBe('image');
		expect(settings).toMatchObject({ image: { id: 9, url: '/bay.jpg' }, link_to: 'none' });
	});

	it('keeps its type and has plain values where none was before it', () => {
		const settings = { label: atom('string', 'Name'), styles: [atom('size', { size: 4 })] };
		expect(known('e-form-input', settings)).toEqual({
			widgetType: 'e-form-input',
			settings: { label: 'Name', styles: [{ size: 4 }] },
		});
	});

	it('is read to a depth that no builder reaches', () => {
		const deep = Array.from({ length: 10_000 }).reduce<unknown>((inside) => atom('x', inside), 'x');
		expect(known('e-heading', { title: deep }).settings.title).toBe('');
	});
});

it('leaves all other widgets alone', () => {
	const settings = { title: { $$type: 'string', value: 'x' } };
	for (const type of ['heading', 'x-team', 'constructor', '__proto__'])
		expect(known(type, settings)).toEqual({ widgetType: type, settings });
	expect(asKnownWidget({ widgetType: null, settings, renderedHtml: null }).settings).toBe(settings);
});
