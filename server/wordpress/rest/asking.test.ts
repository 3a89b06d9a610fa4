import { describe, expect, it } from 'vitest';
import { createStore } from '../store/create-store';
import { createRest, createRestReader } from './create-rest';
import { readSlugs, storedSlug } from './stored-slug';
import { type Json, site } from './testing/ask-site';
import { SITE_URL, testSite } from './testing/test-site';

describe('other methods and parameters of REST', () => {
	it('an envelope holds status and headers, also of a refusal', async () => {
		const { status, body } = await site()('/wp-json/wp/v2/posts?_fields=id&per_page=1&_envelope');
		expect(status).toBe(200);
		expect(body).toMatchObject({ status: 200, body: [{ id: expect.any(Number) }] });
		expect(body.headers).toMatchObject({ 'X-WP-Total': 20, 'X-WP-TotalPages': 20, Allow: 'GET' });
		const missing = await site()('/wp-json/wp/v2/posts/99999?_envelope=1');
		expect(missing).toMatchObject({
			status: 200,
			body: { status: 404, headers: [], body: { code: 'rest_post_invalid_id' } },
		});
	});

	it.each([
		['a parameter', '?_method=DELETE', {}],
		['a header', '', { 'X-HTTP-Method-Override': 'delete' }],
	])('the method may come as %s', async (_, query, headers) => {
		const path = `/wp-json/wp/v2/posts/1${query}`;
		const { status, body } = await site()(path, { method: 'POST', headers });
		expect([status, body.code]).toEqual([401, 'rest_cannot_delete']);
	});

	it('visitors see the published state alone, editors see every state', async () => {
		const { body } = await site()('/wp-json/wp/v2/statuses');
		expect(Object.keys(body)).toEqual(['publish']);
		expect(body.publish).toEqual({
			name: 'Published',
			public: true,
			queryable: true,
			slug: 'publish',
			date_floating: false,
			_links: { archives: [{ href: `${SITE_URL}/wp-json/wp/v2/posts` }] },
		});
		const draft = await site()('/wp-json/wp/v2/statuses/draft');
		expect([draft.status, draft.body.code]).toEqual([401, 'rest_cannot_read_status']);
		const none = await site('crew')('/wp-json/wp/v2/statuses/none');
		expect([none.status, none.body.code]).toEqual([404, 'rest_status_invalid']);
		const all = await site('crew')('/wp-json/wp/v2/statuses');
		expect(Object.keys(all.body)).toContain('draft');
	});

	it('OPTIONS lists the parameters of a list, with their bounds, and the fields of an entry', async () => {
		const { body } = await site()('/wp-json/wp/v2/posts', { method: 'OPTIONS' });
		expect(body.endpoints[0].args).toMatchObject({
			per_page: { type: 'integer', minimum: 1, maximum: 100, default: 10, required: false },
			categories: expect.any(Object),
			slug: { type: 'array', items: { type: 'string' } },
			order: { type: 'string', enum: ['asc', 'desc'] },
		});
		expect(body.schema).toMatchObject({
			$schema: 'http://json-schema.org/draft-04/schema#',
			title: 'post',
			properties: { id: { type: 'integer' }, title: { type: 'object' }, link: { type: 'string' } },
		});
		expect(body._links.self[0].href).toBe(`${SITE_URL}/wp-json/wp/v2/posts`);
	});

	it('OPTIONS describes every parameter and field of every route, and the parameters of writes', async () => {
		const { body: index } = await site()('/wp-json/');
		const routes = Object.keys(index.routes)
			.filter((route) => route.split('/').length > 3)
			.map((route) => route.replace(/\(.*/, '1'));
		expect(routes.length).toBeGreaterThan(20);
		for (const route of [...routes, '/wp/v2/settings']) {
			const { body } = await site()(`/wp-json${route}`, { method: 'OPTIONS' });
			for (const { methods, args } of body.endpoints ?? []) {
				for (const [name, shape] of Object.entries<Record<string, string>>(args))
					expect([
						route,
						name,
						String(shape.description).endsWith('.'),
						shape.type !== undefined,
					]).toEqual([route, name, true, true]);
				if (!methods.includes('GET')) expect(Object.keys(args), route).not.toEqual([]);
			}
			for (const [name, shape] of Object.entries<Record<string, string>>(
				body.schema?.properties ?? {},
			))
				expect([route, name, String(shape.description).endsWith('.')]).toEqual([route, name, true]);
		}
	});

	it.each<[route: string, method: string, names: string[], required: string[]]>([
		['posts', 'POST', ['title', 'categories', 'boat-types', 'sticky', 'password', 'format'], []],
		['pages/1', 'PATCH', ['id', 'parent', 'menu_order', 'content'], []],
		['media', 'POST', ['alt_text', 'caption', 'post'], []],
		['posts/1', 'DELETE', ['id', 'force'], []],
		['categories', 'POST', ['name', 'parent', 'slug'], ['name']],
		['categories/1', 'PUT', ['id', 'name', 'parent'], []],
		['users', 'POST', ['username', 'roles'], ['username', 'email', 'password']],
		['users/1', 'DELETE', ['id', 'force', 'reassign'], ['reassign']],
		['comments', 'POST', ['content', 'post', 'author_name'], []],
		['comments/1', 'DELETE', ['force', 'password'], []],
		['settings', 'PUT', ['title', 'posts_per_page', 'site_icon'], []],
	])('OPTIONS of %s lists the parameters of %s', async (route, method, names, required) => {
		const { body } = await site()(`/wp-json/wp/v2/${route}`, { method: 'OPTIONS' });
		const { args } = body.endpoints.find((one: { methods: string[] }) =>
			one.methods.includes(method),
		);
		expect(Object.keys(args)).toEqual(expect.arrayContaining(names));
		expect(Object.keys(args).filter((name) => args[name].required)).toEqual(required);
	});

	it('OPTIONS of flat terms takes no parent, of files no text, and of a thing that is missing its schema', async () => {
		const argsOf = async (route: string) =>
			(await site()(`/wp-json/wp/v2/${route}`, { method: 'OPTIONS' })).body.endpoints[1].args;
		expect(await argsOf('boat-types')).not.toHaveProperty('parent');
		expect(await argsOf('media')).not.toHaveProperty('content');
		expect(await argsOf('pages')).not.toHaveProperty('sticky');
		const { body } = await site()('/wp-json/wp/v2/posts/99999', { method: 'OPTIONS' });
		expect(body.schema).toMatchObject({
			title: 'post',
			properties: { sticky: expect.any(Object) },
		});
		expect(body.endpoints[0].args).toMatchObject({
			id: { type: 'integer' },
			context: { enum: ['view', 'embed', 'edit'], default: 'view' },
		});
	});

	it('OPTIONS names WordPress’s methods, a type’s schema and its own query, and nothing for an unknown route', async () => {
		const options = async (path: string) =>
			(await site()(`/wp-json/wp/v2/${path}`, { method: 'OPTIONS' })).body;
		const post = await options('posts/1');
		expect(post.methods).toEqual(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
		expect(post.endpoints.map(({ methods }: Json) => methods)).toEqual([
			['GET'],
			['POST', 'PUT', 'PATCH'],
			['DELETE'],
		]);
		expect(post).not.toHaveProperty('_links');
		expect((await options('types')).schema).toMatchObject({
			title: 'type',
			properties: { rest_base: { type: 'string' }, hierarchical: { type: 'boolean' } },
		});
		expect(await options('posts?_fields=namespace,methods')).toEqual({
			namespace: 'wp/v2',
			methods: ['GET', 'POST'],
		});
		expect(await options('nowhere')).toEqual([]);
	});

	it.each([
		['DELETE', 'posts', 404, 'rest_no_route', null],
		['POST', 'types', 404, 'rest_no_route', null],
		['POST', 'posts', 401, 'rest_cannot_create', 'GET'],
		['PUT', 'posts/1', 401, 'rest_cannot_edit', 'GET'],
		['DELETE', 'posts/99999', 404, 'rest_post_invalid_id', null],
		['PATCH', 'categories/1', 401, 'rest_cannot_update', 'GET'],
		['DELETE', 'categories/99999', 404, 'rest_term_invalid', null],
		['POST', 'users', 401, 'rest_cannot_create_user', 'GET'],
		['DELETE', 'users/1', 401, 'rest_user_cannot_delete', 'GET'],
		['POST', 'settings', 401, 'rest_forbidden', null],
		['GET', 'posts?per_page=101', 400, 'rest_invalid_param', 'GET'],
		['GET', 'users/me', 401, 'rest_not_logged_in', 'GET'],
		['GET', 'menus', 401, 'rest_cannot_view', null],
	])('%s %s by a stranger is %i %s, with Allow: %s', async (method, path, status, code, allow) => {
		const answer = await site()(`/wp-json/wp/v2/${path}`, { method });
		expect([answer.status, answer.body.code, answer.headers.get('allow')]).toEqual([
			status,
			code,
			allow,
		]);
	});

	it('`_fields` chooses twice of a map, and PHP writes an empty one as a list', async () => {
		expect((await site()('/wp-json/wp/v2/types?_fields=name,slug')).body).toEqual([]);
		expect((await site()('/wp-json/wp/v2/types?_fields=post')).body).toEqual({ post: [] });
		expect((await site()('/wp-json/wp/v2/types/post?_fields=slug')).body).toEqual({ slug: 'post' });
	});

	it('patterns, their categories and navigations are lists that hold nothing', async () => {
		const { routes } = (await site()('/wp-json/')).body;
		for (const base of ['blocks', 'navigation', 'wp_pattern_category']) {
			expect(routes).toHaveProperty([`/wp/v2/${base}`]);
			const { status, headers, body } = await site()(`/wp-json/wp/v2/${base}`);
			expect([status, headers.get('x-wp-total'), body]).toEqual([200, '0', []]);
		}
	});

	it('a guid is the number of a post, the file of a medium', async () => {
		const guid = async (path: string) =>
			(await site()(`/wp-json/wp/v2/${path}`)).body.guid.rendered;
		expect(await guid('posts/1')).toBe(`${SITE_URL}/?p=1`);
		expect(await guid('pages/31')).toBe(`${SITE_URL}/?page_id=31`);
		expect(await guid('media/40')).toMatch(/\/wp-content\/uploads\/.+\.jpg$/);
	});

	it.each([
		'wp/v2/posts?per_page=3&page=2',
		'wp/v2/posts?per_page=3&page=2&_fields=id,title',
		'wp/v2/types',
		'wp/v2/posts/99999',
		'wp/v2/posts?per_page=1000',
		'wp/v2/users/me',
		'nowhere',
		'',
	])('the site itself reads the public answer of /wp-json/%s', async (path) => {
		const store = createStore(testSite());
		const read = createRestReader({
			store: () => store,
			siteUrl: SITE_URL,
			now: () => Date.UTC(2026, 6, 20),
		});
		const { status, headers, body } = await site()(`/wp-json/${path}`);
		expect(await read(path)).toEqual({
			status,
			body,
			total: Number(headers.get('x-wp-total') ?? 0),
			totalPages: Number(headers.get('x-wp-totalpages') ?? 0),
		});
	});

	it.each([
		['wrong-password', 'incorrect_password'],
		['unknown-user', 'invalid_username'],
	] as const)('%s is 401 %s', async (error, code) => {
		const store = createStore(testSite());
		const viewerOf = () => ({ viewer: null, error });
		const rest = createRest({ store: () => store, siteUrl: SITE_URL, viewerOf });
		const response = await rest(new Request(`${SITE_URL}/wp-json/wp/v2/posts`));
		expect(response?.status).toBe(401);
		expect(await response?.json()).toMatchObject({ code, data: { status: 401 } });
	});

	it('slugs are returned in their stored form and accepted in both forms', () => {
		expect(storedSlug('επίπεδο-2')).toBe('%ce%b5%cf%80%ce%af%cf%80%ce%b5%ce%b4%ce%bf-2');
		expect(storedSlug('plain-1')).toBe('plain-1');
		expect(storedSlug(storedSlug('é'))).toBe('%c3%a9');
		expect(readSlugs(['%ce%b5', 'ε', '%zz'])).toEqual(['ε', 'ε', '%zz']);
		expect(readSlugs(undefined)).toBeUndefined();
	});
});
