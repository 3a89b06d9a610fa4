import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { tinySite } from './testing/tiny-site';

const LOOP = '/wp-json/elementor-pro/v1/refresh-loop';
const SEARCH = '/wp-json/elementor-pro/v1/refresh-search';

let server: Server;
afterEach(() => {
	server.close();
});

/** A site with a limit of two writes, asked over a connection: in this process there is no address to count. */
async function limitedSite() {
	const { app } = tinySite({ environment: { RATE_LIMIT: '2' } });
	server = createServer(app.listener).listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const ask = (path: string, address: string, method = 'POST') =>
		fetch(origin + path, { method, headers: { 'x-forwarded-for': address } });
	/** Statuses of so many requests, one after the other. */
	const statuses = async (count: number, path: string, address: string, method?: string) => {
		const seen: number[] = [];
		for (let index = 0; index < count; index += 1) {
			seen.push((await ask(path, address, method)).status);
		}
		return seen;
	};
	return { ask, statuses };
}

describe('the limit of requests', () => {
	it('lets the last one through and refuses the next, with when to come back', async () => {
		const { ask, statuses } = await limitedSite();
		expect(await statuses(2, '/wp-comments-post.php', '203.0.113.1')).toEqual([405, 405]);
		const refused = await ask('/wp-comments-post.php', '203.0.113.1');
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
		expect(await statuses(1, '/wp-comments-post.php', '203.0.113.2')).toEqual([405]);
	});

	it('counts no page that is read', async () => {
		const { statuses } = await limitedSite();
		expect(await statuses(30, '/', '203.0.113.1', 'GET')).not.toContain(429);
		expect(await statuses(1, '/', '203.0.113.1')).toEqual([405]);
	});

	it('counts lists and searches apart, ten times as many, and both together', async () => {
		const { statuses } = await limitedSite();
		await statuses(3, '/wp-comments-post.php', '203.0.113.1');
		const reads = [
			...(await statuses(12, LOOP, '203.0.113.1')),
			...(await statuses(8, SEARCH, '203.0.113.1')),
		];
		expect(reads).toEqual(Array(20).fill(400));
		expect(await statuses(1, SEARCH, '203.0.113.1')).toEqual([429]);
		expect(await statuses(1, LOOP, '203.0.113.1')).toEqual([429]);
		expect(await statuses(1, LOOP, '203.0.113.2')).toEqual([400]);
	});

	it('leaves writes alone, however much was read', async () => {
		const { statuses } = await limitedSite();
		await statuses(21, LOOP, '203.0.113.1');
		expect(await statuses(3, '/wp-comments-post.php', '203.0.113.1')).toEqual([405, 405, 429]);
	});

	it('takes what is no POST for a write there, too', async () => {
		const { statuses } = await limitedSite();
		expect(await statuses(3, LOOP, '203.0.113.1', 'PUT')).toEqual([405, 405, 429]);
	});
});
