import { describe, expect, it } from 'vitest';
import { createStore } from '../store/create-store';
import { createRest } from './create-rest';
import { readSlugs, storedSlug } from './stored-slug';
import { site } from './testing/ask-site';
import { SITE_URL, testSite } from './testing/test-site';

describe('other ways to ask REST', () => {
	it('an envelope holds status and headers, also of a refusal', async () => {
		const { status, body } = await site()('/wp-json/wp/v2/posts?_fields=id&per_page=1&_envelope');
		expect(status).toBe(200);
		expect(body).toMatchObject({ status: 200, body: [{ id: expect.any(Number) }] });
		expect(body.headers).toHaveProperty('X-WP-Total');
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

	it('visitors are told of what is published alone, editors of every state', async () => {
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

	it('OPTIONS tells what a list reads, in which bounds, and what an entry has', async () => {
		const { body } = await site()('/wp-json/wp/v2/posts', { method: 'OPTIONS' });
		expect(body.endpoints[0].args).toMatchObject({
			per_page: { type: 'integer', minimum: 1, maximum: 100, required: false },
			categories: expect.any(Object),
			slug: { type: 'array', items: { type: 'string' } },
			order: { type: 'string', enum: ['asc', 'desc'] },
		});
		expect(body.schema).toMatchObject({
			$schema: 'http://json-schema.org/draft-04/schema#',
			properties: { id: { type: 'integer' }, title: { type: 'object' }, link: { type: 'string' } },
		});
		expect(body._links.self[0].href).toBe(`${SITE_URL}/wp-json/wp/v2/posts`);
		const shut = await site()('/wp-json/wp/v2/settings', { method: 'OPTIONS' });
		expect(shut.status).toBe(200);
		expect(shut.body).not.toHaveProperty('schema');
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

	it('slugs are given as they are stored and taken in both forms', () => {
		expect(storedSlug('επίπεδο-2')).toBe('%ce%b5%cf%80%ce%af%cf%80%ce%b5%ce%b4%ce%bf-2');
		expect(storedSlug('plain-1')).toBe('plain-1');
		expect(storedSlug(storedSlug('é'))).toBe('%c3%a9');
		expect(readSlugs(['%ce%b5', 'ε', '%zz'])).toEqual(['ε', 'ε', '%zz']);
		expect(readSlugs(undefined)).toBeUndefined();
	});
});
