import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createRemoteBackend } from './remote-backend';

let server: Server | null = null;
afterEach(() => {
	server?.close();
	server = null;
});

/** The host's advice about a site, after the requests of two visitors. */
async function adviceFor(
	answer: (url: string) => { status: number; text: string; headers?: Record<string, string> },
) {
	server = createServer((request, response) => {
		const { status, text, headers = {} } = answer(request.url ?? '');
		response.writeHead(status, headers).end(text);
	});
	const listening = server.listen(0, '127.0.0.1');
	await new Promise((resolve) => listening.once('listening', resolve));
	const siteUrl = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
	const advice: string[] = [];
	let time = 0;
	const backend = createRemoteBackend({
		wordpress: { siteUrl, graphqlUrl: `${siteUrl}/graphql`, credentials: null },
		siteUrl: 'http://site.test',
		ownOrigins: [],
		documents: [],
		now: () => time,
		advise: (sentence) => advice.push(sentence),
	});
	for (const _visitor of [1, 2]) {
		await expect(backend.capabilities()).rejects.toThrow('GraphQL answered');
		time += 60_000;
	}
	await backend.close();
	return advice;
}

const PAGE = '<!doctype html><title>A site</title>';

describe('a site at which nothing answers GraphQL', () => {
	it('gets the advice to install WPGraphQL once', async () => {
		const advice = await adviceFor((url) => ({ status: url === '/' ? 200 : 404, text: PAGE }));
		expect(advice).toHaveLength(1);
		expect(advice[0]).toMatch(
			/pass through without it\. .*install and activate the free plugin WPGraphQL/,
		);
	});

	it('gets advice about plain permalinks if the endpoint for those answers', async () => {
		const advice = await adviceFor((url) =>
			url === '/?graphql'
				? { status: 200, text: '{"data":{"__typename":"RootQuery"}}' }
				: { status: 200, text: PAGE },
		);
		expect(advice).toHaveLength(1);
		expect(advice[0]).toMatch(/so WordPress has plain permalinks/);
	});

	it('gets advice about the web server’s password', async () => {
		const headers = { 'www-authenticate': 'Basic realm="Stage"' };
		const advice = await adviceFor(() => ({ status: 401, text: PAGE, headers }));
		expect(advice).toHaveLength(1);
		expect(advice[0]).toMatch(/HTTP Basic.*UPSTREAM_AUTH/);
	});

	it('gets no advice while it is broken', async () => {
		expect(await adviceFor(() => ({ status: 500, text: PAGE }))).toEqual([]);
		expect(
			await adviceFor((url) => ({ status: url === '/graphql' ? 404 : 503, text: PAGE })),
		).toEqual([]);
	});
});
