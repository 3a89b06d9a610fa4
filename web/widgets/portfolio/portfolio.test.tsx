import { describe, expect, it } from 'vitest';
import { answeredNode } from '../../elements/testing/answered-node';
import { renderWidget } from '../../elements/testing/render-on-server';
import { portfolio } from './index';

const boat = (databaseId: number, title: string) =>
	answeredNode(databaseId, { title, uri: `/boats/${databaseId}/` });

const term = (databaseId: number, name: string, taxonomyName = 'kind') => ({
	__typename: 'Term',
	id: `term:${databaseId}`,
	databaseId,
	name,
	slug: name.toLowerCase(),
	uri: null,
	taxonomyName,
});

const TAXONOMIES = ['kind', 'harbour'].map((name) => ({ name, restBase: `${name}s` }));

const ROWS = [
	{ id: 9, kinds: [7, 6], harbours: [5] },
	{ id: 3, kinds: [7], harbours: [] },
];

const ANSWERS: Readonly<Record<string, Record<string, unknown>>> = {
	ListedNodes: { contentNodes: { __typename: 'C', nodes: [boat(3, 'Wren'), boat(9, 'Heron')] } },
	LoopItemTerms: {
		terms: {
			__typename: 'T',
			nodes: [term(7, 'Sail'), term(6, 'Motor & oar'), term(5, 'Porto', 'harbour')],
		},
	},
};

async function render(settings: object, rows: object[] = ROWS) {
	const asked: string[] = [];
	const html = await renderWidget('portfolio', settings, {
		widgets: [portfolio],
		shown: { taxonomies: TAXONOMIES },
		rest: async (path) => {
			asked.push(path);
			return { status: 200, body: rows, total: rows.length, totalPages: 1 };
		},
		execute: async ({ operationName }) => ({ data: ANSWERS[operationName ?? ''] }),
	});
	return { html, asked };
}

describe('a portfolio', () => {
	it('lists the results of its query, each as one link with its title', async () => {
		const { html, asked } = await render({ posts_orderby: 'post_title', posts_per_page: 4 });
		expect(asked).toEqual(['wp/v2/posts?orderby=title&order=desc&per_page=4&page=1&_fields=id']);
		expect(html).toContain(
			'<article class="elementor-portfolio-item elementor-grid-item"><a href="/boats/9/" class="elementor-portfolio-item__link"><div class="elementor-portfolio-item__overlay"><h3 class="elementor-portfolio-item__title">Heron</h3>',
		);
		expect(html).not.toContain('elementor-portfolio__filters');
	});

	it('offers the terms of its items in order of their names, all before them', async () => {
		const { html } = await render({ show_filter_bar: 'yes', taxonomy: 'kind' });
		const filters = [...html.matchAll(/data-filter="([^"]*)" aria-pressed="(\w+)">([^<]*)</g)];
		expect(filters.map(([, ...parts]) => parts)).toEqual([
			['__all', 'true', 'All'],
			['6', 'false', 'Motor &amp; oar'],
			['7', 'false', 'Sail'],
		]);
		expect(html).toMatch(/<ul class="elementor-portfolio__filters"[^>]* hidden=""/);
		expect(html).toContain('elementor-grid-item elementor-filter-7 elementor-filter-6"');
		expect(html).toContain('elementor-grid-item elementor-filter-7"');
	});

	it('has no bar where there is nothing to choose between', async () => {
		for (const wrong of ['', 'unknown', 7]) {
			const { html } = await render({ show_filter_bar: 'yes', taxonomy: wrong });
			expect(html).not.toContain('elementor-portfolio__filters');
			expect(html).toContain('<article');
		}
	});

	it('shows nothing for an empty list', async () => {
		expect((await render({}, [])).html).not.toContain('<article');
	});

	it('survives invalid settings', async () => {
		for (const settings of [
			{ columns: 'many', item_ratio: 'wide', posts_per_page: null },
			{ item_ratio: { size: -1 }, title_tag: 'script', taxonomy: {} },
			{ item_ratio: { size: Number.NaN }, masonry: 4, posts_posts_ids: 'x' },
		]) {
			const { html } = await render(settings);
			expect(html).toContain('<article');
			expect(html).not.toMatch(/NaN|<script/);
		}
	});
});
