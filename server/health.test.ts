import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createHealth, HANGS_AFTER_MS, healthAnswer } from './health';
import { tinySite } from './testing/tiny-site';

const statusesOf = (memory: SharedArrayBuffer, now: number) =>
	['/livez', '/readyz?x', '/healthz'].map((path) => healthAnswer(path, memory, now)?.status);

describe('the report of a host on itself', () => {
	it('is that it hangs, where it has had no turn for longer than a rendering may take', () => {
		let time = 1_000_000;
		const health = createHealth(() => time);
		health.become('ok');
		expect(statusesOf(health.memory, time + HANGS_AFTER_MS)).toEqual([200, 200, 200]);
		expect(statusesOf(health.memory, time + HANGS_AFTER_MS + 1)).toEqual([503, 503, 503]);
		time += HANGS_AFTER_MS;
		health.beat();
		expect(statusesOf(health.memory, time + HANGS_AFTER_MS)).toEqual([200, 200, 200]);
	});

	it('has its own addresses, and no other', () => {
		const { memory } = createHealth(() => 0);
		for (const path of ['/', '/readyz/', '/readyzz', '/x?/readyz', '']) {
			expect(healthAnswer(path, memory, 0)).toBeNull();
		}
	});
});

describe('a check of a balancer', () => {
	let server: Server;
	afterEach(() => void server.close());

	/** The whole answer to a request that is written by hand. */
	async function send(text: string) {
		const lines: string[] = [];
		const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
		const { app } = tinySite({ parts: { log } });
		await app.warm();
		server = createServer(app.listener).listen(0, '127.0.0.1');
		await new Promise((resolve) => server.once('listening', resolve));
		const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
		socket.write(text);
		let answer = '';
		for await (const chunk of socket) answer += chunk;
		return { answer, lines };
	}

	it.each([
		'OPTIONS /healthz HTTP/1.0',
		'GET /healthz HTTP/1.0',
		'HEAD /readyz HTTP/1.0',
		'GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close',
	])('by %j is answered with 200, and not logged', async (head) => {
		const { answer, lines } = await send(`${head}\r\n\r\n`);
		expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
		expect(lines).toEqual([]);
	});
});
