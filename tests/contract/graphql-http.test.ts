import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINT, SITE_URL, startTestServer, type TestServer } from './ask-graphql';

let demo: TestServer;
beforeAll(async () => {
	demo = await startTestServer({ corsOrigins: ['https://app.example'] });
});
afterAll(() => demo.close());

const json = { 'Content-Type': 'application/json' };
const post = (body: unknown, headers: HeadersInit = json): RequestInit => ({
	method: 'POST',
	headers,
	body: typeof body === 'string' ? body : JSON.stringify(body),
});

describe('GraphQL over HTTP', () => {
	const audits = serverAudits({
		url: ENDPOINT,
		fetchFn: async (url: string, init: RequestInit) => demo.fetch(url, init),
	});

	it.each(audits.map((audit) => [`${audit.id} ${audit.name}`, audit] as const))(
		'%s',
		async (_, audit) => {
			const result = await audit.fn();
			expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok');
		},
	);
});

describe('the endpoint', () => {
	it.each([
		'text/plain',
		'application/x-www-form-urlencoded',
		'multipart/form-data',
		'application/graphql',
	])('refuses a body of %s with 415 and executes nothing', async (type) => {
		const query =
			'mutation{createComment(input:{commentOn:17,content:"csrf",author:"x",authorEmail:"x@x.test"}){success}}';
		const before = demo.wordpress.store.commentsOf(17, ['approve', 'hold']).length;
		const response = await demo.fetch('/graphql', post({ query }, { 'Content-Type': type }));
		expect(response.status).toBe(415);
		expect(await response.json()).toHaveProperty('errors');
		expect(demo.wordpress.store.commentsOf(17, ['approve', 'hold'])).toHaveLength(before);
	});

	it('answers a query by GET and refuses a mutation by GET', async () => {
		const query = await demo.fetch('/graphql?query={generalSettings{url}}');
		expect(await query.json()).toEqual({ data: { generalSettings: { url: SITE_URL } } });
		const mutation = await demo.fetch(
			'/graphql?query=mutation{createComment(input:{commentOn:17,content:"x"}){success}}',
		);
		expect(mutation.status).toBe(405);
	});

	it('also stands at /graphql/', async () => {
		expect((await demo.fetch('/graphql/?query={__typename}')).status).toBe(200);
	});

	it('refuses a batch, and methods other than GET and POST', async () => {
		const batch = await demo.fetch('/graphql', post([{ query: '{__typename}' }]));
		expect(batch.status).toBe(400);
		expect((await demo.fetch('/graphql', { method: 'PUT' })).status).toBe(405);
	});

	it('refuses a body that is larger than any query', async () => {
		const response = await demo.fetch(
			'/graphql',
			post({ query: `{__typename} #${'x'.repeat(200_000)}` }),
		);
		expect(response.status).toBe(413);
	});

	it('lets pages of listed origins read, others not, and nobody with cookies', async () => {
		const from = (origin: string) =>
			demo.fetch('/graphql', post({ query: '{__typename}' }, { ...json, Origin: origin }));
		const listed = await from('https://app.example');
		expect(listed.headers.get('access-control-allow-origin')).toBe('https://app.example');
		expect(listed.headers.get('access-control-allow-credentials')).toBeNull();
		expect(listed.headers.get('vary')).toContain('Origin');
		for (const origin of ['https://evil.example', 'null']) {
			expect((await from(origin)).headers.get('access-control-allow-origin')).toBeNull();
		}
	});

	it('answers a preflight of listed origins only', async () => {
		const preflight = (origin: string) =>
			demo.fetch('/graphql', {
				method: 'OPTIONS',
				headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
			});
		const listed = await preflight('https://app.example');
		expect(listed.status).toBe(204);
		expect(listed.headers.get('access-control-allow-methods')).toBe('GET, POST');
		expect(
			(await preflight('https://evil.example')).headers.get('access-control-allow-methods'),
		).toBeNull();
	});

	it('is kept out of caches and search engines', async () => {
		const { headers } = await demo.ask('{__typename}');
		expect(headers.get('cache-control')).toBe('no-store');
		expect(headers.get('x-robots-tag')).toBe('noindex');
		expect(headers.get('x-content-type-options')).toBe('nosniff');
	});

	it('tells nothing of a mistake of ours but that there was one', async () => {
		const broken = await startTestServer();
		try {
			const { store } = broken.wordpress;
			Object.defineProperty(store.post(17), 'modifiedGmt', {
				get() {
					throw new Error('connect postgres://user:password@db');
				},
			});
			const { data, errors } = await broken.ask(
				'{post(id:"17",idType:DATABASE_ID){id modifiedGmt}}',
			);
			expect(data.post).toEqual({ id: 'cG9zdDoxNw==', modifiedGmt: null });
			expect(errors).toMatchObject([
				{ message: 'Internal server error', path: ['post', 'modifiedGmt'] },
			]);
			expect(JSON.stringify(errors)).not.toContain('postgres');
			expect(String(broken.errors[0])).toContain('postgres');
		} finally {
			await broken.close();
		}
	});
});
