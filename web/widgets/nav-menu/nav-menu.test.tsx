import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { compileCss } from '../../elements/styles/compile-css';
import { renderOnServer, type ServerSetting } from '../../elements/testing/render-on-server';
import { Widget } from '../../elements/tree/widget';
import { foldCss } from './fold-css';
import { navMenu } from './index';
import { NavMenuSettings } from './settings';
import { navMenuStyles } from './styles';

const item = (databaseId: number, label: string, uri: string, more: object = {}) => ({
	__typename: 'MenuItem',
	id: `item-${databaseId}`,
	databaseId,
	parentDatabaseId: 0,
	order: databaseId,
	label,
	title: null,
	url: uri.startsWith('/') ? `https://boats.example${uri}` : uri,
	uri,
	target: null,
	linkRelationship: null,
	cssClasses: [],
	...more,
});

const FLEET = [
	item(1, 'Fleet', '/fleet/'),
	item(2, 'RIBs &amp; tenders', '/bay/', { parentDatabaseId: 1 }),
	item(3, 'Weather', 'https://weather.example/', {
		target: '_blank',
		linkRelationship: 'nofollow" onclick="x',
		cssClasses: ['cta', '"><b'],
		title: 'Wind and waves',
	}),
];

const LAST = { __typename: 'P', hasNextPage: false, endCursor: null };
const asked: string[] = [];
const menuWidget = (settings: object) => (
	<Widget
		element={{
			id: 'a1b2c3d',
			elType: 'widget',
			widgetType: 'nav-menu',
			settings: { ...settings },
			renderedHtml: null,
			children: [],
		}}
	/>
);
const render = (
	settings: object,
	items: object[] = FLEET,
	{ beside, ...setting }: ServerSetting & { beside?: object } = {},
) => {
	asked.length = 0;
	return renderOnServer(
		<>
			{menuWidget(settings)}
			{beside && menuWidget(beside)}
		</>,
		{
			widgets: [navMenu],
			execute: async ({ operationName, variables }) => {
				asked.push(`${operationName} ${JSON.stringify(variables)}`);
				if (operationName === 'NavMenu_menus') {
					const menus = [
						{ __typename: 'Menu', id: 'm1', databaseId: 4, locations: [] },
						{ __typename: 'Menu', id: 'm2', databaseId: 5, locations: ['PRIMARY'] },
					];
					return { data: { menus: { __typename: 'M', nodes: menus } } };
				}
				const menu = {
					__typename: 'Menu',
					id: 'm2',
					name: 'Header',
					menuItems: { __typename: 'C', pageInfo: LAST, nodes: items },
				};
				return { data: { menu: variables.id === 'nowhere' ? null : menu } };
			},
			...setting,
		},
	);
};

describe('a menu', () => {
	it('is the chosen one, by slug or by number', async () => {
		await render({ menu: 'header' });
		expect(asked).toEqual(['NavMenu_items {"id":"header","idType":"SLUG"}']);
		await render({ menu: 5 });
		expect(asked).toEqual(['NavMenu_items {"id":"5","idType":"DATABASE_ID"}']);
	});

	it('is that of the header where none was chosen', async () => {
		await render({});
		expect(asked.at(-1)).toBe('NavMenu_items {"id":"5","idType":"DATABASE_ID"}');
	});

	it.each([[{}], [{ menu: 'a-menu-that-the-kit-left-behind' }]])(
		'is the pages at the top of a site that has no menus at all: %o',
		async (chosen) => {
			const page = (databaseId: number, title: string, uri: string | null) => ({
				__typename: 'Page',
				id: `page:${databaseId}`,
				databaseId,
				title,
				uri,
				link: `https://boats.example/${title.toLowerCase()}/`,
			});
			const nodes = [page(1, 'About', '/about/'), page(2, 'Blog', null)];
			const answers: Record<string, Record<string, unknown>> = {
				NavMenu_menus: { menus: { __typename: 'M', nodes: [] } },
				NavMenu_items: { menu: null },
				NavMenu_pages: { pages: { __typename: 'P', nodes } },
			};
			const html = await render({ dropdown: 'none', ...chosen }, [], {
				execute: async ({ operationName }) => ({ data: answers[operationName ?? ''] ?? null }),
			});
			expect(html).toContain('aria-label="Menu"');
			expect(html).toMatch(/href="\/about\/".*About.*href="\/blog\/".*Blog/);
		},
	);

	it('keeps no other menu of the page waiting, whichever of them was chosen', async () => {
		expect(await render({}, FLEET, { beside: { menu: 'header' } })).toContain('Fleet');
		expect(await render({ menu: 'header' }, FLEET, { beside: {} })).toContain('Fleet');
	});

	it('is a named navigation of nested lists', async () => {
		const html = await render({ dropdown: 'none' });
		expect(html).toContain('aria-label="Header"><ul class="elementor-nav-menu"><li');
		expect(html).toMatch(
			/<a href="\/fleet\/" class="elementor-item has-submenu">.*?<ul class="sub-menu elementor-nav-menu--dropdown"[^>]*><li[^>]*><a [^>]*class="elementor-sub-item elementor-item-active"/,
		);
		expect(await render({ menu_name: 'Main' })).toContain('aria-label="Main"');
	});

	it('marks the page that is shown, and the items above it', async () => {
		const html = await render({ dropdown: 'none' });
		expect(html).toContain('<a href="/bay/" aria-current="page"');
		expect(html).toMatch(/menu-item-1 [^"]*current-menu-parent current-menu-ancestor"/);
		expect(html).toMatch(/menu-item-2 current-menu-item"/);
	});

	it('shows labels as text and lets nothing out of its attributes', async () => {
		const items = [
			...FLEET,
			item(4, '<img src=x onerror=alert(1)>Boats', 'javascript:alert(1)'),
			item(5, 'a < b', '/x/'),
		];
		const html = await render({ dropdown: 'none' }, items);
		expect(html).toContain('>RIBs &amp; tenders</span>');
		expect(html).not.toMatch(/<img|javascript:|"><b/);
		expect(html).toContain('rel="nofollow onclick x noopener"');
		expect(html).toContain('title="Wind and waves"');
		expect(html).toContain('menu-item menu-item-3 cta"');
	});

	it('opens a submenu by a button of its own, which works without script', async () => {
		const html = await render({ dropdown: 'none' });
		const [, group, id] =
			/<details class="e-menu-opener[^>]* name="([^"]+)"><summary aria-label="Submenu: Fleet" aria-controls="([^"]+)">/.exec(
				html,
			) ?? [];
		expect(group).toMatch(/-in-0$/);
		expect(html).toContain(
			`</details><ul class="sub-menu elementor-nav-menu--dropdown" id="${id}">`,
		);
	});

	it('draws beside a submenu the editor’s icon, or the icon of an older export', async () => {
		const drawn = async (settings: object) =>
			/<summary aria-label="Submenu: Fleet"[^>]*>(.*?)<\/summary>/.exec(
				await render({ dropdown: 'none', ...settings }),
			)?.[1];
		const plus = await drawn({ submenu_icon: { value: 'fas fa-plus', library: 'fa-solid' } });
		expect(await drawn({ indicator: 'plus' })).toBe(plus);
		expect(await drawn({})).not.toBe(plus);
		expect(await drawn({ indicator: 'classic' })).toBe(await drawn({}));
		// With a pointer the entry shows no icon, but the button for keyboard and touch is in the markup.
		expect(await render({ indicator: 'none' })).toContain('elementor-nav-menu__opener--plain');
		expect(await render({})).not.toContain('elementor-nav-menu__opener--plain');
	});

	it('has no end after a hundred items, and every id once', async () => {
		const many = Array.from({ length: 300 }, (_, index) =>
			item(index + 1, `Item ${index + 1}`, `/${index + 1}/`, {
				// Eight levels deep, again and again.
				parentDatabaseId: index % 8 === 0 ? 0 : index,
			}),
		);
		const html = await render({}, [], {
			execute: async ({ operationName, variables }) => {
				if (operationName === 'NavMenu_menus') {
					const menus = [{ __typename: 'Menu', id: 'm2', databaseId: 5, locations: ['PRIMARY'] }];
					return { data: { menus: { __typename: 'M', nodes: menus } } };
				}
				const from = Number(variables.after ?? 0);
				const pageInfo = {
					__typename: 'P',
					hasNextPage: from + 100 < many.length,
					endCursor: `${from + 100}`,
				};
				const nodes = many.slice(from, from + 100);
				const menuItems = { __typename: 'C', pageInfo, nodes };
				return { data: { menu: { __typename: 'Menu', id: 'm2', name: 'Header', menuItems } } };
			},
		});
		expect(html.match(/<li/g)).toHaveLength(600);
		const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it('stands a second time behind a button, submenus open, unless it never folds', async () => {
		const html = await render({ dropdown: 'tablet' });
		expect(html).toContain('elementor-nav-menu--dropdown-tablet');
		const [, id] =
			/<summary class="elementor-menu-toggle" aria-label="Menu: Header" aria-controls="([^"]+)">/.exec(
				html,
			) ?? [];
		expect(html).toContain(
			`<nav id="${id}" class="elementor-nav-menu--dropdown elementor-nav-menu__container"`,
		);
		expect(html.split('aria-current="page"')).toHaveLength(3);
		expect(await render({ dropdown: 'none' })).not.toContain('elementor-menu-toggle');
	});

	it('is only the folded one in the dropdown layout, and stands open without a button', async () => {
		const html = await render({ layout: 'dropdown', toggle: '' });
		expect(html).not.toContain('elementor-nav-menu--main');
		expect(html).not.toContain('elementor-menu-toggle');
		expect(html).toContain('elementor-nav-menu--unfolded');
	});

	it('survives items that hold each other', async () => {
		const items = [
			item(1, 'Out', '/out/', { parentDatabaseId: 2 }),
			item(2, 'Back', '/back/', { parentDatabaseId: 1 }),
		];
		const html = await render({ dropdown: 'none' }, items);
		expect(html.match(/<li/g)).toHaveLength(2);
	});

	it('is nothing without items', async () => {
		expect(await render({}, [])).not.toContain('<nav');
		expect(await render({ menu: 'nowhere' })).not.toContain('<nav');
	});
});

describe('folding a menu', () => {
	it('begins at the device that the editor chose, with the widths of the site', () => {
		expect(foldCss('tablet', DEFAULT_BREAKPOINTS)).toMatch(
			/^@media \(max-width:1024px\)\{\.elementor-nav-menu--dropdown-tablet \.elementor-nav-menu--main\{display:none\}/,
		);
		expect(foldCss('mobile_extra', DEFAULT_BREAKPOINTS)).toBe('');
		expect(foldCss('none', DEFAULT_BREAKPOINTS)).toBe('');
		expect(foldCss('always', DEFAULT_BREAKPOINTS)).toMatch(/^\.elementor-nav-menu--folded/);
	});
});

it('the controls of a menu become rules', () => {
	const css = compileCss(
		'.e',
		{
			align_items: 'justify',
			menu_typography_typography: 'custom',
			menu_typography_font_size: { unit: 'px', size: 18 },
			color_menu_item_hover: '#abc',
			pointer_color_menu_item_hover: '#def',
			padding_horizontal_menu_item: { unit: 'px', size: 12 },
			menu_space_between: { unit: 'px', size: 8 },
			background_color_dropdown_item: '#fff',
			dropdown_divider_border: 'solid',
			dropdown_divider_width: { unit: 'px', size: 2 },
			toggle_align: 'right',
		},
		navMenuStyles,
		DEFAULT_BREAKPOINTS,
	);
	expect(css).toContain('--nav-menu-align:center;--nav-menu-grow:1;--nav-pointer-color:#def');
	expect(css).toContain('.elementor-item{font-size:18px;padding-inline:12px}');
	expect(css).toContain(
		'.has-submenu{padding-inline-end:calc(var(--opener) + min(12px, 0.25rem))}',
	);
	expect(css).toContain('.elementor-item:hover,.e .elementor-nav-menu--main');
	expect(css).toContain('border-style:solid;border-width:0 0 2px');
	expect(css).toContain(
		'--nav-toggle-align:var(--e-right,flex-end);--nav-panel-inline:var(--e-at-right,auto 0)',
	);
});

it.each([[{}], [[]], [{ layout: 'spiral', dropdown: 7, toggle: null, submenu_icon: 3, menu: {} }]])(
	'a menu parses %j',
	(settings) => {
		expect(parse(NavMenuSettings, settings)).toMatchObject({
			layout: 'horizontal',
			dropdown: 'tablet',
			toggle: 'burger',
			menu: '',
			submenu_icon: { value: 'fas fa-caret-down' },
		});
	},
);
