import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCdn } from './site/cache/cdn';
import { cdnKind } from './site/cache/cdn-kinds';
import { builderPage } from './site/through/testing/builder-page';
import { SITE, throughOptions } from './site/through/testing/page-parts';
import { type StubWordPress, startStubWordPress } from './site/through/testing/stub-wordpress';
import { createThrough, type Through } from './site/through/through';
import { SITE_URL, tinySite } from './testing/tiny-site';

/** A CDN that removes nothing; `purged` contains the purges that it received. */
function recordingCdn(siteUrl: string) {
	const purged: string[] = [];
	const kind = {
		...cdnKind({ kind: 'fastly', addresses: [], zone: 'z', token: 't', seconds: 0 }),
		purge: async (names: readonly string[]) => void purged.push(...names),
	};
	const cdn = createCdn({ kind, seconds: 3600, siteUrl, log: { warn: vi.fn() } });
	return { cdn, purged };
}

const keysOf = (answer: Response | null) => answer?.headers.get('surrogate-key')?.split(' ') ?? [];

describe('a host with a CDN before it', () => {
	it('purges all pages at the start, and later the pages that WordPress changes', async () => {
		const { cdn, purged } = recordingCdn(SITE_URL);
		const site = tinySite({ parts: { cdn } });
		await site.app.warm();
		const first = await site.app.request('/a/');
		await cdn.close();
		expect(purged).toHaveLength(1);
		expect(keysOf(first)).toContain(purged[0]);
		site.change(['post:1']);
		await vi.waitFor(async () => {
			await cdn.close();
			expect(purged.slice(1).some((name) => keysOf(first).includes(name))).toBe(true);
		});
	});

	it('tags pages that it has and pages that it makes, but no visitor’s own', async () => {
		const { cdn } = recordingCdn(SITE_URL);
		const { app } = tinySite({ parts: { cdn } });
		const made = await app.request('/a/');
		expect(made.headers.get('surrogate-control')).toMatch(/^max-age=3600/);
		expect(keysOf(await app.request('/a/'))).toEqual(keysOf(made));
		const cookie = 'wordpress_logged_in_0123456789abcdef=x';
		expect(keysOf(await app.request('/a/', { headers: { cookie } }))).toEqual([]);
		expect(keysOf(await app.request('/old/?utm_source=x'))).toEqual([]);
	});

	it('gives a page no long life that it sends because WordPress is away', async () => {
		const { cdn } = recordingCdn(SITE_URL);
		const site = tinySite({ parts: { cdn } });
		await site.app.request('/a/');
		site.change(['/a/']);
		site.state = 'down';
		const old = await site.app.request('/a/');
		expect(old.status).toBe(200);
		expect(old.headers.has('surrogate-control')).toBe(false);
		expect(keysOf(old)).not.toEqual([]);
	});
});

describe('pages of a real WordPress that pass', () => {
	let stub: StubWordPress;
	afterEach(() => stub.close());

	it('carry the tag of their address, the first time and from the cache', async () => {
		stub = await startStubWordPress();
		stub.answer = ({ url }, response) => {
			if (url?.startsWith('/wp-json')) response.writeHead(403).end();
			else response.writeHead(200, { 'content-type': 'text/html' }).end(html);
		};
		const html = builderPage({ origin: stub.origin, content: '<p>here</p>' });
		const { cdn, purged } = recordingCdn(SITE);
		const through: Through = createThrough({ ...throughOptions(stub.origin, []), cdn });
		const get = () => through.answer(new Request(`${SITE}/boats/?a=b`), { address: '192.0.2.1' });
		const first = await get();
		expect(first?.headers.get('surrogate-control')).toMatch(/^max-age=3600/);
		expect(keysOf(await get())).toEqual(keysOf(first));
		await through.purge(['/boats/']);
		await cdn.close();
		expect(purged.some((name) => keysOf(first).includes(name))).toBe(true);
	});
});
