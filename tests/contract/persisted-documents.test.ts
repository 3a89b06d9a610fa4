import { documentHash } from '@outrigger/mock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EDITOR, SITE_URL, startTestServer, type TestServer } from './ask-graphql';

const json = { 'Content-Type': 'application/json' };
const post = (body: unknown, headers: HeadersInit = json): RequestInit => ({
	method: 'POST',
	headers,
	body: typeof body === 'string' ? body : JSON.stringify(body),
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

	it('shows the schema to no client', async () => {
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

describe('a document of ours in a GET request', () => {
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

	it('is answered again from the store after a visible comment', async () => {
		const etag = (await get(comments)).headers.get('etag') ?? '';
		await server.ask(
			'mutation{createComment(input:{commentOn:17,content:"New"}){success}}',
			{},
			EDITOR,
		);
		const after = await get(comments, { 'If-None-Match': etag });
		expect(await after.json()).toEqual({ data: { post: { commentCount: 3 } } });
	});

	it('runs anew for viewers with a password, and once for each set of variables', async () => {
		expect((await get(comments, EDITOR)).headers.get('etag')).toBeNull();
		expect(await (await get(comments, {}, { id: '18' })).json()).toEqual({
			data: { post: { commentCount: 0 } },
		});
	});

	it('is never kept when it contains the time, or after a fault', async () => {
		const before = await (await get(clock, {}, {})).text();
		time += 60_000;
		expect(await (await get(clock, {}, {})).text()).not.toBe(before);
		const wrong = await get(comments, {}, {});
		expect(wrong.headers.get('etag')).toBeNull();
		expect(wrong.headers.get('cache-control')).toBe('no-store');
	});
});

describe('an answer that is kept', () => {
	const text = '{generalSettings{title}}';
	const extensions = { persistedQuery: { version: 1, sha256Hash: documentHash(text) } };
	const url = `/graphql?extensions=${encodeURIComponent(JSON.stringify(extensions))}`;
	const accept = 'application/json';
	let server: TestServer;
	let time = Date.UTC(2026, 4, 1);
	beforeAll(async () => {
		server = await startTestServer({
			persistedDocuments: { [documentHash(text)]: text },
			now: () => time,
		});
	});
	afterAll(() => server.close());
	const finished = (headers: Record<string, string> = {}, method = 'GET') =>
		server.wordpress.finished({ method, url, headers: { accept, ...headers } });

	it('is ready after the first request, and equals the answer to that request', async () => {
		expect(finished()).toBeNull();
		const asked = await server.fetch(url, { headers: { accept } });
		const kept = finished();
		const { 'content-length': length, ...headers } = kept?.headers ?? {};
		expect({ ...Object.fromEntries(asked.headers) }).toMatchObject(headers);
		const body = await asked.text();
		expect(Buffer.from(kept?.body ?? []).toString()).toBe(body);
		expect(Number(length)).toBe(Buffer.byteLength(body));
	});

	it('is a few bytes for a client that has it already', () => {
		const etag = finished()?.headers.etag ?? '';
		expect(finished({ 'if-none-match': etag })).toMatchObject({ status: 304, body: null });
	});

	it('is made anew after a minute, because display conditions depend on the time', async () => {
		await server.fetch(url, { headers: { accept } });
		time += 59_999;
		expect(finished()).not.toBeNull();
		time += 1;
		expect(finished()).toBeNull();
		await server.fetch(url, { headers: { accept } });
		expect(finished()).not.toBeNull();
	});

	it('is not sent to a request with a password, from another origin or with another method', () => {
		expect(finished({ authorization: 'Basic x' })).toBeNull();
		expect(finished({ origin: 'https://elsewhere.example' })).toBeNull();
		expect(finished({}, 'POST')).toBeNull();
	});
});
