import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, startTestServer, type TestServer } from './ask-graphql';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer({ isWritable: true });
});
afterAll(async () => {
	expect(server.errors).toEqual([]);
	await server.close();
});

async function batch(body: object, as: HeadersInit = ADMIN) {
	const response = await server.fetch('/wp-json/batch/v1', {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', ...as },
		body: JSON.stringify(body),
	});
	// biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer
	return { status: response.status, body: (await response.json()) as any };
}

const titles = async () => {
	const { data } = await server.ask('{posts(first:100){nodes{title}}}', {}, ADMIN);
	return data.posts.nodes.map(({ title }: { title: string }) => title);
};

// The answers are those of a WordPress 6.5 to the same batches.
describe('/batch/v1', () => {
	it('carries writes out in turn, each with its own answer', async () => {
		const { status, body } = await batch({
			requests: [
				{ path: '/wp/v2/posts?_fields=id,slug', body: { title: 'First', status: 'publish' } },
				{ path: '/wp/v2/categories?_fields=name', body: { name: 'Batches' } },
				{ method: 'DELETE', path: '/wp/v2/posts/999999' },
				{ path: '/wp/v2/media' },
				{ path: '/wp/v2/posts', body: { title: 'x', status: 'zzz' } },
			],
		});
		expect(status).toBe(207);
		const [made, term, gone, media, wrong] = body.responses;
		expect(made).toMatchObject({ status: 201, body: { slug: 'first' } });
		expect(made.headers).toMatchObject({ Allow: expect.stringContaining('POST') });
		expect(made.headers.Location).toMatch(/\/wp\/v2\/posts\/\d+$/);
		expect(term).toMatchObject({ status: 201, body: { name: 'Batches' } });
		expect([gone.status, gone.body.code]).toEqual([404, 'rest_post_invalid_id']);
		expect([media.status, media.body.code]).toEqual([400, 'rest_batch_not_allowed']);
		expect([wrong.status, wrong.body.code]).toEqual([400, 'rest_invalid_param']);
		expect(await titles()).toContain('First');
	});

	it('carries out none where all have to be right and one is not', async () => {
		const { status, body } = await batch({
			validation: 'require-all-validate',
			requests: [
				{ path: '/wp/v2/posts', body: { title: 'Not written', status: 'publish' } },
				{ path: '/wp/v2/posts', body: { title: 'x', status: 'zzz' } },
			],
		});
		expect([status, body.failed, body.responses[0]]).toEqual([207, 'validation', null]);
		expect(body.responses[1]).toMatchObject({ status: 400, headers: [] });
		expect(await titles()).not.toContain('Not written');
		const right = await batch({
			validation: 'require-all-validate',
			requests: [{ path: '/wp/v2/posts', body: { title: 'Written', status: 'publish' } }],
		});
		expect(right.body.responses[0].status).toBe(201);
		expect(await titles()).toContain('Written');
	});

	it('runs as the user of the batch, also where its parts name another', async () => {
		const { body } = await batch(
			{ requests: [{ path: '/wp/v2/posts', body: { title: 'x' }, headers: { ...ADMIN } }] },
			{},
		);
		expect([body.responses[0].status, body.responses[0].body.code]).toEqual([
			401,
			'rest_cannot_create',
		]);
	});

	it('refuses a body that is no batch', async () => {
		const fault = async (sent: object) => {
			const { status, body } = await batch(sent);
			return `${status} ${body.data.params.requests ?? body.data.params.validation ?? body.code}`;
		};
		const part = { path: '/wp/v2/tags' };
		expect(await fault({})).toBe('400 rest_missing_callback_param');
		expect(await fault({ requests: [{ ...part, method: 'GET' }] })).toBe(
			'400 requests[0][method] is not one of POST, PUT, PATCH, and DELETE.',
		);
		expect(await fault({ requests: [{ body: {} }] })).toBe(
			'400 path is a required property of requests[0].',
		);
		expect(await fault({ requests: ['x'] })).toBe('400 requests[0] is not of type object.');
		expect(await fault({ requests: Array(26).fill(part) })).toBe(
			'400 requests must contain at most 25 items.',
		);
		expect(await fault({ validation: 'foo', requests: [part] })).toBe(
			'400 validation is not one of require-all-validate and normal.',
		);
		expect((await batch({ requests: [] })).body).toEqual({ responses: [] });
		const read = await server.fetch('/wp-json/batch/v1');
		expect(read.status).toBe(404);
	});

	it('names its largest number of parts', async () => {
		const options = await server.fetch('/wp-json/batch/v1', { method: 'OPTIONS' });
		const { endpoints } = (await options.json()) as {
			endpoints: { args: { requests: { maxItems: number } } }[];
		};
		expect(endpoints[0]?.args.requests.maxItems).toBe(25);
	});
});
