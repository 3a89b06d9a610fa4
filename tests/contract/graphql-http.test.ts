import { getIntrospectionQuery } from 'graphql';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentHash } from '../../server/wordpress/index';
import { EDITOR, ENDPOINT, SITE_URL, startTestServer, type TestServer } from './ask-graphql';

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

describe('limits', () => {
	const nested = (levels: number) =>
		`{posts{nodes{${'author{node{posts{nodes{'.repeat(levels)}id${'}}}}'.repeat(levels)}}}}`;

	it('let a query of depth 12 through and refuse a deeper one', async () => {
		const deep = (depth: number) => {
			const fields = [
				'posts',
				'nodes',
				'author',
				'node',
				'posts',
				'nodes',
				'author',
				'node',
				'posts',
				'nodes',
				'author',
				'node',
				'posts',
				'nodes',
			];
			const path = fields.slice(0, depth - 1);
			return `{${path.map((field) => `${field}{`).join('')}__typename${'}'.repeat(path.length)}}`;
		};
		expect((await demo.ask(deep(12))).errors).toBeUndefined();
		expect((await demo.ask(deep(13))).errors?.[0]?.message).toContain('depth limit of 12');
	});

	it('count levels, not fragments', async () => {
		const fragments = `{nodeByUri(uri:"/gallery/"){...A}} fragment A on UniformResourceIdentifiable{...B} fragment B on UniformResourceIdentifiable{... on Page{... on NodeWithTitle{title}}}`;
		expect((await demo.ask(fragments)).data.nodeByUri.title).toBe('Gallery');
	});

	it('let 15 aliases through and refuse 16, __typename among them', async () => {
		const aliases = (count: number) =>
			`{${Array.from({ length: count }, (_, index) => `a${index}:__typename`).join(' ')}}`;
		expect((await demo.ask(aliases(15))).errors).toBeUndefined();
		expect((await demo.ask(aliases(16))).errors?.[0]?.message).toContain('Aliases limit of 15');
	});

	it('let 8 directives through and refuse 9', async () => {
		const directives = (count: number) =>
			`{${Array.from({ length: count }, (_, index) => `a${index}:__typename @include(if:true)`).join(' ')}}`;
		expect((await demo.ask(directives(8))).errors).toBeUndefined();
		expect((await demo.ask(directives(9))).errors?.[0]?.message).toContain('Directives limit of 8');
	});

	it('refuse more than 1,000 tokens before anything is parsed to its end', async () => {
		const { errors } = await demo.ask(`{${'__typename '.repeat(1001)}}`);
		expect(errors?.[0]?.message).toContain('Token limit of 1000');
	});

	it('stop a small query that asks for more nodes than any page needs', async () => {
		const lists =
			'{posts(first:100){nodes{author{node{posts(first:100){nodes{author{node{posts(first:100){nodes{id}}}}}}}}}}}';
		const { errors } = await demo.ask(lists);
		expect(errors?.[0]?.message).toBe('The query asks for too many nodes.');
	});

	it('stop an operation that takes too long', async () => {
		let clock = 0;
		const slow = await startTestServer({ now: () => (clock += 3_000) });
		try {
			const { errors } = await slow.ask('{posts{nodes{categories{nodes{id}}}}}');
			expect(errors?.[0]?.message).toBe('The query took too long.');
		} finally {
			await slow.close();
		}
	});

	it('let GraphiQL read the schema', async () => {
		const { data, errors } = await demo.ask(
			getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true, oneOf: true }),
		);
		expect(errors).toBeUndefined();
		expect(data.__schema.types.length).toBeGreaterThan(250);
	});

	it('answer an evil nesting quickly', async () => {
		const started = performance.now();
		await demo.ask(nested(40));
		expect(performance.now() - started).toBeLessThan(1_000);
	});
});

describe('the closed profile', () => {
	const known = 'query Known { generalSettings { title } }';
	let closed: TestServer;
	beforeAll(async () => {
		closed = await startTestServer({
			isOpen: false,
			persistedDocuments: { [documentHash(known)]: known },
		});
	});
	afterAll(() => closed.close());

	it('runs a document of ours by its hash, by POST and by GET', async () => {
		const extensions = { persistedQuery: { version: 1, sha256Hash: documentHash(known) } };
		const answers = await Promise.all([
			closed.fetch('/graphql', post({ extensions })),
			closed.fetch(`/graphql?extensions=${encodeURIComponent(JSON.stringify(extensions))}`),
		]);
		for (const answer of answers) {
			expect(answer.status).toBe(200);
			expect(await answer.json()).toEqual({
				data: { generalSettings: { title: 'Blue Wake &amp; Sons' } },
			});
		}
	});

	it('runs a document of ours that is sent in full', async () => {
		expect((await closed.ask(known)).data.generalSettings.title).toBe('Blue Wake &amp; Sons');
	});

	it('refuses every other document', async () => {
		for (const query of ['{generalSettings{title}}', '{__typename}', `${known} `]) {
			const { data, errors } = await closed.ask(query);
			expect(data).toBeUndefined();
			expect(errors?.[0]?.message).toBe('PersistedQueryOnly');
		}
	});

	it('does not know hashes that are not ours', async () => {
		const extensions = { persistedQuery: { version: 1, sha256Hash: documentHash('{__typename}') } };
		const response = await closed.fetch('/graphql', post({ extensions }));
		expect(await response.json()).toMatchObject({
			errors: [{ message: 'PersistedQueryNotFound' }],
		});
	});

	it('tells the schema to nobody', async () => {
		expect((await closed.ask('{__schema{types{name}}}')).data).toBeUndefined();
		expect((await closed.fetch('/schema.graphql')).status).toBe(404);
		const page = await closed.fetch('/graphql', { headers: { Accept: 'text/html' } });
		expect(page.status).toBe(406);
	});
});

describe('persisted documents in the open profile', () => {
	it('are found by hash, and others are not learned', async () => {
		const text = '{generalSettings{url}}';
		const server = await startTestServer({ persistedDocuments: { [documentHash(text)]: text } });
		try {
			const named = (hash: string, query?: string) =>
				server.fetch(
					'/graphql',
					post({ query, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }),
				);
			expect(await (await named(documentHash(text))).json()).toEqual({
				data: { generalSettings: { url: SITE_URL } },
			});
			const other = '{generalSettings{title}}';
			expect(await (await named(documentHash(other), other)).json()).toHaveProperty('data');
			expect(await (await named(documentHash(other))).json()).toMatchObject({
				errors: [{ message: 'PersistedQueryNotFound' }],
			});
		} finally {
			await server.close();
		}
	});
});

describe('a document of ours that is asked for by GET', () => {
	const comments =
		'query Comments($id: ID!) { post(id: $id, idType: DATABASE_ID) { commentCount } }';
	const clock = 'query Clock { elementorPopups { timing { schedule { serverDatetime } } } }';
	let server: TestServer;
	let time = Date.UTC(2026, 4, 30);
	beforeAll(async () => {
		server = await startTestServer({
			persistedDocuments: { [documentHash(comments)]: comments, [documentHash(clock)]: clock },
			now: () => time,
		});
	});
	afterAll(() => server.close());

	const get = (document: string, headers: HeadersInit = {}, variables: unknown = { id: '17' }) => {
		const persistedQuery = { version: 1, sha256Hash: documentHash(document) };
		const parameters = new URLSearchParams({
			variables: JSON.stringify(variables),
			extensions: JSON.stringify({ persistedQuery }),
		});
		return server.fetch(`/graphql?${parameters}`, { headers });
	};

	it('is answered 304 while nothing has changed', async () => {
		const first = await get(comments);
		const etag = first.headers.get('etag') ?? '';
		expect(await first.json()).toEqual({ data: { post: { commentCount: 2 } } });
		const second = await get(comments, { 'If-None-Match': etag });
		expect([second.status, await second.text()]).toEqual([304, '']);
		expect(second.headers.get('cache-control')).toBe('no-cache');
	});

	it('is answered anew after a comment that can be seen', async () => {
		const etag = (await get(comments)).headers.get('etag') ?? '';
		await server.ask(
			'mutation{createComment(input:{commentOn:17,content:"New"}){success}}',
			{},
			EDITOR,
		);
		const after = await get(comments, { 'If-None-Match': etag });
		expect(await after.json()).toEqual({ data: { post: { commentCount: 3 } } });
	});

	it('is asked anew for whoever has a password, and kept for each set of variables', async () => {
		expect((await get(comments, EDITOR)).headers.get('etag')).toBeNull();
		expect(await (await get(comments, {}, { id: '18' })).json()).toEqual({
			data: { post: { commentCount: null } },
		});
	});

	it('is never kept when it tells the time, or when something went wrong', async () => {
		const before = await (await get(clock, {}, {})).text();
		time += 60_000;
		expect(await (await get(clock, {}, {})).text()).not.toBe(before);
		const wrong = await get(comments, {}, {});
		expect(wrong.headers.get('etag')).toBeNull();
		expect(wrong.headers.get('cache-control')).toBe('no-store');
	});
});
