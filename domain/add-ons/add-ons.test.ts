import { describe, expect, it } from 'vitest';
import { createAddOns } from './add-ons';

const known = (widgetType: string, settings: object, renderedHtml: string | null = null) => {
	const stored = { widgetType, settings: settings as Record<string, unknown>, renderedHtml };
	const { by: _by, ...named } = createAddOns().nameWidget(stored);
	return named;
};

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

	it('keeps its own settings, and those that its table names win', () => {
		const stored = {
			ekit_btn_text: 'Book',
			text: 'Ask',
			link: { url: '/' },
			_margin: { top: '4' },
		};
		expect(known('elementskit-button', stored)).toEqual({
			widgetType: 'button',
			settings: { ...stored, text: 'Book' },
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
		['eael-post-grid', 'posts', { classic_posts_per_page: 'posts_per_page' }],
		['rkit-blog-post', 'posts', { classic_posts_per_page: 'post-count' }],
		['elementskit-category-list', 'wp-widget-categories', {}],
		['jkit_category_list', 'wp-widget-categories', {}],
		[
			'elementskit-progressbar',
			'progress',
			{ title: 'ekit_progressbar_title', percent: 'ekit_progressbar_percentage' },
		],
		['jkit_button', 'button', { text: 'sg_content_label', link: 'sg_content_link' }],
		['bdt-search', 'search-form', {}],
		['jkit_post_comment', 'post-comments', {}],
		['ha-post-title', 'theme-post-title', { header_size: 'post_title_tag' }],
		['ha-post-info', 'post-info', {}],
		['ha-post-content', 'theme-post-content', {}],
		['jkit_post_title', 'theme-post-title', {}],
		['jkit_post_featured_image', 'theme-post-featured-image', {}],
	])('%s is a %s, with its settings', (type, usual, controls) => {
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

	it('has an icon where its switch is on', () => {
		const icon = { value: 'fas fa-anchor', library: 'fa-solid' };
		const iconOf = (type: string, settings: object) => known(type, settings).settings.selected_icon;
		expect(iconOf('jkit_button', { sg_content_icon: icon })).toBeUndefined();
		expect(iconOf('jkit_button', { sg_content_icon: icon, sg_content_icon_enable: 'yes' })).toBe(
			icon,
		);
		expect(iconOf('elementskit-button', { ekit_btn_icons: icon })).toBe(icon);
		const off = { ekit_btn_icons: icon, ekit_btn_icons__switch: '' };
		expect(iconOf('elementskit-button', off)).toBeUndefined();
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
	])('is the form that it names by %j', (mf_form_id, type, template_id) => {
		expect(known('metform', { mf_form_id })).toMatchObject({
			widgetType: type,
			settings: { mf_form_id, template_id },
		});
	});

	it('has a text with another way of contact, for a site that lacks the form', () => {
		const form = { widgetType: 'metform', settings: { mf_form_id: '564' }, renderedHtml: null };
		const address = {
			...{ id: 'a1b2c3d', parentId: null, elType: 'widget', widgetType: 'text-editor' },
			settings: { editor: 'Write to ann@mail.example.' },
			renderedHtml: null,
		};
		const { renderedHtml } = createAddOns().nameWidget(form, [address]);
		expect(renderedHtml).toBe('<p><a href="mailto:ann@mail.example">ann@mail.example</a></p>');
	});

	it.each(['0', ''])('is a sentence where it names no form: %j', (mf_form_id) => {
		expect(known('metform', { mf_form_id })).toMatchObject({
			widgetType: 'text-editor',
			settings: { editor: '<p>Please get in touch with us directly.</p>' },
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

	it('stays unchanged where WordPress rendered it', () => {
		const settings = { elementskit_nav_menu: 'main' };
		expect(known('ekit-nav-menu', settings, '<nav></nav>')).toEqual({
			widgetType: 'ekit-nav-menu',
			settings,
		});
	});
});

it('leaves all other widgets alone', () => {
	const settings = { title: { $$type: 'string', value: 'x' } };
	for (const type of ['heading', 'x-team', 'constructor', '__proto__'])
		expect(known(type, settings)).toEqual({ widgetType: type, settings });
	expect(
		createAddOns().nameWidget({ widgetType: null, settings, renderedHtml: null }).settings,
	).toBe(settings);
});
