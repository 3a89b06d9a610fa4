import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

describe('the time for an answer', () => {
	afterEach(() => void vi.useRealTimers());

	/** Opens an answer that goes on when the test says so, on a clock that the test moves. */
	async function openLong(headers: Record<string, string> = {}) {
		vi.useFakeTimers({
			toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
		});
		let answer: ServerResponse | undefined;
		const { upstream } = await open((_request, response) => {
			answer = response;
			response.writeHead(200, headers);
			response.write(headers['content-encoding'] ? gzipSync('half').subarray(0, 10) : 'half');
		});
		const { body } = await upstream.ask({ path: '/' });
		return { body, answer: () => answer as ServerResponse };
	}

	it('does not end for a file that comes for longer', async () => {
		const { body, answer } = await openLong();
		const chunks = body[Symbol.asyncIterator]();
		expect(String((await chunks.next()).value)).toBe('half');
		for (const part of ['a', 'b', 'c']) {
			vi.advanceTimersByTime(29_000);
			answer().write(part);
			expect(String((await chunks.next()).value)).toBe(part);
		}
		answer().end();
		expect((await chunks.next()).done).toBe(true);
	});

	it('ends for a file of which nothing more comes', async () => {
		const { body } = await openLong();
		const chunks = body[Symbol.asyncIterator]();
		await chunks.next();
		vi.advanceTimersByTime(60_000);
		await expect(chunks.next()).rejects.toThrow('nothing more');
	});

	it('ends for a page that comes in drops', async () => {
		const { body, answer } = await openLong();
		const reading = readWhole(body);
		const outcome = expect(reading).rejects.toThrow('broke off');
		vi.advanceTimersByTime(20_000);
		answer().write('drop');
		vi.advanceTimersByTime(11_000);
		await outcome;
	});

	it('ends with the visitor of a compressed file', async () => {
		const { body, answer } = await openLong({ 'content-encoding': 'gzip' });
		const closed = new Promise((resolve) => answer().once('close', resolve));
		body.destroy();
		await closed;
	});
});
