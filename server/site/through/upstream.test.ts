import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createUpstream, readWhole } from './upstream';

let server: Server;
afterEach(() => void server.close());

/** A WordPress that lists its connections with the requests that came over each of them. */
async function open(answer: (request: IncomingMessage, response: ServerResponse) => void) {
	const connections = new Map<Socket, string[]>();
	server = createServer((request, response) => {
		const requests = connections.get(request.socket) ?? [];
		connections.set(request.socket, [...requests, `${request.method} ${request.url}`]);
		answer(request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const upstream = createUpstream({ siteUrl, auth: null });
	return { upstream, requests: () => [...connections.values()] };
}

describe('the connection to the real site', () => {
	it('stays open for further requests, also after answers without a body', async () => {
		const { upstream, requests } = await open(({ url }, response) => {
			response.writeHead(url === '/same' ? 304 : 200).end(url === '/same' ? undefined : url);
		});
		for (const path of ['/a', '/same', '/b']) {
			const { body } = await upstream.ask({ path });
			expect((await readWhole(body)).toString()).toBe(path === '/same' ? '' : path);
		}
		expect(requests()).toEqual([['GET /a', 'GET /same', 'GET /b']]);
	});

	it('is a new one for a request that may change something', async () => {
		const { upstream, requests } = await open((_request, response) => response.end('x'));
		await readWhole((await upstream.ask({ path: '/a' })).body);
		await readWhole(
			(await upstream.ask({ path: '/b', method: 'POST', body: Buffer.from('y') })).body,
		);
		expect(requests()).toEqual([['GET /a'], ['POST /b']]);
	});

	it('is a new one if the site closes the old one just then', async () => {
		const seen = new Set<Socket>();
		const { upstream, requests } = await open(({ socket }, response) => {
			if (seen.has(socket)) socket.destroy();
			else response.end('x');
			seen.add(socket);
		});
		await readWhole((await upstream.ask({ path: '/a' })).body);
		expect((await readWhole((await upstream.ask({ path: '/b' })).body)).toString()).toBe('x');
		expect(requests()).toEqual([['GET /a', 'GET /b'], ['GET /b']]);
	});
});
