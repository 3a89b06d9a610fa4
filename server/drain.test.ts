import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { drain } from './drain';
import { tinySite } from './testing/tiny-site';

async function listening() {
	let isClosed = false;
	const site = tinySite({
		backend: {
			close: async () => {
				isClosed = true;
			},
		},
	});
	const server = createServer(site.app.listener).listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return { site, server, origin, isClosed: () => isClosed };
}

describe('a host that is told to stop', () => {
	it('finishes what it has begun and takes nothing new', async () => {
		const { site, server, origin, isClosed } = await listening();
		const release = site.hold();
		const begun = fetch(`${origin}/`);
		while (site.rendered.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
		const drained = drain(server, site.app);
		await expect(fetch(`${origin}/`)).rejects.toThrow();
		expect(isClosed()).toBe(false);
		release();
		expect((await begun).status).toBe(200);
		await drained;
		expect(isClosed()).toBe(true);
	});

	it('does not wait for ever', async () => {
		const { site, server, origin, isClosed } = await listening();
		const release = site.hold();
		const begun = fetch(`${origin}/`).catch(() => 'cut');
		while (site.rendered.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
		await drain(server, site.app, 50);
		expect(await begun).toBe('cut');
		expect(isClosed()).toBe(true);
		release();
	});
});
