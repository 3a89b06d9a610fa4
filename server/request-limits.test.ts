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

const basic = (password: string) => `Basic ${Buffer.from(`crew:${password}`).toString('base64')}`;

/**
 * A site with a limit of two writes. It is behind a connection, because a request inside of the process has no address
 * to count.
 */
async function limitedSite() {
	const { app } = tinySite({
		environment: { RATE_LIMIT: '2' },
		backend: {
			refusesCredentials: ({ headers }) => headers.get('authorization') !== basic('right'),
		},
	});
	server = createServer(app.listener).listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const ask = (path: string, address: string, method = 'POST', authorization = '') =>
		fetch(origin + path, {
			method,
			headers: { 'x-forwarded-for': address, ...(authorization ? { authorization } : {}) },
		});
	/** Sends a number of requests, one after the other, and returns their statuses. */
	const statuses = async (
		count: number,
		path: string,
		address: string,
		method?: string,
		authorization?: string,
	) => {
		const seen: number[] = [];
		for (let index = 0; index < count; index += 1) {
			seen.push((await ask(path, address, method, authorization)).status);
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

	it('does not count reads against writes', async () => {
		const { statuses } = await limitedSite();
		await statuses(21, LOOP, '203.0.113.1');
		expect(await statuses(3, '/wp-comments-post.php', '203.0.113.1')).toEqual([405, 405, 429]);
	});

	it('counts wrong passwords of HTTP Basic, and no right ones', async () => {
		const { ask, statuses } = await limitedSite();
		const [guesser, editor] = ['203.0.113.1', '203.0.113.2'];
		expect(await statuses(30, '/unknown/', editor, 'GET', basic('right'))).not.toContain(429);
		expect(await statuses(2, '/?p=1', guesser, 'GET', basic('wrong'))).not.toContain(429);
		const refused = await ask('/wp-json/', guesser, 'GET', basic('wrong'));
		expect([refused.status, Number(refused.headers.get('retry-after')) > 50]).toEqual([429, true]);
		// The host answers the right guess as it answers wrong ones.
		expect(await statuses(1, '/?p=1', guesser, 'GET', basic('right'))).toEqual([429]);
		// The login form uses the same count. Pages have no such limit.
		expect(await statuses(1, '/wp-login.php', guesser)).toEqual([429]);
		expect(await statuses(1, '/', guesser, 'GET')).toEqual([200]);
	});

	it('checks no more guesses than the limit, if all are sent at once', async () => {
		const { ask } = await limitedSite();
		const guesses = Array.from({ length: 10 }, () =>
			ask('/?p=1', '203.0.113.1', 'GET', basic('wrong')),
		);
		const judged = (await Promise.all(guesses)).filter(({ status }) => status !== 429);
		expect(judged).toHaveLength(2);
	});

	it('counts a write with a wrong password once', async () => {
		const { statuses } = await limitedSite();
		expect(
			await statuses(3, '/wp-comments-post.php', '203.0.113.1', 'POST', basic('wrong')),
		).toEqual([405, 405, 429]);
	});

	it('counts requests that are no POST as writes there, too', async () => {
		const { statuses } = await limitedSite();
		expect(await statuses(3, LOOP, '203.0.113.1', 'PUT')).toEqual([405, 405, 429]);
	});
});
