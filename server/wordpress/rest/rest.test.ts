import { describe, expect, it } from 'vitest';
import { createStore } from '../store/create-store';
import type { UserRecord } from '../store/records';
import { createRest } from './create-rest';
import { SITE_URL, testSite } from './test-site';

type Json = Record<string, never> & Record<string, unknown>;

/** A fresh site, asked as nobody or as the user of a login. */
function site(login?: string) {
	const store = createStore(testSite());
	const viewer: UserRecord | null = login ? (store.userByLogin(login) ?? null) : null;
	const rest = createRest({
		store: () => store,
		siteUrl: SITE_URL,
		viewerOf: () => ({ viewer }),
		corsOrigins: ['http://friend.test'],
		now: () => Date.UTC(2026, 6, 20),
	});
	return async (path: string, init: RequestInit = {}) => {
		const response = await rest(new Request(SITE_URL + path, init));
		if (response === null) throw new Error(`${path} was passed on`);
		const text = await response.text();
		const body = text === '' ? null : JSON.parse(text);
		return { status: response.status, headers: response.headers, body };
	};
}

async function ids(path: string, login?: string): Promise<number[]> {
	const { body } = await site(login)(path);
	return body.map((item: Json) => item.id);
}

describe('a list of posts', () => {
	it('says how many there are, and where the next page is', async () => {
		const { headers, body } = await site()('/wp-json/wp/v2/posts?per_page=6&_embed&page=2');
		expect(body).toHaveLength(6);
		expect(headers.get('x-wp-total')).toBe('20');
		expect(headers.get('x-wp-totalpages')).toBe('4');
		const links = headers.get('link') ?? '';
		expect(links).toContain(
			`<${SITE_URL}/wp-json/wp/v2/posts?per_page=6&_embed&page=3>; rel="next"`,
		);
		expect(links).toContain('&page=1>; rel="prev"');
		expect(headers.get('access-control-expose-headers')).toBe('X-WP-Total, X-WP-TotalPages, Link');
		expect(headers.get('content-type')).toBe('application/json; charset=UTF-8');
		expect(headers.get('x-robots-tag')).toBe('noindex');
	});

	it('is ten long, newest first, unless asked otherwise', async () => {
		expect(await ids('/wp-json/wp/v2/posts')).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11]);
		expect(await ids('/wp-json/wp/v2/posts?orderby=id&order=asc&per_page=2&offset=3')).toEqual([
			4, 5,
		]);
	});

	it('answers under ?rest_route= as well', async () => {
		expect(await ids('/?rest_route=/wp/v2/posts&per_page=2')).toEqual([20, 19]);
		expect(await ids('/index.php?rest_route=%2Fwp%2Fv2%2Fposts%2F&per_page=1')).toEqual([20]);
	});

	it('beyond its end is an error, and empty where nothing matches', async () => {
		const beyond = await site()('/wp-json/wp/v2/posts?page=99');
		expect(beyond.status).toBe(400);
		expect(beyond.body).toMatchObject({
			code: 'rest_post_invalid_page_number',
			data: { status: 400 },
		});
		const unknown = await site()('/wp-json/wp/v2/posts?slug=nowhere&page=3');
		expect([unknown.status, unknown.body]).toEqual([200, []]);
	});

	it('finds by id, slug, author, word and day', async () => {
		expect(await ids('/wp-json/wp/v2/posts?include=5,3,9&orderby=include&order=asc')).toEqual([
			5, 3, 9,
		]);
		expect(await ids('/wp-json/wp/v2/posts?include[]=5&include[]=3')).toEqual([5, 3]);
		expect(await ids('/wp-json/wp/v2/posts?slug=story-7')).toEqual([7]);
		expect(await ids('/wp-json/wp/v2/posts?author=2')).toEqual([2]);
		expect(await ids('/wp-json/wp/v2/posts?search=dive')).toEqual([1]);
		expect(await ids('/wp-json/wp/v2/posts?sticky=true')).toEqual([1]);
		expect(
			await ids('/wp-json/wp/v2/posts?after=2026-05-18T12:00:00&before=2026-05-20T12:00:00'),
		).toEqual([18]);
		expect(await ids('/wp-json/wp/v2/posts?after=2026-05-20T08:59:59Z')).toEqual([20, 19]);
		expect(await ids('/wp-json/wp/v2/posts?exclude=20,19&per_page=1')).toEqual([18]);
	});

	it.each([
		['boat-types=10&per_page=100', 10],
		['boat-types=10,11&per_page=100', 20],
		['boat-types[terms]=10,11&boat-types[operator]=AND', 0],
		['boat-types[terms]=10,11&boat-types[operator]=OR&per_page=100', 20],
		['boat-types=10&categories=2', 3],
		['boat-types=10&categories=2&tax_relation=OR&per_page=100', 13],
		['categories=1', 0],
		['categories[terms]=1&categories[include_children]=true', 6],
		['categories_exclude=2&per_page=100', 14],
		['boat-types=999', 0],
		['boat-types=', 20],
	])('filtered by %s has %i posts', async (query, total) => {
		const { headers } = await site()(`/wp-json/wp/v2/posts?${query}`);
		expect(headers.get('x-wp-total')).toBe(String(total));
	});
});

describe('wrong parameters', () => {
	it('are named with rule and code', async () => {
		const { status, body } = await site()('/wp-json/wp/v2/posts?per_page=101&orderby=colour');
		expect(status).toBe(400);
		expect(body.code).toBe('rest_invalid_param');
		expect(body.message).toBe('Invalid parameter(s): per_page, orderby');
		expect(body.data.params.per_page).toBe(
			'per_page must be between 1 (inclusive) and 100 (inclusive)',
		);
		expect(body.data.details.per_page).toEqual({
			code: 'rest_out_of_bounds',
			message: 'per_page must be between 1 (inclusive) and 100 (inclusive)',
			data: null,
		});
		expect(body.data.details.orderby.code).toBe('rest_not_in_enum');
	});

	it.each([
		['per_page=ten', 'per_page', 'rest_invalid_type'],
		['per_page[]=1', 'per_page', 'rest_invalid_type'],
		['page=0', 'page', 'rest_out_of_bounds'],
		['include=1,x', 'include', 'rest_invalid_type'],
		['after=yesterday', 'after', 'rest_invalid_date'],
		['sticky=perhaps', 'sticky', 'rest_invalid_type'],
		['boat-types[terms]=1&boat-types[operator]=NOT', 'boat-types', 'rest_not_in_enum'],
		['boat-types=rib', 'boat-types', 'rest_invalid_type'],
		['tax_relation=XOR', 'tax_relation', 'rest_not_in_enum'],
		['status=draft', 'status', 'rest_forbidden_status'],
	])('%s is refused', async (query, name, code) => {
		const { status, body } = await site()(`/wp-json/wp/v2/posts?${query}`);
		expect(status).toBe(400);
		expect(body.data.details[name].code).toBe(code);
	});

	it('that need another one are told so', async () => {
		const { status, body } = await site()('/wp-json/wp/v2/posts?orderby=relevance');
		expect([status, body.code]).toEqual([400, 'rest_no_search_term_defined']);
	});

	it('cannot reach the prototype of anything', async () => {
		const { status } = await site()(
			'/wp-json/wp/v2/posts?__proto__[x]=1&constructor[prototype][x]=1&_fields=__proto__',
		);
		expect(status).toBe(200);
		expect(({} as Json).x).toBeUndefined();
	});
});

describe('a post', () => {
	it('has WordPress’s shapes', async () => {
		const { headers, body } = await site()('/wp-json/wp/v2/posts/1');
		expect(body).toMatchObject({
			id: 1,
			date: '2026-05-02T12:00:00',
			date_gmt: '2026-05-02T09:00:00',
			type: 'post',
			link: `${SITE_URL}/story-1/`,
			title: { rendered: 'Dine &#038; dive' },
			content: { rendered: '<p>Text of 1</p>', protected: false },
			excerpt: { rendered: '<p>Short &#038; clear</p>\n', protected: false },
			author: 1,
			featured_media: 40,
			sticky: true,
			format: 'standard',
			categories: [3],
			'boat-types': [11],
		});
		expect(body.class_list).toEqual(
			expect.arrayContaining(['post-1', 'has-post-thumbnail', 'category-harbours']),
		);
		expect(body._links.self[0].href).toBe(`${SITE_URL}/wp-json/wp/v2/posts/1`);
		expect(body._links['wp:term'].map((link: Json) => link.taxonomy)).toEqual([
			'category',
			'boat_type',
		]);
		expect(headers.get('link')).toContain('rel="alternate"; type=text/html');
		expect(body._embedded).toBeUndefined();
	});

	it('brings what it points to when asked', async () => {
		const { body } = await site()('/wp-json/wp/v2/posts/1?_embed');
		const embedded = body._embedded;
		expect(embedded.author[0]).toMatchObject({ id: 1, slug: 'crew' });
		expect(embedded.author[0].email).toBeUndefined();
		expect(embedded['wp:featuredmedia'][0]).toMatchObject({
			alt_text: 'A cove',
			source_url: `${SITE_URL}/wp-content/uploads/2026/05/cove.jpg`,
		});
		expect(embedded['wp:term'].map((list: Json[]) => list.map((one) => one.slug))).toEqual([
			['harbours'],
			['tender'],
		]);
		expect(embedded.replies[0].map((one: Json) => one.id)).toEqual([1]);
	});

	it('brings only the relations that are named', async () => {
		const { body } = await site()('/wp-json/wp/v2/posts/1?_embed=author');
		expect(Object.keys(body._embedded)).toEqual(['author']);
	});

	it('shows the fields that are named, nested ones too', async () => {
		const get = site();
		const some = await get('/wp-json/wp/v2/posts/1?_fields=id,title.rendered,_links.self');
		expect(Object.keys(some.body)).toEqual(['id', 'title', '_links']);
		expect(Object.keys(some.body._links)).toEqual(['self']);
		const without = await get('/wp-json/wp/v2/posts/1?_embed&_fields=id,_embedded');
		expect(without.body).toEqual({ id: 1 });
		const both = await get('/wp-json/wp/v2/posts/1?_embed&_fields[]=_links&_fields[]=_embedded');
		expect(Object.keys(both.body)).toEqual(['_links', '_embedded']);
	});

	it('that does not exist, or is of another type, is 404', async () => {
		for (const path of ['posts/999999', 'posts/30', 'pages/1']) {
			const { status, body } = await site()(`/wp-json/wp/v2/${path}`);
			expect([status, body]).toEqual([
				404,
				{ code: 'rest_post_invalid_id', message: 'Invalid post ID.', data: { status: 404 } },
			]);
		}
	});

	it('under a password shows its title alone', async () => {
		const { body } = await site()('/wp-json/wp/v2/posts/2?_embed');
		expect(body.title.rendered).toBe('Locked');
		expect(body.content).toEqual({ rendered: '', protected: true });
		expect(body.excerpt).toEqual({ rendered: '', protected: true });
		expect(body._embedded.replies).toBeUndefined();
	});

	it('under a password opens for the right one, uncached', async () => {
		const right = await site()('/wp-json/wp/v2/posts/2?password=sesame');
		expect(right.body.content).toEqual({ rendered: '<p>Text of 2</p>', protected: true });
		expect(right.headers.get('cache-control')).toContain('no-store');
		for (const path of ['posts/2?password=wrong', 'posts/1?password=sesame']) {
			const { status, body } = await site()(`/wp-json/wp/v2/${path}`);
			expect([status, body.code]).toEqual([403, 'rest_post_incorrect_password']);
		}
	});
});

describe('drafts and rights', () => {
	it('strangers see no draft, by list or by id', async () => {
		const { status, body } = await site()('/wp-json/wp/v2/posts/21');
		expect([status, body.code]).toEqual([401, 'rest_forbidden']);
		expect(await ids('/wp-json/wp/v2/posts?include=21')).toEqual([]);
	});

	it('an editor lists drafts, an author only own ones', async () => {
		expect(await ids('/wp-json/wp/v2/posts?status=draft', 'crew')).toEqual([21]);
		expect(await ids('/wp-json/wp/v2/posts?status=draft', 'hand')).toEqual([21]);
		expect(await ids('/wp-json/wp/v2/posts?status=draft', 'mate')).toEqual([]);
		expect(await ids('/wp-json/wp/v2/posts?status=draft&author=3', 'mate')).toEqual([]);
	});

	it('what is stored is shown to those who may edit', async () => {
		const { status, body } = await site()('/wp-json/wp/v2/posts/1?context=edit');
		expect([status, body.code]).toEqual([401, 'rest_forbidden_context']);
		const subscriber = await site('guest')('/wp-json/wp/v2/posts?context=edit');
		expect([subscriber.status, subscriber.body.code]).toEqual([403, 'rest_forbidden_context']);
		const editor = await site('crew')('/wp-json/wp/v2/posts/2?context=edit');
		expect(editor.body).toMatchObject({ title: { raw: 'Locked' }, password: 'sesame' });
	});

	it('a login with a wrong nonce is refused', async () => {
		const store = createStore(testSite());
		const viewerOf = () => ({ viewer: null, error: 'invalid-nonce' as const });
		const rest = createRest({ store: () => store, siteUrl: SITE_URL, viewerOf });
		const response = await rest(new Request(`${SITE_URL}/wp-json/wp/v2/posts`));
		expect(response?.status).toBe(403);
		expect(await response?.json()).toMatchObject({ code: 'rest_cookie_invalid_nonce' });
	});

	it.each([
		'settings',
		'menus',
		'menu-items',
		'elementor_library',
		'elementor_library/50',
		'plugins',
	])('%s is shut to strangers', async (path) => {
		const { status, body } = await site()(`/wp-json/wp/v2/${path}`);
		expect([status, body.data.status]).toEqual([401, 401]);
	});
});

describe('other things', () => {
	it('media have sizes by name with numbers, the full one too', async () => {
		const { body } = await site()('/wp-json/wp/v2/media/40');
		expect(body.media_details.sizes.medium).toMatchObject({ width: 300, height: 200 });
		expect(body.media_details.sizes.full.width).toBe(2400);
		expect(body.caption.rendered).toBe('<p>A cove &#038; a hull</p>\n');
		expect(body.description.rendered).toMatch(/^<p class="attachment"><a href='.*sizes="auto, /);
		expect(await ids('/wp-json/wp/v2/media?media_type=image')).toEqual([40]);
		expect(await ids('/wp-json/wp/v2/media?mime_type=image/png')).toEqual([]);
	});

	it('the posts page links to where it is shown', async () => {
		const { body } = await site()('/wp-json/wp/v2/pages/31');
		expect(body.link).toBe(`${SITE_URL}/stories/`);
		expect(body).toMatchObject({ parent: 0, menu_order: 0 });
		expect(body.sticky).toBeUndefined();
	});

	it('terms are encoded, sorted by name and tell their parent', async () => {
		const { body, headers } = await site()('/wp-json/wp/v2/categories');
		expect(body.map((one: Json) => one.name)).toEqual(['coves', 'harbours', 'Sun &amp; sea']);
		expect(headers.get('x-wp-total')).toBe('3');
		expect(body[0]._links.up[0].href).toBe(`${SITE_URL}/wp-json/wp/v2/categories/1`);
		expect(await ids('/wp-json/wp/v2/categories?hide_empty=true&orderby=count&order=desc')).toEqual(
			[3, 2],
		);
		expect(await ids('/wp-json/wp/v2/categories?parent=1')).toEqual([2]);
		expect(await ids('/wp-json/wp/v2/boat-types?post=2')).toEqual([10]);
		expect((await site()('/wp-json/wp/v2/categories/10')).body.code).toBe('rest_term_invalid');
	});

	it('users are those who published, without their addresses', async () => {
		const { body } = await site()('/wp-json/wp/v2/users');
		expect(body.map((one: Json) => one.slug)).toEqual(['crew', 'mate']);
		expect(JSON.stringify(body)).not.toContain('@');
		expect((await site()('/wp-json/wp/v2/users/4')).body.code).toBe('rest_user_cannot_view');
		expect((await site()('/wp-json/wp/v2/users/me')).body.code).toBe('rest_not_logged_in');
		expect((await site('guest')('/wp-json/wp/v2/users/me')).body.slug).toBe('guest');
		expect((await site()('/wp-json/wp/v2/users?roles=author')).status).toBe(401);
	});

	it('search finds posts and terms', async () => {
		const { body } = await site()('/wp-json/wp/v2/search?search=dive&_embed');
		expect(body[0]).toMatchObject({
			id: 1,
			title: 'Dine &#038; dive',
			url: `${SITE_URL}/story-1/`,
			type: 'post',
			subtype: 'post',
		});
		expect(body[0]._embedded.self[0].excerpt.rendered).toContain('Short');
		expect(await ids('/wp-json/wp/v2/search?search=story&subtype=page')).toEqual([31, 30]);
		expect(await ids('/wp-json/wp/v2/search?type=term&search=sun')).toEqual([1]);
		expect((await site()('/wp-json/wp/v2/search?search=story&page=9')).body.code).toBe(
			'rest_search_invalid_page_number',
		);
	});

	it('types and taxonomies are maps of what is public', async () => {
		const types = (await site()('/wp-json/wp/v2/types')).body;
		expect(Object.keys(types)).toEqual(['post', 'page', 'attachment']);
		const taxonomies = (await site()('/wp-json/wp/v2/taxonomies')).body;
		expect(taxonomies.boat_type.rest_base).toBe('boat-types');
	});

	it('the index tells who the site is', async () => {
		for (const path of ['/wp-json', '/wp-json/', '/?rest_route=/']) {
			const { body } = await site()(path);
			expect(body).toMatchObject({
				name: 'Boats &amp; bays',
				gmt_offset: 3,
				page_on_front: 30,
				namespaces: ['wp/v2'],
			});
			expect(body.routes['/wp/v2/boat-types']).toBeDefined();
		}
	});
});

describe('comments', () => {
	it('are listed newest first, only those that everybody may read', async () => {
		expect(await ids('/wp-json/wp/v2/comments')).toEqual([5, 2, 1]);
		expect(await ids('/wp-json/wp/v2/comments?post=1&parent=0')).toEqual([1]);
		expect(await ids('/wp-json/wp/v2/comments?status=hold', 'crew')).toEqual([3]);
		const { status, body } = await site()('/wp-json/wp/v2/comments?status=hold');
		expect([status, body.code]).toEqual([401, 'rest_forbidden_param']);
	});

	it('are paragraphs, with a T in their dates and no address', async () => {
		const { body } = await site()('/wp-json/wp/v2/comments/1');
		expect(body).toMatchObject({
			date: '2026-07-01T10:00:00',
			content: { rendered: '<p>Calm &#038; clear</p>\n' },
			status: 'approved',
			link: `${SITE_URL}/story-1/#comment-1`,
		});
		expect(JSON.stringify(body)).not.toContain('@');
		expect((await site()('/wp-json/wp/v2/comments/3')).status).toBe(401);
		expect((await site()('/wp-json/wp/v2/comments/9')).body.code).toBe('rest_comment_invalid_id');
	});

	const written = {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ post: 1, content: 'A fine day' }),
	};

	it('are taken from those who are logged in, and wait', async () => {
		const { status, headers, body } = await site('guest')('/wp-json/wp/v2/comments', written);
		expect(status).toBe(201);
		expect(headers.get('location')).toBe(`${SITE_URL}/wp-json/wp/v2/comments/${body.id}`);
		expect(body).toMatchObject({
			author_name: 'guest',
			status: 'hold',
			content: { rendered: '<p>A fine day</p>\n' },
		});
	});

	it('are not taken from strangers, without a post, or from a broken body', async () => {
		const stranger = await site()('/wp-json/wp/v2/comments', written);
		expect([stranger.status, stranger.body.code]).toEqual([401, 'rest_comment_login_required']);
		const guest = site('guest');
		const nowhere = await guest('/wp-json/wp/v2/comments', { ...written, body: '{"content":"x"}' });
		expect(nowhere.body.code).toBe('rest_comment_invalid_post_id');
		const broken = await guest('/wp-json/wp/v2/comments', { ...written, body: '{' });
		expect([broken.status, broken.body.code]).toEqual([400, 'rest_invalid_json']);
		const large = await guest('/wp-json/wp/v2/comments', { ...written, body: ' '.repeat(70_000) });
		expect(large.status).toBe(413);
	});
});

describe('methods and other sites', () => {
	it('HEAD has the headers of GET and no body', async () => {
		const { status, headers, body } = await site()('/wp-json/wp/v2/posts', { method: 'HEAD' });
		expect([status, headers.get('x-wp-total'), body]).toEqual([200, '20', null]);
	});

	it('OPTIONS says what may be done', async () => {
		const { status, headers, body } = await site()('/wp-json/wp/v2/comments', {
			method: 'OPTIONS',
			headers: { origin: 'http://friend.test' },
		});
		expect([status, headers.get('allow')]).toEqual([200, 'GET, POST']);
		expect(body.namespace).toBe('wp/v2');
		expect(headers.get('access-control-allow-methods')).toContain('POST');
	});

	it('writing is refused in WordPress’s words, by 401 or 403', async () => {
		const stranger = await site()('/wp-json/wp/v2/posts', { method: 'POST' });
		expect([stranger.status, stranger.body.code]).toEqual([401, 'rest_cannot_create']);
		const crew = await site('crew')('/wp-json/wp/v2/posts/1', { method: 'DELETE' });
		expect([crew.status, crew.body.code]).toEqual([403, 'rest_cannot_delete']);
	});

	it('only listed origins come with credentials, all others read what is public', async () => {
		const cases = [
			['http://friend.test', 'http://friend.test', 'true'],
			['http://else.test', '*', null],
		] as const;
		for (const [origin, allowed, credentials] of cases) {
			const { headers } = await site()('/wp-json/wp/v2/posts', { headers: { origin } });
			expect(headers.get('access-control-allow-origin')).toBe(allowed);
			expect(headers.get('access-control-allow-credentials')).toBe(credentials);
		}
	});

	it.each([
		'/wp-json/wp/v2/nothing',
		'/wp-json/wp/v2/posts/abc',
		'/wp-json/wp/v2/posts/1/2/3',
		'/wp-json/wp/v3/posts',
		'/wp-json/else',
		'/wp-json/%E0%A4%A',
	])('%s is no route', async (path) => {
		const { status, body } = await site()(path);
		expect([status, body.code]).toEqual([404, 'rest_no_route']);
	});

	it('other addresses are passed on', async () => {
		const rest = createRest({ store: () => createStore(testSite()), siteUrl: SITE_URL });
		for (const path of ['/', '/wp-jsonx', '/about/?rest_route=/wp/v2/posts']) {
			expect(await rest(new Request(SITE_URL + path))).toBeNull();
		}
	});

	it('a mistake of ours is a bare 500 that is reported', async () => {
		const seen: unknown[] = [];
		const rest = createRest({
			store: () => {
				throw new Error('secret');
			},
			siteUrl: SITE_URL,
			onError: (error) => seen.push(error),
		});
		const response = await rest(new Request(`${SITE_URL}/wp-json/wp/v2/posts`));
		expect(response?.status).toBe(500);
		expect(await response?.text()).not.toContain('secret');
		expect(seen).toHaveLength(1);
	});
});
