import { describe, expect, it } from 'vitest';
import { ids, type Json, site } from './testing/ask-site';
import { SITE_URL } from './testing/test-site';

describe('a list of posts', () => {
	it('has its total, and the address of the next page', async () => {
		const { headers, body } = await site()('/wp-json/wp/v2/posts?per_page=6&_embed&page=2');
		expect(body).toHaveLength(6);
		expect(headers.get('x-wp-total')).toBe('20');
		expect(headers.get('x-wp-totalpages')).toBe('4');
		const links = headers.get('link') ?? '';
		const at = (page: number) => `${SITE_URL}/wp-json/wp/v2/posts?per_page=6&_embed&page=${page}`;
		expect(links).toBe(`<${at(1)}>; rel="prev", <${at(3)}>; rel="next"`);
		expect(headers.get('access-control-expose-headers')).toBe('X-WP-Total, X-WP-TotalPages, Link');
		expect(headers.get('content-type')).toBe('application/json; charset=UTF-8');
		expect(headers.get('x-robots-tag')).toBe('noindex');
	});

	it('has ten posts, newest first, by default', async () => {
		expect(await ids('/wp-json/wp/v2/posts')).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11]);
		expect(await ids('/wp-json/wp/v2/posts?orderby=id&order=asc&per_page=2&offset=3')).toEqual([
			4, 5,
		]);
	});

	it('answers under ?rest_route= as well', async () => {
		expect(await ids('/?rest_route=/wp/v2/posts&per_page=2')).toEqual([20, 19]);
		expect(await ids('/index.php?rest_route=%2Fwp%2Fv2%2Fposts%2F&per_page=1')).toEqual([20]);
	});

	it('links to the next page in PHP’s encoding, also for a request without pretty addresses', async () => {
		const asked =
			'include[]=20&include%5B%5D=19&search=text%20of&page=1&per_page=1&_fields=id,slug';
		const { headers } = await site()(`/?rest_route=/wp/v2/posts&${asked}`);
		expect(headers.get('link')).toBe(
			`<${SITE_URL}/wp-json/wp/v2/posts?rest_route=%2Fwp%2Fv2%2Fposts&include%5B0%5D=20&include%5B1%5D=19&search=text+of&page=2&per_page=1&_fields=id%2Cslug>; rel="next"`,
		);
		const all = await site()('/wp-json/wp/v2/posts?per_page=100');
		expect(all.headers.get('link')).toBe(`<${SITE_URL}/wp-json/>; rel="https://api.w.org/"`);
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

	it('takes the words of a search for a whole text with search_semantics=exact', async () => {
		const search = '/wp-json/wp/v2/posts?search=';
		expect(await ids(`${search}dive`)).toEqual([1]);
		expect(await ids(`${search}dive&search_semantics=exact`)).toEqual([]);
		const { body } = await site()(`${search}dive&search_semantics=near`);
		expect(body.data.params.search_semantics).toBe('search_semantics is not exact.');
	});

	it('shows an author their own drafts beside published posts', async () => {
		const path = '/wp-json/wp/v2/posts?status=publish,draft&include=20,21';
		expect(await ids(path, 'hand')).toEqual([21, 20]);
		expect(await ids(path, 'mate')).toEqual([20]);
	});

	it('has excerpt_length words in an automatic excerpt', async () => {
		const { body } = await site()('/wp-json/wp/v2/posts/20?excerpt_length=1');
		expect(body.excerpt.rendered).toMatch(/^<p>\S+ \[&hellip;\]<\/p>\n$/);
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
		const blog = '/wp-json/wp/v2/posts?ignore_sticky=false&per_page=2';
		expect(await ids(blog)).toEqual([1, 20, 19]);
		expect(await ids(`${blog}&page=2`)).toEqual([18, 17]);
		expect(await ids(`${blog}&author=1`)).toEqual([20, 19]);
		expect(await ids(`${blog}&search=story`)).toEqual([20, 19]);
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
		['categories[terms]=1&categories[include_children]=true&categories[operator]=AND', 0],
		['categories_exclude=2&per_page=100', 14],
		['categories_exclude[terms]=1&categories_exclude[include_children]=true', 14],
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
		['before=2026-02-30T00:00:00', 'before', 'rest_invalid_date'],
		['sticky=perhaps', 'sticky', 'rest_invalid_type'],
		['ignore_sticky=perhaps', 'ignore_sticky', 'rest_invalid_type'],
		['boat-types[terms]=1&boat-types[operator]=NOT', 'boat-types', 'rest_not_in_enum'],
		['boat-types=rib', 'boat-types', 'rest_invalid_type'],
		[
			'boat-types[terms]=7&boat-types[include_children]=true',
			'boat-types',
			'rest_no_matching_schema',
		],
		[
			'categories_exclude[terms]=1&categories_exclude[operator]=AND',
			'categories_exclude',
			'rest_no_matching_schema',
		],
		['categories[ids]=1', 'categories', 'rest_no_matching_schema'],
		['tax_relation=XOR', 'tax_relation', 'rest_not_in_enum'],
		['status=draft', 'status', 'rest_forbidden_status'],
	])('%s is refused', async (query, name, code) => {
		const { status, body } = await site()(`/wp-json/wp/v2/posts?${query}`);
		expect(status).toBe(400);
		expect(body.data.details[name].code).toBe(code);
	});

	it('get an error if they need another parameter', async () => {
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
			content: { rendered: '<p>Text of 1</p>\n', protected: false },
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

	it('embeds the linked records on request', async () => {
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
		expect(embedded.replies[0].map((one: Json) => one.id)).toEqual([2, 1]);
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
		expect(right.body.content).toEqual({ rendered: '<p>Text of 2</p>\n', protected: true });
		expect(right.headers.get('cache-control')).toContain('no-store');
		for (const path of ['posts/2?password=wrong', 'posts/1?password=sesame']) {
			const { status, body } = await site()(`/wp-json/wp/v2/${path}`);
			expect([status, body.code]).toEqual([403, 'rest_post_incorrect_password']);
		}
	});
});
