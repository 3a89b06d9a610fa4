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

	const JSON_TYPE = 'application/json';
	const RESPONSE_TYPE = 'application/graphql-response+json';
	const NO_QUERY =
		'GraphQL Request must include at least one of those two parameters: "query" or "queryId"';
	const NO_OPERATION = 'Failed to determine operation type';
	const two = 'query A{__typename} query B{generalSettings{url}}';

	it.each([
		['no query', {}, NO_QUERY],
		['null for a query', { query: null }, NO_QUERY],
		['an empty query', { query: '' }, NO_QUERY],
		[
			'variables that are a text',
			{ query: '{__typename}', variables: 'x' },
			'Expected "variables" param to be empty or an object, but given string.',
		],
		[
			'an operation name that is no text',
			{ query: two, operationName: 1 },
			'"operationName" has to be a text.',
		],
	])('answers %s with 400, whatever is accepted', async (_, body, message) => {
		for (const Accept of [JSON_TYPE, RESPONSE_TYPE, '*/*']) {
			const response = await demo.fetch('/graphql', post(body, { ...json, Accept }));
			expect(response.status).toBe(400);
			expect(await response.json()).toEqual({
				errors: [{ message, extensions: { code: 'BAD_REQUEST' } }],
			});
		}
	});

	it.each([
		[
			'a variable of a wrong type',
			{ query: 'query($n:Int){posts(first:$n){nodes{id}}}', variables: { n: 'x' } },
			'Variable "$n" got invalid value "x"; Int cannot represent non-integer value: "x"',
			'BAD_USER_INPUT',
		],
		[
			'a variable that is missing',
			{ query: 'query($id:ID!){post(id:$id){id}}' },
			'Variable "$id" of required type "ID!" was not provided.',
			'BAD_USER_INPUT',
		],
		['two operations without a name', { query: two }, NO_OPERATION, 'OPERATION_RESOLUTION_FAILURE'],
		[
			'a name that no operation has',
			{ query: two, operationName: 'C' },
			NO_OPERATION,
			'OPERATION_RESOLUTION_FAILURE',
		],
		[
			'no operation at all',
			{ query: 'fragment F on Post{id}' },
			NO_OPERATION,
			'OPERATION_RESOLUTION_FAILURE',
		],
	])('answers %s with 200, or 400 where the protocol allows it', async (_, body, message, code) => {
		for (const [Accept, status] of [
			[JSON_TYPE, 200],
			['*/*', 200],
			[RESPONSE_TYPE, 400],
		] as const) {
			const response = await demo.fetch('/graphql', post(body, { ...json, Accept }));
			expect(response.status).toBe(status);
			const answer = await response.json();
			expect(answer).not.toHaveProperty('data');
			expect(answer).toMatchObject({ errors: [{ message, extensions: { code } }] });
		}
	});

	it('runs the one of two operations that is named', async () => {
		const response = await demo.fetch('/graphql', post({ query: two, operationName: 'B' }));
		expect(await response.json()).toEqual({ data: { generalSettings: { url: SITE_URL } } });
	});

	it.each(['variables={', 'extensions=x'])('answers a GET with %s with 400', async (parameter) => {
		const { length } = demo.errors;
		const response = await demo.fetch(`/graphql?query={__typename}&${parameter}`);
		expect(response.status).toBe(400);
		expect(await response.json()).toMatchObject({
			errors: [{ message: '"variables" and "extensions" have to be JSON.' }],
		});
		// A visitor's mistake is no error of the server, so no error is added.
		expect(demo.errors).toHaveLength(length);
	});

	it('also stands at /graphql/', async () => {
		expect((await demo.fetch('/graphql/?query={__typename}')).status).toBe(200);
	});

	it('answers up to ten operations of one request in their order, each for itself', async () => {
		const title = (id: number) => ({
			query: 'query T($id:ID!){post(id:$id,idType:DATABASE_ID){databaseId}}',
			variables: { id: `${id}` },
		});
		const answers = await demo.fetch(
			'/graphql',
			post([title(17), { query: '{nothing}' }, title(78)]),
		);
		expect(answers.status).toBe(200);
		expect(await answers.json()).toEqual([
			{ data: { post: { databaseId: 17 } } },
			{ errors: [expect.objectContaining({ message: expect.stringContaining('nothing') })] },
			{ data: { post: { databaseId: 78 } } },
		]);
		const eleven = await demo.fetch('/graphql', post(Array(11).fill(title(17))));
		expect(eleven.status).toBe(413);
		expect(await eleven.json()).toMatchObject({ errors: [{ message: expect.any(String) }] });
	});

	it('adds up the costs of the operations of one request', async () => {
		const lists = '{posts(first:100){nodes{author{node{posts(first:100){nodes{id}}}}}}}';
		const answers = await demo.fetch('/graphql', post(Array(10).fill({ query: lists })));
		const messages = JSON.stringify(await answers.json());
		expect(messages).toContain('The query asks for too many nodes.');
		expect((await demo.ask(lists)).errors).toBeUndefined();
	});

	it('refuses methods other than GET and POST', async () => {
		expect((await demo.fetch('/graphql', { method: 'PUT' })).status).toBe(405);
	});

	it.each([
		['says how long it is', (body: string) => ({ 'Content-Length': `${Buffer.byteLength(body)}` })],
		['does not', () => ({})],
	])('takes a body of 128 kB and refuses a larger one, whether it %s', async (_, lengthOf) => {
		const send = (length: number) => {
			const empty = JSON.stringify({ query: '{__typename}', variables: { x: '' } });
			const body = empty.replace('""', `"${'x'.repeat(length - empty.length)}"`);
			return demo.fetch('/graphql', post(body, { ...json, ...lengthOf(body) }));
		};
		expect((await send(128 * 1024)).status).toBe(200);
		expect((await send(128 * 1024 + 1)).status).toBe(413);
	});

	it('refuses an invalid length', async () => {
		const body = JSON.stringify({ query: '{__typename}' });
		const response = await demo.fetch('/graphql', post(body, { ...json, 'Content-Length': '1e2' }));
		expect(response.status).toBe(400);
	});

	it('lets pages of every origin read while it is open, and of listed origins while it is closed; no page with cookies', async () => {
		const closed = await startTestServer({ corsOrigins: ['https://app.example'], isOpen: false });
		const from = (origin: string) =>
			demo.fetch('/graphql', post({ query: '{__typename}' }, { ...json, Origin: origin }));
		const listed = await from('https://app.example');
		expect(listed.headers.get('access-control-allow-origin')).toBe('https://app.example');
		expect(listed.headers.get('access-control-allow-credentials')).toBeNull();
		expect(listed.headers.get('vary')).toContain('Origin');
		try {
			for (const origin of ['https://stranger.example', 'null']) {
				const { headers } = await from(origin);
				expect(headers.get('access-control-allow-origin')).toBe('*');
				expect(headers.get('access-control-allow-credentials')).toBeNull();
				const init = post({ query: '{__typename}' }, { ...json, Origin: origin });
				const refused = await closed.fetch('/graphql', init);
				expect(refused.headers.get('access-control-allow-origin')).toBeNull();
			}
		} finally {
			await closed.close();
		}
	});

	it('answers a preflight of those origins', async () => {
		const closed = await startTestServer({ isOpen: false });
		const preflight = (origin: string, server = demo) =>
			server.fetch('/graphql', {
				method: 'OPTIONS',
				headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
			});
		const listed = await preflight('https://app.example');
		expect(listed.status).toBe(204);
		expect(listed.headers.get('access-control-allow-methods')).toBe('GET, POST');
		const open = await preflight('https://stranger.example');
		expect(open.headers.get('access-control-allow-origin')).toBe('*');
		try {
			const refused = await preflight('https://stranger.example', closed);
			expect(refused.headers.get('access-control-allow-methods')).toBeNull();
		} finally {
			await closed.close();
		}
	});

	it('is kept out of caches and search engines', async () => {
		const { headers } = await demo.ask('{__typename}');
		expect(headers.get('cache-control')).toBe('no-store');
		expect(headers.get('x-robots-tag')).toBe('noindex');
		expect(headers.get('x-content-type-options')).toBe('nosniff');
	});

	it('hides the details of an internal fault', async () => {
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
