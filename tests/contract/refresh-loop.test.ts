import { writeUrlAction } from '@outrigger/rules/builder/url-action';
import { logIn } from 'outrigger/testing/log-in';
import { WHOLE_SITE_URL, type WholeSite, wholeSite } from 'outrigger/testing/whole-site';
import { beforeAll, describe, expect, it } from 'vitest';
import { storedWidget } from '../support/stored-widget';

const PATH = '/wp-json/elementor-pro/v1/refresh-loop';
const ID = 'a1b2c3d';

const PAGE = JSON.stringify({
	title: 'All boats',
	type: 'wp-page',
	version: '0.4',
	slug: 'all',
	databaseId: 30,
	page_settings: [],
	content: [
		{
			id: 'c0ffee0',
			elType: 'container',
			isInner: false,
			settings: {},
			elements: [
				storedWidget(ID, 'posts', {
					posts_post_type: 'boat',
					classic_posts_per_page: 2,
					pagination_type: 'numbers',
					posts_orderby: 'post_title',
					posts_order: 'asc',
				}),
				storedWidget('b1b2c3d', 'heading', { title: 'No loop' }),
				storedWidget('d1b2c3d', 'posts', {
					posts_post_type: 'boat',
					classic_posts_per_page: 1,
					pagination_type: 'numbers',
					posts_orderby: 'post_title',
					posts_order: 'asc',
					posts_avoid_duplicates: 'yes',
				}),
				storedWidget('e1b2c3d', 'loop-grid', {
					template_id: 502,
					post_query_post_type: 'boat',
					post_query_posts_per_page: 1,
				}),
			],
		},
	],
});

const ASK = writeUrlAction({ name: 'popup:open', settings: { id: 503, toggle: false } });

const exportFile = (type: string, databaseId: number, content: object[]) =>
	JSON.stringify({ title: type, slug: type, type, databaseId, version: '0.4', content });

const boat = (title: string, id: number, terms: string) =>
	`---\ndatabaseId: ${id}\ntitle: ${title}\nboat-type: [${terms}]\n---\n\nA boat.\n`;

const CALL = {
	post_id: 30,
	widget_id: ID,
	widget_filters: {},
	pagination_base_url: `${WHOLE_SITE_URL}/all/`,
};

let site: WholeSite;
beforeAll(async () => {
	site = await wholeSite({
		'pages/all.json': PAGE,
		'terms.json': JSON.stringify({
			category: [{ name: 'Trips', slug: 'trips' }],
			'boat-type': [
				{ name: 'RIB', slug: 'rib' },
				{ name: 'Open', slug: 'open' },
			],
		}),
		'templates/card.json': exportFile('loop-item', 502, [
			storedWidget('f1b2c3d', 'button', { text: 'Ask', link: { url: ASK } }),
		]),
		'templates/ask.json': exportFile('popup', 503, []),
		'boat/avocet.md': boat('Avocet', 22, 'open'),
		'boat/heron.md': boat('Heron', 23, 'rib, open'),
		'pages/draft.json': PAGE.replace(':30', ':31').replace(
			'"slug":"all"',
			'"slug":"draft","status":"draft"',
		),
	});
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
	site.app.request(`${WHOLE_SITE_URL}${PATH}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
		body: typeof body === 'string' ? body : JSON.stringify(body),
	});
const refusal = async (body: unknown, headers: Record<string, string> = {}) => {
	const response = await post(body, headers);
	return { status: response.status, ...((await response.json()) as object) };
};
const dataOf = async (body: unknown) => {
	const response = await post(body);
	expect(response.status).toBe(200);
	return ((await response.json()) as { data: string }).data;
};
/** The container of the loop, taken from the whole page. */
const insideOfPage = async (path: string) => {
	const html = await (await site.get(path)).text();
	const begin = html.indexOf('<div class="elementor-widget-container">', html.indexOf(`"${ID}"`));
	const end = html.indexOf('<div class="elementor-element elementor-element-b1b2c3d');
	return html.slice(begin, end - '</div>'.length);
};
const titlesIn = (html: string) =>
	[...html.matchAll(/elementor-post__title"><a [^>]*>([^<]+)/g)].map(([, title]) => title);

describe('a refresh of a loop', () => {
	it('answers with the markup that stands in the page at that address', async () => {
		const data = await dataOf(CALL);
		expect(data).toMatch(/^<div class="elementor-widget-container">/);
		expect(data).toContain('Avocet');
		expect(data).toBe(await insideOfPage('/all/'));
	});

	it('leads to the page of a popup that the visitor’s page may not hold', async () => {
		const data = await dataOf({ ...CALL, widget_id: 'e1b2c3d' });
		expect(data).toContain(`href="/popup/popup/" data-elementor-action="${ASK}"`);
	});

	it('shows the page that the address names', async () => {
		const address = `/all/?e-page-${ID}=2`;
		const data = await dataOf({ ...CALL, pagination_base_url: WHOLE_SITE_URL + address });
		expect(data).toContain('Wren');
		expect(data).toBe(await insideOfPage(address));
	});

	it('shows both terms of a filter that the address names twice, as at its own address', async () => {
		const name = `e-filter-${ID}-boat-type`;
		const address = `/all/?${name}=rib&${name}=open`;
		const filter = { terms: ['rib', 'open'], logicalJoin: 'AND' };
		const data = await dataOf({
			...CALL,
			widget_filters: { taxonomy: { 'boat-type': filter } },
			pagination_base_url: WHOLE_SITE_URL + address,
		});
		expect(titlesIn(data)).toEqual(['Heron']);
		expect(titlesIn(await insideOfPage(address))).toEqual(['Heron']);
	});

	it('takes an id as the text of an attribute, and filters as PHP writes none', async () => {
		expect(await dataOf({ ...CALL, post_id: '30', widget_filters: [] })).toContain('Avocet');
	});

	it('leaves out the items of lists further up at that address, as the page does', async () => {
		const filter = `e-filter-${ID}-boat-type=rib`;
		for (const [query, expected] of [
			['', ['Wren']],
			['?e-page-d1b2c3d=2', ['Wren']],
			[`?e-page-${ID}=2`, ['Avocet']],
			[`?e-page-${ID}=2&e-page-d1b2c3d=2`, ['Heron']],
			[`?${filter}`, ['Avocet']],
		] as const) {
			const address = `/all/${query}`;
			const page = titlesIn(await (await site.get(address)).text());
			const data = await dataOf({
				...CALL,
				widget_id: 'd1b2c3d',
				pagination_base_url: WHOLE_SITE_URL + address,
			});
			expect(titlesIn(data)).toEqual(expected);
			expect(page.slice(-expected.length)).toEqual(expected);
			expect(new Set(page).size).toBe(page.length);
		}
	});

	it('is JSON that no cache may keep', async () => {
		const { headers } = await post(CALL, { 'accept-encoding': 'br' });
		expect(headers.get('content-type')).toMatch(/^application\/json/);
		expect(headers.get('cache-control')).toContain('no-store');
		expect(headers.get('content-encoding')).toBe('br');
		expect(headers.get('x-content-type-options')).toBe('nosniff');
	});

	it('is only posted', async () => {
		expect((await site.get(PATH)).status).toBe(404);
	});
});

describe('a call that is wrong', () => {
	it.each([
		['post_id', 0],
		['post_id', -3],
		['post_id', 1.5],
		['post_id', '30 or 1=1'],
		['post_id', null],
		['post_id', { a: 1 }],
		['widget_id', 'A1B2C3D'],
		['widget_id', '../etc'],
		['widget_id', 7],
		['widget_id', ''],
		['widget_filters', 'x'],
		['widget_filters', null],
		['widget_filters', [1]],
		['widget_filters', { other: {} }],
		['widget_filters', { taxonomy: { 'boat-type': { terms: 'rib' } } }],
		['widget_filters', { taxonomy: { 'boat-type': { terms: [7] } } }],
		['widget_filters', { taxonomy: { 'boat-type': { terms: [''] } } }],
		['widget_filters', { taxonomy: { 'boat-type': { terms: Array(51).fill('a') } } }],
		['widget_filters', { taxonomy: { 'boat-type': { terms: ['a'.repeat(201)] } } }],
		['widget_filters', { taxonomy: { 'BOAT;': { terms: ['a'] } } }],
		['widget_filters', { taxonomy: { tag: { terms: ['a'], logicalJoin: 3 } } }],
		['pagination_base_url', '/all/'],
		['pagination_base_url', 'https://evil.example/all/'],
		['pagination_base_url', 'javascript:alert(1)'],
		['pagination_base_url', `${WHOLE_SITE_URL}/all/%2f%2fevil/`],
		['pagination_base_url', `${WHOLE_SITE_URL}/${'a'.repeat(5000)}/`],
		['is_edit_mode', 'yes'],
		['widget_model', 'x'],
		['surprise', 1],
	])('is refused for %s, case %#', async (name, value) => {
		expect(await refusal({ ...CALL, [name]: value })).toMatchObject({
			status: 400,
			code: 'rest_invalid_param',
			message: `Invalid parameter(s): ${name}`,
			data: { status: 400 },
		});
	});

	it('gets the name of the missing parameter', async () => {
		const { widget_id: _, ...rest } = CALL;
		expect(await refusal(rest)).toMatchObject({
			status: 400,
			code: 'rest_missing_callback_param',
			data: { status: 400, params: ['widget_id'] },
		});
		expect(await refusal('[]')).toMatchObject({ status: 400 });
	});

	it('is refused where it is no JSON, and where it is too long', async () => {
		expect(await refusal('{"post_id":')).toMatchObject({ status: 400, code: 'rest_invalid_json' });
		expect(await refusal({ ...CALL, x: 'a'.repeat(70_000) })).toMatchObject({
			status: 413,
			data: { status: 413 },
		});
	});

	it('finds no loop that a visitor may not see', async () => {
		for (const call of [
			{ ...CALL, post_id: 99 },
			{ ...CALL, post_id: 31 },
			{ ...CALL, widget_id: 'fffffff' },
			{ ...CALL, widget_id: 'b1b2c3d' },
			{ ...CALL, widget_id: 'c0ffee0' },
		]) {
			expect(await refusal(call)).toMatchObject({ status: 400, data: { status: 400 } });
		}
	});
});

describe('unsaved settings', () => {
	const model = {
		id: ID,
		elType: 'widget',
		widgetType: 'posts',
		settings: { posts_post_type: 'boat', nothing_found_message: 'x', classic_posts_per_page: 1 },
	};
	const edit = { ...CALL, is_edit_mode: true, widget_model: model };

	const login = () => logIn(site, 'crew', 'aboard');

	it('of a visitor are not looked at', async () => {
		const data = await dataOf({ ...CALL, widget_model: model });
		expect(data).toBe(await dataOf(CALL));
	});

	it('want a login, and its nonce', async () => {
		const { cookie } = await login();
		expect(await refusal(edit)).toMatchObject({
			status: 401,
			code: 'rest_forbidden',
			data: { status: 401 },
		});
		const attempts: Record<string, string>[] = [{ cookie }, { cookie, 'x-wp-nonce': 'abcdefghij' }];
		for (const headers of attempts) {
			expect(await refusal(edit, headers)).toMatchObject({
				status: 403,
				code: 'rest_cookie_invalid_nonce',
				data: { status: 403 },
			});
		}
	});

	it('appear for the editor whose nonce came with them, drafts too, and for no other visitor', async () => {
		const { cookie, nonce } = await login();
		const response = await post(edit, { cookie, 'x-wp-nonce': nonce });
		const { data } = (await response.json()) as { data: string };
		expect(data.match(/<article/g)).toHaveLength(1);
		expect((await dataOf(CALL)).match(/<article/g)).toHaveLength(2);
		const other = { ...model, settings: { ...model.settings, posts_orderby: 'post_title' } };
		const changed = await post({ ...edit, widget_model: other }, { cookie, 'x-wp-nonce': nonce });
		expect(titlesIn(((await changed.json()) as { data: string }).data)).not.toEqual(titlesIn(data));
		const draft = await post({ ...edit, post_id: 31 }, { cookie, 'x-wp-nonce': nonce });
		expect(draft.status).toBe(200);
	});
});
