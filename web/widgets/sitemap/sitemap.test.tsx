import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { parse } from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { compileCss } from '../../elements/styles/compile-css';
import { renderWidget } from '../../elements/testing/render-on-server';
import { sitemap } from './index';
import { SitemapSettings } from './settings';
import { sitemapStyles } from './styles';

const page = (databaseId: number, title: string, uri: string | null, parentDatabaseId = 0) => ({
	__typename: 'Page',
	id: `post:${databaseId}`,
	databaseId,
	uri,
	link: uri ? `https://boats.example${uri}` : 'https://boats.example/stories/',
	title,
	parentDatabaseId,
});

const term = (databaseId: number, name: string, count: number, parentDatabaseId = 0) => ({
	__typename: 'Category',
	id: `term:${databaseId}`,
	databaseId,
	name,
	uri: `/category/${databaseId}/`,
	count,
	parentDatabaseId,
});

const END = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };

const asked: unknown[] = [];
const render = (settings: object) => {
	asked.length = 0;
	return renderWidget('sitemap', settings, {
		widgets: [sitemap],
		execute: async ({ operationName, variables }) => {
			asked.push(variables);
			const known = variables.type === 'page' || variables.taxonomy === 'category';
			const contentType = {
				__typename: 'ContentType',
				id: 'c',
				name: 'page',
				label: 'All pages',
				contentNodes: {
					__typename: 'N',
					pageInfo: END,
					nodes: [
						page(1, 'About &amp; us', '/about/'),
						page(2, 'Crew', '/about/crew/', 1),
						page(3, 'Stories', null),
					],
				},
			};
			const taxonomy = {
				__typename: 'Taxonomy',
				id: 't',
				name: 'category',
				label: 'Categories',
				connectedTerms: {
					__typename: 'T',
					pageInfo: END,
					nodes: [term(7, 'Wind', 2), term(8, 'Knots', 0), term(9, 'Bowline', 1, 8)],
				},
			};
			const isContent = operationName === 'Sitemap_content';
			return {
				data: isContent
					? { contentType: known ? contentType : null }
					: { taxonomy: known ? taxonomy : null },
			};
		},
	});
};

/** A list without end, of which each request gives a hundred entries; cursors are numbers. */
async function renderEndless(settings: object) {
	const cursors: unknown[] = [];
	const html = await renderWidget('sitemap', settings, {
		widgets: [sitemap],
		execute: async ({ operationName, variables }) => {
			cursors.push(variables.after);
			const from = Number(variables.after ?? 0);
			const numbers = Array.from({ length: 100 }, (_, index) => from + index + 1);
			const pageInfo = { ...END, hasNextPage: true, endCursor: `${from + 100}` };
			const list = { id: 'l', name: 'l', label: 'All' };
			if (operationName === 'Sitemap_terms') {
				const nodes = numbers.map((number) => term(number, `Knot ${number}`, 1));
				const connectedTerms = { __typename: 'T', pageInfo, nodes };
				return { data: { taxonomy: { __typename: 'Taxonomy', ...list, connectedTerms } } };
			}
			const nodes = numbers.map((number) => page(number, `Page ${number}`, `/${number}/`));
			const contentNodes = { __typename: 'N', pageInfo, nodes };
			return { data: { contentType: { __typename: 'ContentType', ...list, contentNodes } } };
		},
	});
	return {
		cursors,
		entries: [...html.matchAll(/<a [^>]*>(?:Page|Knot) (\d+)/g)].map(([, n]) => n),
	};
}

describe('a long list', () => {
	it.each([
		['content', {}],
		[
			'terms',
			{ sitemap_type_selector: 'taxonomy', sitemap_orderby_taxonomy: 'id', sitemap_order: 'asc' },
		],
	])('of %s is asked for a hundred at a time, up to five hundred', async (_what, row) => {
		const { cursors, entries } = await renderEndless({ sitemap_items: [row] });
		expect(cursors).toEqual([undefined, '100', '200', '300', '400']);
		expect(entries).toEqual(Array.from({ length: 500 }, (_, index) => `${index + 1}`));
	});
});

describe('a map of the site', () => {
	it('leaves out the editor’s exclusions, and nothing else', async () => {
		await render({
			sitemap_exclude: ['manual_selection', 'current_post'],
			sitemap_exclude_ids: ['2', 3, 'x', -1],
		});
		expect(asked[0]).toMatchObject({ where: { notIn: ['2', '3'] } });
		await render({ sitemap_exclude: [], sitemap_exclude_ids: ['2'] });
		expect(asked[0]).not.toHaveProperty('where.notIn');
		await render({ sitemap_exclude: 'x', sitemap_exclude_ids: {} });
		expect(asked[0]).not.toHaveProperty('where.notIn');
	});

	it('lists pages and categories unless the editor chooses others', async () => {
		const html = await render({});
		expect(html).toMatch(/<a href="\/about\/">About &amp; us<\/a><\/li>/);
		expect(html).toContain('elementor-sitemap-page-title">Pages</h2>');
		expect(html).toContain('elementor-sitemap-category-title">Categories</h2>');
	});

	it('stands pages below their parents by the editor’s choice, to the chosen depth', async () => {
		const tree =
			/<a href="\/about\/">About &amp; us<\/a><ul[^>]*><li[^>]*><a href="\/about\/crew\/">Crew/;
		const of = (row: object) =>
			render({ sitemap_items: [{ sitemap_hierarchical: 'yes', ...row }] });
		expect(await of({})).toMatch(tree);
		expect(await of({ sitemap_depth: '2' })).toMatch(tree);
		expect(await of({ sitemap_depth: '1' })).not.toContain('Crew');
	});

	it('links to the page of posts, which has no path in lists', async () => {
		expect(await render({})).toContain('<a href="https://boats.example/stories/">Stories</a>');
	});

	it('queries in the chosen order, without content behind passwords', async () => {
		const row = { sitemap_orderby_post_type: 'post_title', sitemap_order: 'asc' };
		await render({ sitemap_items: [row] });
		expect(asked).toEqual([
			{
				type: 'page',
				where: { orderby: [{ field: 'TITLE', order: 'ASC' }], hasPassword: false },
			},
		]);
		await render({ sitemap_items: [{}], sitemap_password_protected: 'yes' });
		expect(asked).toEqual([
			{ type: 'page', where: { orderby: [{ field: 'DATE', order: 'DESC' }] } },
		]);
	});

	it('is in an order of chance where that is wanted, another one in each list, for an hour', async () => {
		vi.useFakeTimers({ now: 0, toFake: ['Date'] });
		const row = { sitemap_orderby_post_type: 'rand', sitemap_hierarchical: '' };
		const orders = async () => {
			const html = await render({
				sitemap_items: [row, { ...row, _id: 'b' }, { ...row, _id: 'c' }],
			});
			const names = [...html.matchAll(/<a [^>]*>(About|Crew|Stories)/g)].map(([, name]) => name);
			return [0, 3, 6].map((from) => names.slice(from, from + 3).join());
		};
		const first = await orders();
		expect(asked[0]).toMatchObject({ where: { orderby: [{ field: 'DATE' }] } });
		for (const order of first)
			expect(order.split(',').sort()).toEqual(['About', 'Crew', 'Stories']);
		expect(new Set(first).size).toBeGreaterThan(1);
		vi.setSystemTime(3_599_999);
		expect(await orders()).toEqual(first);
		vi.setSystemTime(3_600_000);
		expect(await orders()).not.toEqual(first);
		vi.useRealTimers();
	});

	it('sorts terms, leaves empty ones out and flattens them if the editor wants it', async () => {
		const row = {
			sitemap_type_selector: 'taxonomy',
			sitemap_order: 'asc',
		};
		const html = await render({
			sitemap_items: [row],
			sitemap_title_tag: 'h3',
			sitemap_add_nofollow: 'yes',
		});
		expect(html).toContain('</h3>');
		expect(html).toContain('>Categories</h3>');
		expect([...html.matchAll(/rel="nofollow">(\w+)</g)].map(([, name]) => name)).toEqual([
			'Bowline',
			'Wind',
		]);
	});

	it('leaves out types that WordPress does not know', async () => {
		const html = await render({
			sitemap_items: [
				{ sitemap_source_post_type: 'wreck' },
				{ sitemap_type_selector: 'taxonomy', sitemap_source_taxonomy: '}{' },
			],
		});
		expect(html).toContain('<div class="elementor-sitemap-wrap"></div>');
	});
});

it('the style controls of a map become rules', () => {
	const css = compileCss(
		'.e',
		{ sitemap_columns: '3', sitemap_columns_mobile: '1', sitemap_title_color: '#123' },
		sitemapStyles,
		DEFAULT_BREAKPOINTS,
	);
	expect(css).toContain('.elementor-sitemap-wrap{grid-template-columns:repeat(3,minmax(0,1fr))}');
	expect(css).toMatch(/@media \(max-width:767px\)\{.*repeat\(1,/);
	expect(css).toContain('.elementor-sitemap-title{color:#123}');
});

it.each([[{}], [[]], [{ sitemap_items: 'x', sitemap_title_tag: 'script' }]])(
	'a map parses %j',
	(settings) => {
		const parsed = parse(SitemapSettings, settings);
		expect(parsed.sitemap_items).toHaveLength(2);
		expect(parsed.sitemap_title_tag).toBe('h2');
	},
);
