import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHttpServer } from './http-server';
import { tinySite } from './testing/tiny-site';

const closing: (() => void)[] = [];
afterEach(() => {
	for (const close of closing.splice(0)) close();
});

const ON = { EARLY_HINTS: '1' };
const BROWSER = { host: 'site.test', 'sec-fetch-mode': 'navigate' };
const HINTS =
	'HTTP/1.1 103 Early Hints\r\nLink: </assets/face.woff2>; rel=preload; as=font; type=font/woff2; crossorigin\r\n\r\n';

/**
 * A site behind the host's server, with its start page in the cache; `arrived` resolves at the first request over a
 * socket.
 */
async function site(environment: Record<string, string>) {
	const site = tinySite({ environment });
	const server = createHttpServer(site.app.listener).listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	closing.push(() => {
		server.closeAllConnections();
		server.close();
	});
	expect((await site.app.request('http://site.test/')).status).toBe(200);
	const arrived = new Promise<void>((resolve) => server.once('request', () => resolve()));
	return { site, arrived, port: (server.address() as AddressInfo).port };
}

/** Opens a page over a raw socket. `received` is the text so far. */
function open(port: number, headers: Record<string, string>, version = '1.1') {
	const socket: Socket = connect(port, '127.0.0.1');
	closing.push(() => socket.destroy());
	const exchange = { received: '' };
	socket.on('data', (data) => {
		exchange.received += data.toString('latin1');
	});
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
	socket.write(`GET / HTTP/${version}\r\n${lines.join('')}\r\n`);
	return exchange;
}

describe('early hints', () => {
	it('are sent while the host renders a purged page again, before the page', async () => {
		const { site: tiny, port } = await site(ON);
		const release = tiny.hold();
		tiny.text = 'second';
		tiny.change(['/']);
		const exchange = open(port, BROWSER);
		await vi.waitFor(() => expect(exchange.received).toBe(HINTS));
		release();
		await vi.waitFor(() => expect(exchange.received).toContain('<title>second</title>'));
		expect(exchange.received.slice(HINTS.length)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
	});

	it.each([
		['a fresh page', ON, BROWSER, '1.1', false],
		['a host that was not told to send them', {}, BROWSER, '1.1', true],
		['what is no browser that opens a page', ON, { host: 'site.test' }, '1.1', true],
		['HTTP/1.0', ON, BROWSER, '1.0', true],
		['somebody logged in', ON, { ...BROWSER, cookie: 'wordpress_logged_in_1=a' }, '1.1', true],
	])('are not sent for %s', async (_, environment, headers, version, isPurged) => {
		const { site: tiny, port, arrived } = await site(environment);
		const release = tiny.hold();
		if (isPurged) tiny.change(['/']);
		const exchange = open(port, headers, version);
		await arrived;
		release();
		await vi.waitFor(() => expect(exchange.received).toContain('</title>'));
		expect(exchange.received).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
	});
});
