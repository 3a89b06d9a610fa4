import { type WholeSite, wholeSite } from 'outrigger/testing/whole-site';
import { beforeAll, describe, expect, it } from 'vitest';
import { storedWidget } from '../support/stored-widget';

const PATH = '/wp-json/elementor-pro/v1/refresh-search';

const PAGE = JSON.stringify({
	title: 'Find',
	type: 'wp-page',
	version: '0.4',
	slug: 'find',
	databaseId: 30,
	page_settings: [],
	content: [
		storedWidget('a1b2c3d', 'search', {
			live_results: 'yes',
			template_id: 31,
			number_of_items: 2,
			pagination_type_options: 'numbers',
		}),
		storedWidget('b1b2c3d', 'heading', { title: 'No search' }),
	],
});

const TEMPLATE = JSON.stringify({
	title: 'Result',
	type: 'loop-item',
	version: '0.4',
	databaseId: 31,
	page_settings: [],
	content: [
		storedWidget('d1b2c3d', 'theme-post-title', {
			__dynamic__: { title: '[elementor-tag id="x" name="post-title" settings="%7B%7D"]' },
		}),
	],
});

const story = (title: string, id: number) =>
	`---\ndatabaseId: ${id}\ntitle: ${title}\n---\n\nText.\n`;

const CALL = { post_id: 30, widget_id: 'a1b2c3d', search_term: 'mistral', page_number: 1 };

let site: WholeSite;
beforeAll(async () => {
	site = await wholeSite({
		'pages/find.json': PAGE,
		'templates/result.json': TEMPLATE,
		'posts/a.md': story('Mistral one', 41),
		'posts/b.md': story('Mistral two', 42),
		'posts/c.md': story('Mistral three', 43),
		'posts/d.md': story('Calm', 44),
	});
});

const ask = async (body: unknown) => {
	const response = await site.app.request(PATH, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: typeof body === 'string' ? body : JSON.stringify(body),
	});
	return { status: response.status, headers: response.headers, json: await response.json() };
};

describe('POST refresh-search', () => {
	it('gives the results and the way to further ones', async () => {
		const { status, json, headers } = await ask(CALL);
		expect(status).toBe(200);
		expect(headers.get('cache-control')).toContain('no-store');
		expect(json.data).toContain('data-total="3"');
		expect(json.data.match(/e-search-result"/g)).toHaveLength(2);
		expect(json.data).not.toContain('Calm');
		expect(json.pagination).toMatch(/^<nav class="e-search-pagination".*data-page="2"/);
	});

	it('gives each page other items than the other page', async () => {
		const titles = async (page_number: number) =>
			(await ask({ ...CALL, page_number })).json.data
				.replaceAll(/<\/?mark>/g, '')
				.match(/Mistral \w+/g);
		const both = [...new Set([...(await titles(1)), ...(await titles(2))])];
		expect(both.sort()).toEqual(['Mistral one', 'Mistral three', 'Mistral two']);
	});

	it('reports that nothing was found, and repeats no markup', async () => {
		const { json } = await ask({ ...CALL, search_term: '<b>zzz</b>' });
		expect(json.data).toContain('e-search-nothing-found-message');
		expect(json.data + json.pagination).not.toContain('<b>');
	});

	it.each([
		['no JSON', '{'],
		['no term', { ...CALL, search_term: undefined }],
		['an empty term', { ...CALL, search_term: '  ' }],
		['a long term', { ...CALL, search_term: 'x'.repeat(201) }],
		['page 0', { ...CALL, page_number: 0 }],
		['a page that is text', { ...CALL, page_number: '2' }],
		['an unknown field', { ...CALL, widget_model: {} }],
		['a widget that is no search', { ...CALL, widget_id: 'b1b2c3d' }],
		['a widget that is not there', { ...CALL, widget_id: 'ffffff0' }],
		['a post that is not there', { ...CALL, post_id: 999 }],
	])('refuses %s as WordPress does', async (_, body) => {
		const { status, json } = await ask(body);
		expect(status).toBe(400);
		expect(json).toMatchObject({ code: expect.stringMatching(/^rest_/), data: { status: 400 } });
	});
});
