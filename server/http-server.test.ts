import type { Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpServer, IDLE_LIMIT_MS, RECEIVE_LIMIT_MS } from './http-server';
import { signPurge } from './testing/signed-purge';
import { SITE_TIME, tinySite } from './testing/tiny-site';

const LIMIT_MS = 300;
const closing: (() => void)[] = [];

afterEach(() => {
	for (const close of closing.splice(0)) close();
});

interface Log {
	lines: { level: number }[];
	port: number;
}

/** A tiny site behind the host's server, with a limit that a test can wait for. */
async function listening(receiveLimitMs = LIMIT_MS): Promise<Log> {
	const lines: { level: number }[] = [];
	const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) });
	const site = tinySite({
		parts: { log },
		environment: { REVALIDATE_SECRET: 'a long secret' },
	});
	const server = createHttpServer(site.app.listener, { receiveLimitMs }).listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	closing.push(() => {
		server.closeAllConnections();
		server.close();
	});
	return { lines, port: (server.address() as AddressInfo).port };
}

const BODY = '{"uri":"/"}';
const HEAD = (length: number) =>
	[
		'POST /revalidate HTTP/1.1',
		'Host: site.test',
		...Object.entries(signPurge('a long secret', BODY, SITE_TIME)).map((field) => field.join(': ')),
		`Content-Length: ${length}`,
		'\r\n',
	].join('\r\n');

/** Sends pieces with a pause before each but the first. Returns all that came back until the connection ended. */
function send(port: number, pieces: readonly string[], pauseMs = 50) {
	return new Promise<{ answer: string; tookMs: number }>((resolve) => {
		const begun = performance.now();
		const socket = connect(port, '127.0.0.1');
		let answer = '';
		let next = 0;
		const piece = () => {
			const text = pieces[next];
			next += 1;
			if (text !== undefined && socket.writable) socket.write(text);
		};
		piece();
		const timer = setInterval(piece, pauseMs);
		socket.on('data', (data) => {
			answer += data.toString();
		});
		socket.on('error', () => undefined);
		socket.on('close', () => {
			clearInterval(timer);
			resolve({ answer, tookMs: performance.now() - begun });
		});
	});
}

describe('the server of the host', () => {
	it('ends a body that drips, with 408', async () => {
		const { port, lines } = await listening();
		const { answer, tookMs } = await send(port, [HEAD(1000), ...'a'.repeat(900)]);
		expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
		expect(answer).toMatch(/^Connection: close\r$/im);
		expect(tookMs).toBeGreaterThanOrEqual(LIMIT_MS);
		expect(tookMs).toBeLessThan(LIMIT_MS * 10);
		// Visitors who go away are no fault of this host.
		await new Promise((resolve) => setTimeout(resolve, 50));
		expect(lines).toEqual([]);
	});

	it('ends a head that drips, with 408', async () => {
		const { port } = await listening();
		const { answer } = await send(port, ['GET / HTTP/1.1\r\nX-Long: ', ...'a'.repeat(900)]);
		expect(answer).toMatch(/^HTTP\/1\.1 408 /);
	});

	it('takes a body that comes in pieces, in time', async () => {
		const { port } = await listening(5000);
		const head = HEAD(BODY.length).replace('Host', 'Connection: close\r\nHost');
		const { answer } = await send(port, [head, BODY.slice(0, 4), BODY.slice(4)]);
		expect(answer).toMatch(/^HTTP\/1\.1 200 /);
	});

	it('waits 30 seconds', () => {
		const { requestTimeout, headersTimeout, keepAliveTimeout } = createHttpServer(() => undefined);
		expect([RECEIVE_LIMIT_MS, requestTimeout, headersTimeout]).toEqual([30_000, 30_000, 30_000]);
		expect(keepAliveTimeout).toBeGreaterThan(60_000);
	});

	/** A server for which the test writes the answers by hand. */
	async function answering(
		write: (outgoing: ServerResponse, server: Server) => void,
		idleLimitMs: number,
	) {
		const ended: Promise<unknown>[] = [];
		const server = createHttpServer(
			(_, outgoing) => {
				ended.push(new Promise((resolve) => outgoing.once('close', resolve)));
				write(outgoing, server);
			},
			{ idleLimitMs },
		).listen(0, '127.0.0.1');
		await new Promise((resolve) => server.once('listening', resolve));
		closing.push(() => {
			server.closeAllConnections();
			server.close();
		});
		const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
		socket.on('error', () => undefined);
		socket.write('GET / HTTP/1.1\r\nHost: site.test\r\n\r\n');
		closing.push(() => socket.destroy());
		return { socket, ended };
	}

	it('the server ends an answer that the client does not read', async () => {
		const { socket, ended } = await answering((outgoing) => {
			outgoing.writeHead(200);
			outgoing.write(Buffer.alloc(50_000_000));
		}, 100);
		await new Promise((resolve) => socket.once('readable', resolve));
		await Promise.all(ended);
	});

	it('waits for an answer that is still being made', async () => {
		const { socket } = await answering((outgoing, server) => {
			server.once('timeout', () => outgoing.end('made at last'));
		}, 50);
		let answer = '';
		for await (const chunk of socket) {
			answer += chunk;
			if (answer.includes('made at last')) break;
		}
		expect(answer).toContain('made at last');
	});

	it('waits 30 seconds for a client that reads nothing', () => {
		expect([IDLE_LIMIT_MS, createHttpServer(() => undefined).timeout]).toEqual([30_000, 30_000]);
	});

	it.each([
		['Host: site.test\r\nHost: site.test', 400],
		['Host: site.test\r\nhOST: other.test', 400],
		['Accept: */*', 400],
		['Host: site.test', 200],
	])('answers %j with %d', async (headers, status) => {
		const { port } = await listening();
		const { answer } = await send(port, [
			`GET /healthz HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`,
		]);
		expect(Number(answer.slice(9, 12))).toBe(status);
	});
});
