import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createDrain, DRAIN_LIMIT_MS } from './drain';
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
	const server = createServer(site.app.listener);
	const drain = createDrain(server, site.app);
	server.listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	const { port } = server.address() as AddressInfo;
	const origin = `http://127.0.0.1:${port}`;
	/** Requests a page and waits until the host renders it. */
	const begin = async () => {
		const answer = fetch(`${origin}/`).catch(() => 'cut' as const);
		while (site.rendered.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
		return { answer };
	};
	return { site, drain, port, origin, begin, isClosed: () => isClosed };
}

describe('a host that has to stop', () => {
	it('answers during the notice, for the last time on each connection', async () => {
		const { drain, origin } = await listening();
		const drained = drain({ noticeMs: 300 });
		const [page, health] = await Promise.all([fetch(`${origin}/`), fetch(`${origin}/healthz`)]);
		expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
		expect([health.status, health.headers.get('connection')]).toEqual([503, 'close']);
		expect(await health.json()).toEqual({ status: 'draining' });
		await drained;
		await expect(fetch(`${origin}/`)).rejects.toThrow();
	});

	it('finishes its running answers and takes nothing new', async () => {
		const { site, drain, origin, begin, isClosed } = await listening();
		const release = site.hold();
		const { answer } = await begin();
		const drained = drain({ noticeMs: 0 });
		await new Promise((resolve) => setTimeout(resolve, 50));
		await expect(fetch(`${origin}/`)).rejects.toThrow();
		expect(isClosed()).toBe(false);
		release();
		const page = await answer;
		expect(page === 'cut' ? page : [page.status, page.headers.get('connection')]).toEqual([
			200,
			'close',
		]);
		await drained;
		expect(isClosed()).toBe(true);
	});

	it('does not wait for connections without a request', async () => {
		const { drain, port, isClosed } = await listening();
		const silent = connect(port, '127.0.0.1');
		const closed = new Promise((resolve) => silent.once('close', resolve));
		await new Promise((resolve) => silent.once('connect', resolve));
		await drain({ noticeMs: 0 });
		await closed;
		expect(isClosed()).toBe(true);
	});

	it('does not wait for ever', async () => {
		const { site, drain, begin, isClosed } = await listening();
		const release = site.hold();
		const { answer } = await begin();
		await drain({ noticeMs: 0, limitMs: 50 });
		expect(await answer).toBe('cut');
		expect(isClosed()).toBe(true);
		release();
		expect(DRAIN_LIMIT_MS).toBe(10_000);
	});
});
