import { describe, expect, it } from 'vitest';
import type { CurrentNode } from '../../elements/context/current-node';
import { answeredNode } from '../../elements/testing/answered-node';
import { renderWidget } from '../../elements/testing/render-on-server';
import { postNavigation } from './index';
import { neighbourPaths } from './neighbour-paths';

const node = {
	databaseId: 17,
	contentTypeName: 'post',
	date: '2026-06-03T05:40:00',
} as CurrentNode;
const neighbour = (databaseId: number, title: string) =>
	answeredNode(databaseId, { title, uri: `/stories/${databaseId}/` });

const render = (
	settings = {},
	ids: { before?: number; after?: number } = { before: 16, after: 18 },
	terms: { databaseId: number; taxonomyName: string }[] = [],
	asked: string[] = [],
) =>
	renderWidget('post-navigation', settings, {
		widgets: [postNavigation],
		node,
		rest: async (path) => {
			asked.push(path);
			const id = path.includes('before=') ? ids.before : ids.after;
			return { status: 200, body: id ? [{ id }] : [], total: 1, totalPages: 1 };
		},
		execute: async ({ operationName }) =>
			operationName === 'NodeTerms'
				? {
						data: {
							terms: {
								__typename: 'T',
								nodes: terms.map((term) => ({
									__typename: 'Category',
									id: `term:${term.databaseId}`,
									name: '',
									slug: '',
									uri: '',
									parentDatabaseId: 0,
									...term,
								})),
							},
						},
					}
				: {
						data: {
							contentNodes: {
								__typename: 'C',
								nodes: [neighbour(16, 'Knots'), neighbour(18, 'Wind &amp; tide')],
							},
						},
					},
	});

describe('the way to the neighbours', () => {
	it('queries the nearest post on either side by date', () => {
		const place = { restBase: 'boats', databaseId: 5, date: '2026-06-03T05:40:00' };
		const paths = neighbourPaths({ ...place, terms: null });
		expect(paths.previous).toBe(
			'wp/v2/boats?before=2026-06-03T05%3A40%3A00&exclude=5&orderby=date&order=desc&per_page=1&_fields=id',
		);
		expect(
			neighbourPaths({ ...place, terms: { restBase: 'categories', ids: [3, 4] } }).next,
		).toMatch(/&categories=3%2C4$/);
		expect(paths.next).toContain('after=2026-06-03T05%3A40%3A00&exclude=5&orderby=date&order=asc');
	});

	it('names both, as text', async () => {
		const html = await render();
		expect(html).toMatch(/<a href="\/stories\/16\/" rel="prev">.*Previous.*Knots/);
		expect(html).toMatch(/<a href="\/stories\/18\/" rel="next">.*Next.*Wind &amp; tide/);
	});

	it('has one side at the end of the list', async () => {
		const html = await render({}, { before: 16 });
		expect(html).toContain('rel="prev"');
		expect(html).not.toContain('rel="next"');
	});

	it('still has a name when only the arrow is shown', async () => {
		const html = await render({ show_label: '', show_title: '' });
		expect(html).toContain('<span class="elementor-screen-only">Previous: Knots</span>');
	});

	it.each([
		['their category', { in_same_term: ['post'], post_taxonomy: 'category' }, '&categories=3'],
		['any, where that is for others', { in_same_term: ['page'], post_taxonomy: 'category' }, 'id'],
		['any, where no taxonomy is chosen', { in_same_term: ['post'], post_taxonomy: '' }, 'id'],
		[
			'any, where the site has no such taxonomy',
			{ in_same_term: ['post'], post_taxonomy: 'x' },
			'id',
		],
	])('looks among those of %s', async (_, settings, end) => {
		const asked: string[] = [];
		await render(settings, { before: 16 }, [{ databaseId: 3, taxonomyName: 'category' }], asked);
		expect(asked).toHaveLength(2);
		for (const path of asked) expect(path.endsWith(end)).toBe(true);
	});

	it('is nothing where neighbours share a term and this has none', async () => {
		const settings = { in_same_term: ['post'], post_taxonomy: 'category' };
		const tags = [{ databaseId: 9, taxonomyName: 'post_tag' }];
		expect(await render(settings, { before: 16, after: 18 }, tags)).not.toContain('<nav');
	});

	it('shows the arrow that the editor chose, and its mirror', async () => {
		const html = await render({ arrow: 'fa fa-angle-double-left' });
		const icons = (await render({ arrow: 'fa fa-caret-left' })).match(/<svg.*?<\/svg>/g);
		expect(html.match(/<svg.*?<\/svg>/g)).toHaveLength(2);
		expect(icons?.[0]).not.toBe(icons?.[1]);
		expect(icons?.[0]).not.toBe(html.match(/<svg.*?<\/svg>/)?.[0]);
	});

	it('is nothing for the only one', async () => {
		expect(await render({}, {})).not.toContain('<nav');
	});
});
