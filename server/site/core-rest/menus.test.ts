import { describe, expect, it } from 'vitest';
import { menusIn } from './menus';

const menu = (body: string) =>
	menusIn(`<!doctype html><body>${body}</body>`, 'https://boats.test').map((one) => ({
		slug: one.slug,
		locations: one.locations,
		items: one
			.menuItems()
			.nodes.map(({ label, uri, parentDatabaseId }) => [label, uri, parentDatabaseId]),
	}));

describe('the menus of a front page', () => {
	it('have the numbers, slug and levels that a classic theme writes', () => {
		const html = `<header><nav><ul id="menu-main-menu" class="menu">
			<li id="menu-item-51" class="menu-item menu-item-51"><a href="https://boats.test/fleet/">Fleet &amp; more</a>
				<ul class="sub-menu"><li class="menu-item menu-item-52"><a href="/fleet/swift/">Swift <span class="screen-reader-text">(opens)</span></a></li></ul></li>
			<li class="menu-item menu-item-53"><a href="https://else.example/x">Elsewhere</a></li>
		</ul></nav></header>`;
		expect(menu(html)).toEqual([
			{
				slug: 'main-menu',
				locations: ['PRIMARY'],
				items: [
					['Fleet & more', '/fleet/', 0],
					['Swift', '/fleet/swift/', 51],
					['Elsewhere', 'https://else.example/x', 0],
				],
			},
		]);
	});

	it('have the pages that a block theme lists in the place of a menu', () => {
		const html = `<nav class="wp-block-navigation"><div><ul class="wp-block-navigation__container"><ul class="wp-block-page-list">
			<li><a class="wp-block-pages-list__item__content" href="https://boats.test/about/">About</a><button>v</button>
			<ul><li><a href="https://boats.test/about/crew/">Crew</a></li></ul></li></ul></ul></div></nav>`;
		const [found] = menu(html);
		expect(found?.items.map(([label]) => label)).toEqual(['About', 'Crew']);
		expect(found?.items[1]?.[2]).toBeGreaterThanOrEqual(1_000_000_000);
	});

	it('are listed once for phones and wide windows; the footer has its own; breadcrumbs are no menu', () => {
		const list = '<ul><li><a href="/a/">A</a></li></ul>';
		const html = `<nav class="breadcrumbs"><ul><li><a href="/">Home</a></li></ul></nav>
			<nav>${list}</nav><nav class="mobile">${list}</nav>
			<footer><nav><ul><li><a href="/legal/">Legal</a></li></ul></nav></footer><nav><p>Nothing</p></nav>`;
		expect(menu(html).map(({ locations, items }) => [locations, items[0]?.[0]])).toEqual([
			[['PRIMARY'], 'A'],
			[['FOOTER'], 'Legal'],
		]);
	});

	it('are empty for a page that is nested too deeply', () => {
		expect(menu('<div>'.repeat(5_000))).toEqual([]);
	});
});
