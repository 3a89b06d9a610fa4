import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { describe, expect, it } from 'vitest';
import { compileCss } from '../../elements/styles/compile-css';
import { parseInEnglish } from '../../elements/testing/parse-in-english';
import { renderOnServer, type ServerSetting } from '../../elements/testing/render-on-server';
import { Widget } from '../../elements/tree/widget';
import { MegaMenuBrowserSettings } from './browser-settings';
import { dropdownCss } from './dropdown-css';
import { megaMenu } from './index';
import { MegaMenuSettings } from './settings';
import { megaMenuStyles } from './styles';

/** The text of the sheet. */
const SHEET = '.e-n-menu-layout-dropdown .e-n-menu-fold{display:flex}';

const child = (id: string): ElementNode => ({
	id,
	elType: 'container',
	widgetType: null,
	settings: {},
	renderedHtml: null,
	children: [],
});

const ITEMS = [
	{ _id: 'r1', item_title: 'Fleet', item_link: { url: '/fleet/' }, item_dropdown_content: 'yes' },
	{ _id: 'r2', item_title: 'Places <b>near</b>', item_dropdown_content: 'yes' },
	{
		_id: 'r3',
		item_title: 'The bay',
		item_link: { url: 'https://boats.example/bay/' },
		element_id: 'bay-title',
	},
	{ _id: 'r4', item_title: 'Words', item_dropdown_content: 'no' },
];

const render = (
	settings: object,
	children = [child('c1'), child('c2'), child('c3')],
	setting: ServerSetting = {},
) =>
	renderOnServer(
		<Widget
			element={{
				id: 'a1b2c3d',
				elType: 'widget',
				widgetType: 'mega-menu',
				settings: { menu_items: ITEMS, ...settings },
				renderedHtml: null,
				children,
			}}
		/>,
		{ widgets: [megaMenu], ...setting },
	);

describe('a mega menu', () => {
	it('is a named navigation; an item with an address is a link with an opener beside it', async () => {
		const html = await render({ menu_name: 'Main' });
		expect(html).toContain('<nav class="e-n-menu" data-layout="horizontal" aria-label="Main">');
		expect(html).toMatch(
			/<a href="\/fleet\/" class="e-n-menu-title-container">.*?Fleet.*?<\/a><details[^>]* name="[^"]+"><summary class="e-n-menu-dropdown-icon" aria-label="Submenu: Fleet" aria-controls="([^"]+)">.*?<div class="e-n-menu-content" id="\1">/,
		);
	});

	it('makes a title that leads nowhere the opener itself', async () => {
		const html = await render({});
		expect(html).toMatch(
			/<summary class="e-n-menu-title-opener" aria-controls="[^"]+">.*?Places <b>near<\/b>/,
		);
		for (const url of ['', '#', 'javascript:alert(1)']) {
			const items = [{ ...ITEMS[0], item_link: { url } }];
			expect(await render({ menu_items: items })).toContain('e-n-menu-title-opener');
		}
	});

	it('marks the page that is shown, and names a title as the editor does', async () => {
		const html = await render({});
		expect(html).toMatch(/e-n-menu-title elementor-repeater-item-r3 e-current" id="bay-title"/);
		expect(html).toContain('<a href="/bay/" class="e-n-menu-title-container" aria-current="page">');
		expect(html.split('aria-current')).toHaveLength(2);
		const anchor = [{ _id: 'r', item_title: 'Quay', item_link: { url: '/bay/#quay' } }];
		expect(await render({ menu_items: anchor })).toContain('elementor-repeater-item-r e-anchor"');
	});

	it('prints panels by their place: the third row has none, however many children there are', async () => {
		const html = await render({});
		expect(html).toContain('elementor-element-c1');
		expect(html).toContain('elementor-element-c2');
		expect(html).not.toContain('elementor-element-c3');
		const short = await render({}, [child('c1')]);
		expect(short.match(/e-n-menu-content/g)).toHaveLength(1);
		expect(short).toContain('Places <b>near</b>');
	});

	it('has the editor’s choices in classes', async () => {
		const html = await render({
			content_width: 'fit_to_content',
			content_horizontal_position: 'right',
			open_on: 'click',
			breakpoint_selector: 'mobile',
			horizontal_scroll: 'enable',
		});
		expect(html).toContain(
			'elementor-widget-n-menu e-fit_to_content e-n-menu-layout-horizontal e-n-menu-mobile e-n-menu-content-right e-n-menu-scrolls',
		);
		expect(await render({ breakpoint_selector: 'none' })).toContain(
			'e-full_width e-n-menu-layout-horizontal e-n-menu-opens-on-hover',
		);
	});

	it('lets no markup out of titles and ids', async () => {
		const items = [
			{
				_id: '"><i',
				item_title: '<img src=x onerror=alert(1)>Boats',
				element_id: 'x" onclick="y',
				item_dropdown_content: 'yes',
				item_link: { url: '/a/' },
			},
		];
		const html = await render({ menu_items: items }, [child('c1')], { sanitize: () => 'Clean' });
		expect(html).not.toMatch(/onerror|onclick|"><i/);
		expect(html).toContain('aria-label="Submenu: Boats"');
	});

	it('is nothing without rows', async () => {
		expect(await render({ menu_items: [] })).not.toContain('<nav');
	});
});

describe('folding a mega menu', () => {
	it('begins at the device that the editor chose, with the widths of the site', () => {
		const css = (item_layout: 'horizontal' | 'dropdown', breakpoint_selector: string) =>
			dropdownCss({ item_layout, breakpoint_selector }, DEFAULT_BREAKPOINTS, SHEET);
		expect(css('horizontal', 'tablet')).toMatch(/^@media \(max-width:1024px\)\{/);
		expect(css('horizontal', 'tablet')).toContain('.e-n-menu-tablet .e-n-menu-fold');
		expect(css('horizontal', 'tablet')).not.toContain('layout-dropdown');
		expect(css('horizontal', 'none')).toBe('');
		expect(css('horizontal', 'mobile_extra')).toBe('');
		expect(css('dropdown', 'none')).toContain('.e-n-menu-layout-dropdown .e-n-menu-fold');
	});
});

it('the controls of a mega menu become rules', () => {
	const css = compileCss(
		'.e',
		{
			item_position_horizontal: 'stretch',
			menu_item_title_space_between: { unit: 'px', size: 8 },
			menu_item_title_distance_from_content: { unit: 'px', size: 16 },
			menu_item_title_text_color_normal: '#123456',
			menu_item_title_text_color_active: '#abcdef',
			menu_item_title_background_color_hover_background: 'classic',
			menu_item_title_background_color_hover_color: '#fedcba',
			menu_divider: 'yes',
			menu_divider_width: { unit: 'px', size: 3 },
			content_border_border: 'solid',
			style_menu_toggle_icon_size: { unit: 'px', size: 30 },
			dropdown_menu_item_text_color_normal: '#111111',
		},
		megaMenuStyles,
		DEFAULT_BREAKPOINTS,
	);
	for (const declaration of [
		'--n-menu-title-flex-grow:1',
		'--n-menu-title-space-between:8px',
		'--n-menu-title-distance-from-content:16px',
		'--n-menu-title-color-normal:#123456',
		'--n-menu-title-color-active:#abcdef',
		'background-color:#fedcba',
		'--n-menu-divider-content:""',
		'--n-menu-divider-width:3px',
		'--n-menu-toggle-icon-size:30px',
		'--n-menu-title-normal-color-dropdown:#111111',
	]) {
		expect(css).toContain(declaration);
	}
});

it('the background of a folded menu is not on the bar', () => {
	const css = compileCss(
		'.e',
		{
			dropdown_menu_item_background_color_normal_background: 'classic',
			dropdown_menu_item_background_color_normal_color: '#fedcba',
		},
		megaMenuStyles,
		DEFAULT_BREAKPOINTS,
	);
	expect(css).toContain(
		'.e .e-n-menu-fold[open] + .e-n-menu-wrapper .e-n-menu-title,.e .e-n-menu-wrapper[data-state] .e-n-menu-title{background-color:#fedcba}',
	);
});

it('lines between titles are there where they are wanted', () => {
	const of = (menu_divider: unknown) =>
		compileCss(
			'.e',
			{ menu_divider, menu_divider_width: { unit: 'px', size: 3 } },
			megaMenuStyles,
			DEFAULT_BREAKPOINTS,
		);
	expect(of('yes')).toContain('--n-menu-divider-width:3px');
	expect(of('')).toBe('');
});

it.each([
	[{}],
	[[]],
	[
		{
			menu_items: 'x',
			open_on: 9,
			content_width: [],
			breakpoint_selector: 'phone',
			item_layout: 'spiral',
		},
	],
])('a mega menu parses %j', (settings) => {
	expect(parseInEnglish(MegaMenuSettings, settings)).toMatchObject({
		menu_name: 'Menu',
		menu_items: [{ item_title: 'Item #1' }, { item_title: 'Item #2' }, { item_title: 'Item #3' }],
		open_on: 'hover',
		content_width: 'full_width',
		breakpoint_selector: 'tablet',
		item_layout: 'horizontal',
	});
	expect(parseInEnglish(MegaMenuBrowserSettings, settings)).toMatchObject({
		open_animation_duration: 500,
	});
});
