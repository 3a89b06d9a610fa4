import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { contentFolder } from './testing/content-folder';
import { openWith, type WholeSite } from './testing/whole-site';

const CONTENT = {
	'users.json': JSON.stringify(
		['ida', 'ada'].map((login) => ({
			login,
			name: login,
			role: 'editor',
			password: 'aboard',
			applicationPasswords: ['aaaa bbbb'],
		})),
	),
	'posts/a.md': '---\ndatabaseId: 11\ntitle: A\npassword: octopus\n---\n\nNorth.',
	'posts/b.md': '---\ndatabaseId: 12\ntitle: B\npassword: octopus\n---\n\nSouth.',
};

let site: WholeSite;
let server: Server;
afterEach(async () => {
	server.closeAllConnections();
	server.close();
	await site.app.close();
});

/** A site behind a connection; each request comes from another address. */
async function openedSite(variables: Record<string, string> = {}) {
	site = await openWith({ CONTENT_DIR: contentFolder(CONTENT), ...variables });
	server = createServer(site.app.listener).listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	let asked = 0;
	const ask = (path: string, init: RequestInit = {}, address?: string) => {
		asked += 1;
		const from = address ?? `203.0.${asked >> 8}.${asked & 255}`;
		const headers = { ...init.headers, 'x-forwarded-for': from };
		return fetch(origin + path, { redirect: 'manual', ...init, headers });
	};
	const logIn = async (log: string, pwd: string, address?: string) => {
		const body = new URLSearchParams({ log, pwd });
		return (await ask('/wp-login.php', { method: 'POST', body }, address)).status;
	};
	const many = async (count: number, one: () => Promise<number>) => {
		const seen = new Set<number>();
		for (let index = 0; index < count; index += 1) seen.add(await one());
		return [...seen];
	};
	return { ask, logIn, many };
}

describe('guesses at a password', () => {
	it('close an account for all visitors after ten, from any address, and no other account', async () => {
		const { logIn, many } = await openedSite();
		expect(await many(10, () => logIn('ida', 'wrong'))).toEqual([200]);
		expect(await logIn('ida', 'aboard')).toBe(429);
		expect(await logIn(' IDA ', 'aboard')).toBe(429);
		expect(await logIn('ada', 'aboard')).toBe(302);
	});

	it('that are right are not counted', async () => {
		const { logIn, many } = await openedSite();
		expect(await many(12, () => logIn('ida', 'aboard'))).toEqual([302]);
	});

	it('are checked at most ten times if they are sent at once', async () => {
		const { logIn } = await openedSite();
		const statuses = await Promise.all(Array.from({ length: 30 }, () => logIn('ida', 'wrong')));
		expect(statuses.filter((status) => status === 200)).toHaveLength(10);
	});

	it.each(['/wp-json/wp/v2/posts/11?password=', '/?rest_route=/wp/v2/posts/11&password='])(
		'of a post by %s close that post to REST after ten',
		async (path) => {
			const { ask, many } = await openedSite();
			const guess = async (password: string) => (await ask(path + password)).status;
			expect(await many(12, () => guess('octopus'))).toEqual([200]);
			expect(await many(10, () => guess('wrong'))).toEqual([403]);
			expect(await guess('octopus')).toBe(429);
			expect((await ask('/wp-json/wp/v2/posts/12?password=octopus')).status).toBe(200);
		},
	);

	it('of posts by REST are counted by address as well', async () => {
		const { ask } = await openedSite({ RATE_LIMIT: '2' });
		const guess = async (id: number) =>
			(await ask(`/wp-json/wp/v2/posts/${id}?password=wrong`, {}, '198.51.100.1')).status;
		expect([await guess(11), await guess(12), await guess(11)]).toEqual([403, 403, 429]);
	});

	it('by application passwords close an account after sixty', async () => {
		const { ask, many } = await openedSite();
		const basic = (password: string) => ({
			headers: { authorization: `Basic ${Buffer.from(`ida:${password}`).toString('base64')}` },
		});
		const guess = async (password: string) =>
			(await ask('/wp-json/wp/v2/users/me', basic(password))).status;
		expect(await many(61, () => guess('aaaa bbbb'))).toEqual([200]);
		expect(await many(60, () => guess('wrong'))).toEqual([401]);
		expect(await guess('aaaa bbbb')).toBe(429);
	});

	it('have no limit where the operator wants none', async () => {
		const { logIn, many } = await openedSite({ RATE_LIMIT: '0' });
		expect(await many(12, () => logIn('ida', 'wrong'))).toEqual([200]);
	});
});

describe('the limit by address', () => {
	it('counts an IPv6 network of /64 as one visitor', async () => {
		const { logIn } = await openedSite({ RATE_LIMIT: '2' });
		const statuses = [];
		for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3'])
			statuses.push(await logIn('nobody', 'x', address));
		expect(statuses).toEqual([200, 200, 429]);
		expect(await logIn('nobody', 'x', '2001:db8:1:3::1')).toBe(200);
	});

	it.each([
		['192.0.2.0/24', [200, 200, 200]],
		['10.9.9.0/24', [200, 200, 429]],
	])('behind a CDN counts visitors where TRUSTED_PROXIES=%s', async (proxies, expected) => {
		const { logIn } = await openedSite({ RATE_LIMIT: '2', TRUSTED_PROXIES: proxies });
		const statuses = [];
		for (const visitor of [1, 2, 3])
			statuses.push(await logIn(`n${visitor}`, 'x', `198.51.100.${visitor}, 192.0.2.7`));
		expect(statuses).toEqual(expected);
	});
});
