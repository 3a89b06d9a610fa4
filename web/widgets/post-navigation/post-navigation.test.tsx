import { describe, expect, it } from 'vitest';
import type { CurrentNode } from '../../elements/current-node';
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
) =>
	renderWidget('post-navigation', settings, {
		widgets: [postNavigation],
		node,
		rest: async (path) => {
			const id = path.includes('before=') ? ids.before : ids.after;
			return { status: 200, body: id ? [{ id }] : [], total: 1, totalPages: 1 };
		},
		execute: async () => ({
			data: {
				contentNodes: {
					__typename: 'C',
					nodes: [neighbour(16, 'Knots'), neighbour(18, 'Wind &amp; tide')],
				},
			},
		}),
	});

describe('the way to the neighbours', () => {
	it('asks for the nearest on either side by date', () => {
		const paths = neighbourPaths({ restBase: 'boats', databaseId: 5, date: '2026-06-03T05:40:00' });
		expect(paths.previous).toBe(
			'wp/v2/boats?before=2026-06-03T05%3A40%3A00&exclude=5&orderby=date&order=desc&per_page=1&_fields=id',
		);
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

	it('is nothing for the only one', async () => {
		expect(await render({}, {})).not.toContain('<nav');
	});
});
