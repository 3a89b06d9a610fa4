import { describe, expect, it } from 'vitest';
import type { CurrentNode } from '../../elements/context/current-node';
import { renderWidget, type ServerSetting } from '../../elements/testing/render-on-server';
import { postInfo } from './index';

const node = {
	databaseId: 17,
	uri: '/stories/first-light/',
	date: '2026-06-03T05:40:00',
	commentCount: 3,
	author: { node: { name: 'The crew', uri: '/author/crew/' } },
} as CurrentNode;

const render = (rows: object[] | undefined, setting: ServerSetting = {}) =>
	renderWidget('post-info', rows ? { icon_list: rows } : {}, {
		widgets: [postInfo],
		node,
		...setting,
	});

describe('the information about a post', () => {
	it('is author, date, time and comments unless the editor chooses others', async () => {
		const html = await render(undefined);
		expect(html).toContain('<a href="/author/crew/">The crew</a>');
		expect(html).toContain('<time dateTime="2026-06-03T05:40:00">June 3, 2026</time>');
		expect(html).toContain('>05:40</time>');
		expect(html).toContain('<a href="/stories/first-light/#comments">3 Comments</a>');
	});

	it('shows dates as the editor wants them', async () => {
		const rows = [
			{ type: 'date', date_format: '3' },
			{ type: 'date', date_format: 'custom', custom_date_format: 'l' },
		];
		const html = await render(rows);
		expect(html).toContain('>03/06/2026</time>');
		expect(html).toContain('>Wednesday</time>');
	});

	it('names the terms of the chosen taxonomy', async () => {
		const terms = [
			{
				__typename: 'Tag',
				id: 'a',
				databaseId: 1,
				name: 'dawn',
				uri: '/tag/dawn/',
				slug: 'dawn',
				taxonomyName: 'post_tag',
				parentDatabaseId: null,
			},
			{
				__typename: 'Category',
				id: 'b',
				databaseId: 2,
				name: 'Knots',
				uri: '/category/knots/',
				slug: 'knots',
				taxonomyName: 'category',
				parentDatabaseId: null,
			},
		];
		const html = await render([{ type: 'terms', taxonomy: 'post_tag', text_prefix: 'In' }], {
			execute: async () => ({ data: { terms: { __typename: 'X', nodes: terms } } }),
		});
		expect(html).toContain('<a href="/tag/dawn/">dawn</a>');
		expect(html).not.toContain('Knots');
		const none = await render([{ type: 'terms', taxonomy: 'boat-type', text_prefix: 'In' }], {
			execute: async () => ({ data: { terms: { __typename: 'X', nodes: terms } } }),
		});
		expect(none).not.toContain('<li');
	});

	it('leaves out a row without content', async () => {
		const html = await render([{ type: 'custom', custom_text: '' }, { type: 'author' }], {
			node: { ...node, author: null },
		});
		expect(html).not.toContain('<li');
	});

	it('is nothing on a page that is about no content', async () => {
		expect(await render(undefined, { node: null })).not.toContain('<ul');
	});
});
