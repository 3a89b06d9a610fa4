import { beforeEach, describe, expect, it } from 'vitest';
import { answeredNode } from '../../elements/testing/answered-node';
import { renderWidget, type ServerSetting } from '../../elements/testing/render-on-server';
import { createRegistry } from '../../elements/tree/define-widget';
import { loopGrid } from './index';

const boat = (databaseId: number, title: string) =>
	answeredNode(databaseId, { title, uri: `/fleet/${databaseId}/`, contentTypeName: 'boat' });

/** A container of the library. It has a link to its item, an id, and a dynamic background. */
const template = (databaseId: number) => ({
	__typename: 'ElementorTemplate',
	id: `t${databaseId}`,
	databaseId,
	type: 'LOOP_ITEM',
	location: null,
	elementorDocumentType: 'loop-item',
	elementorPageSettings: {},
	elementorElements: [
		{
			__typename: 'ElementorElement',
			id: `c${databaseId}`,
			parentId: null,
			elType: 'container',
			widgetType: null,
			settings: {
				content_width: 'full',
				html_tag: 'a',
				_element_id: 'boat',
				__dynamic__: { link: '[elementor-tag id="x" name="post-url" settings="%7B%7D"]' },
			},
			renderedHtml: null,
		},
	],
	settings: { __typename: 'S', contentWrapperHtmlTag: null, cssClasses: '' },
});

const asked: string[] = [];
beforeEach(() => {
	asked.length = 0;
});

function render(
	settings: object,
	{ query = '', total = 2, ...setting }: ServerSetting & { query?: string; total?: number } = {},
) {
	return renderWidget(
		'loop-grid',
		{ template_id: 5, post_query_post_type: 'boat', ...settings },
		{
			widgets: [...createRegistry([loopGrid]).values()],
			hasExtension: true,
			shown: {
				types: [{ name: 'boat', restBase: 'boats' }],
				taxonomies: [{ name: 'boat_type', restBase: 'boat-types' }],
			},
			page: { url: new URL(`https://boats.example/bay/${query}`) },
			rest: async (path) => {
				asked.push(decodeURIComponent(path));
				const isTerms = path.startsWith('wp/v2/boat-types');
				const slugs = new URL(path, 'https://x.example').searchParams.get('slug') ?? '';
				const known = slugs.split(',').filter((slug) => slug !== 'nobody');
				return {
					status: 200,
					body: isTerms
						? known.map((_, index) => ({ id: 41 + index }))
						: total === 0
							? []
							: [{ id: 9 }, { id: 3 }],
					total,
					totalPages: Math.ceil(total / 2),
				};
			},
			execute: async ({ operationName, variables }) => ({
				data: {
					ListedNodes: {
						contentNodes: { __typename: 'C', nodes: [boat(3, 'Tern'), boat(9, 'Petrel')] },
					},
					TermTaxonomies: { terms: { __typename: 'T', nodes: [] } },
					Templates: { elementorTemplates: [variables?.ids].flat().map(Number).map(template) },
				}[operationName ?? ''],
			}),
			...setting,
		},
	);
}

describe('a loop grid', () => {
	it('renders its template once for each item, with the item’s values', async () => {
		const html = await render({});
		expect(html).toContain('elementor elementor-5 e-loop-item e-loop-item-9');
		expect(html).toContain('href="/fleet/9/"');
		expect(html.indexOf('/fleet/9/')).toBeLessThan(html.indexOf('/fleet/3/'));
	});

	it('gives no id to two items', async () => {
		const html = await render({});
		expect(html.match(/ id="[^"]+"/g)).toEqual([' id="boat-9"', ' id="boat-3"']);
	});

	it('requests the visitor’s choice together with the editor’s conditions', async () => {
		await render({}, { query: '?e-filter-a1b2c3d-boat_type=rib~tender' });
		expect(asked[0]).toContain('wp/v2/boat-types?slug=rib,tender');
		expect(asked[1]).toContain('boat-types[terms]=41,42');
		expect(asked[1]).toContain('boat-types[include_children]=true');
		asked.length = 0;
		await render({}, { query: '?e-filter-a1b2c3d-boat_type=rib+tender' });
		// Each term includes the terms below it: one request to REST cannot express that.
		expect(asked[1]).toContain('boat-types[terms]=41&boat-types[include_children]=true');
		expect(asked[2]).toContain('boat-types[terms]=42&boat-types[include_children]=true');
		expect(asked[3]).toContain('include=9,3');
	});

	it('is not moved by the filter of another loop', async () => {
		await render({}, { query: '?e-filter-ffff000-boat_type=rib' });
		expect(asked).toHaveLength(1);
	});

	it('offers the way back where a filter leaves nothing', async () => {
		const html = await render(
			{ enable_nothing_found_message: 'yes', nothing_found_message_text: 'None.' },
			{ query: '?e-filter-a1b2c3d-boat_type=nobody&utm=1' },
		);
		expect(html).toContain('None.');
		expect(html).toContain('<a class="e-loop-clear-filter" href="/bay/?utm=1">');
	});

	it('finds nothing for a term with a comma, which no term has', async () => {
		const query = '?e-filter-a1b2c3d-boat_type=rib%2Ctender';
		expect(await render({}, { query })).not.toContain('e-loop-item');
		expect(asked).toEqual([]);
	});

	it('keeps the filter on the way to its other pages', async () => {
		const html = await render(
			{ pagination_type: 'numbers', posts_per_page: 2 },
			{ query: '?e-filter-a1b2c3d-boat_type=rib', total: 6 },
		);
		expect(html).toContain('href="/bay/?e-filter-a1b2c3d-boat_type=rib&amp;e-page-a1b2c3d=2"');
	});

	it('links to its other pages', async () => {
		const html = await render(
			{ pagination_type: 'load_more_on_click', posts_per_page: 2 },
			{ total: 6 },
		);
		expect(html).toContain(
			'data-page="1" data-max-page="3" data-next-page="/bay/?e-page-a1b2c3d=2"',
		);
		expect(html).toContain('rel="next"');
	});

	it('shows its last page for the number of a page behind it', async () => {
		const html = await render(
			{ pagination_type: 'numbers', posts_per_page: 2 },
			{ query: '?e-page-a1b2c3d=99', total: 4 },
		);
		expect(html).toContain('<span class="page-numbers current" aria-current="page">');
		expect(html).toContain('aria-current="page"><span class="elementor-screen-only">Page </span>2');
	});

	it('is empty without a template, and on a WordPress without the extension', async () => {
		expect(await render({ template_id: '' })).not.toContain('e-loop-item');
		expect(await render({}, { hasExtension: false })).not.toContain('e-loop-item');
	});
});
