import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRIVATE, PUBLIC, TIMED } from '../answers/cache-control';
import { answerFrom, storeBody } from '../answers/stored-body';
import { createCdn, GATHER_MS } from './cdn';
import { CDN_KINDS, cdnKind } from './cdn-kinds';
import type { CachedPage } from './page-cache';

const SITE_URL = 'https://boats.test';
const PREFERENCES = { acceptEncoding: 'br', ifNoneMatch: null, headOnly: false };

async function pageWith(
	parts: { tags?: string[]; control?: string; headers?: Record<string, string> } = {},
): Promise<CachedPage> {
	const { tags = [], control = PUBLIC, headers = {} } = parts;
	const body = await storeBody(200, { ...headers, 'cache-control': control }, 'a page');
	return { ...body, tags, renderedAt: 0, changesAt: null, expired: false };
}

/** A CDN whose API records calls in a list. It fails until a test ends the failure. */
function listedCdn({ mostNames = 100 } = {}) {
	const calls: (readonly string[])[] = [];
	const warnings: unknown[] = [];
	const api = { isAway: false };
	const kind = {
		...cdnKind({ kind: 'cloudflare', addresses: [], zone: 'z', token: 't', seconds: 0 }),
		mostNames,
		async purge(names: readonly string[]) {
			calls.push(names);
			if (api.isAway) throw new Error('away');
		},
	};
	const log = { warn: (...line: unknown[]) => void warnings.push(line) };
	const cdn = createCdn({ kind, seconds: 3600, siteUrl: SITE_URL, log });
	const headersOf = (key: string, page: CachedPage) =>
		cdn.mark(key, page, answerFrom(page, PREFERENCES)).headers;
	return { cdn, calls, warnings, api, headersOf };
}

describe('the headers of a page for a CDN', () => {
	it('are its tags, and the time for which the CDN may keep a page that purges reach', async () => {
		const { headersOf } = listedCdn();
		const headers = headersOf('/fleet/', await pageWith({ tags: ['/fleet/', 'cG9zdDox'] }));
		// Tags for all pages, for the address and for the post.
		expect(headers['cache-tag']).toMatch(/^[0-9a-f]{12}(?:,[0-9a-f]{12}){2}$/);
		expect(headers['cdn-cache-control']).toMatch(/^max-age=3600, /);
		expect(headers['cache-control']).toBe(PUBLIC);
	});

	it('is the same for all encodings and for 304, and put together once', async () => {
		const { cdn } = listedCdn();
		const page = await pageWith();
		const whole = answerFrom(page, PREFERENCES);
		expect(cdn.mark('/a/', page, whole)).toBe(cdn.mark('/a/', page, whole));
		const ifNoneMatch = whole.headers.etag ?? '';
		const same = cdn.mark('/a/', page, answerFrom(page, { ...PREFERENCES, ifNoneMatch }));
		expect(same.status).toBe(304);
		expect(same.headers['cache-tag']).toBe(cdn.mark('/a/', page, whole).headers['cache-tag']);
	});

	it.each([
		['that the clock changes', { control: TIMED }, false],
		['with more tags than a header holds', { tags: [...Array(400).keys()].map(String) }, false],
		['that was purged and is all there is', {}, true],
	])('of a page %s has no long life', async (_, parts, expired) => {
		const { headersOf } = listedCdn();
		const page = await pageWith(parts);
		page.expired = expired;
		const headers = headersOf('/a/', page);
		expect(headers['cache-tag']?.length).toBeLessThan(4096);
		expect(headers).not.toHaveProperty('cdn-cache-control');
	});

	it('ends its long life with the purge, though it was sent before', async () => {
		const { headersOf } = listedCdn();
		const page = await pageWith();
		expect(headersOf('/a/', page)).toHaveProperty('cdn-cache-control');
		page.expired = true;
		expect(headersOf('/a/', page)).not.toHaveProperty('cdn-cache-control');
	});

	it.each([
		['one visitor’s own', { control: PRIVATE }],
		[
			'a redirect, which becomes private with a visitor’s parameters',
			{ headers: { location: '/b/' } },
		],
	])('is nothing where the answer is %s', async (_, parts) => {
		const { headersOf } = listedCdn();
		expect(headersOf('/a/', await pageWith(parts))).not.toHaveProperty('cache-tag');
	});
});

describe('a purge', () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	const tagsOf = async ({ headersOf }: ReturnType<typeof listedCdn>, key: string, tags: string[]) =>
		headersOf(key, await pageWith({ tags }))['cache-tag']?.split(',') ?? [];

	it('names tags of the pages; purges at the same time share one call', async () => {
		const listed = listedCdn();
		listed.cdn.purge(['/fleet/']);
		listed.cdn.purge(['cG9zdDox', '/fleet/']);
		await vi.advanceTimersByTimeAsync(GATHER_MS);
		expect(listed.calls).toHaveLength(1);
		const purged = new Set(listed.calls[0]);
		const hits = async (key: string, tags: string[]) =>
			(await tagsOf(listed, key, tags)).some((name) => purged.has(name));
		expect(await hits('/fleet/page/2/?e-filter-a-b=c', [])).toBe(true);
		expect(await hits('/crew/', ['cG9zdDox'])).toBe(true);
		expect(await hits('/missing/', ['*'])).toBe(true);
		expect(await hits('/imprint/', ['cG9zdDoy'])).toBe(false);
	});

	it('of everything names the one tag that all pages have', async () => {
		const listed = listedCdn();
		listed.cdn.purge(['/fleet/']);
		listed.cdn.purge('everything');
		await vi.advanceTimersByTimeAsync(GATHER_MS);
		const [name] = listed.calls[0] ?? [];
		expect(listed.calls).toEqual([[name]]);
		expect(await tagsOf(listed, '/imprint/', [])).toContain(name);
	});

	it('is sent in parts, again until the CDN takes it, and not lost meanwhile', async () => {
		const { cdn, calls, api, warnings } = listedCdn({ mostNames: 2 });
		api.isAway = true;
		cdn.purge(['/a/', '/b/', '/c/']);
		await vi.advanceTimersByTimeAsync(GATHER_MS);
		expect(calls).toHaveLength(1);
		expect(warnings).toHaveLength(1);
		cdn.purge(['/d/']);
		await vi.advanceTimersToNextTimerAsync();
		expect(calls).toHaveLength(2);
		api.isAway = false;
		calls.length = 0;
		await vi.advanceTimersToNextTimerAsync();
		// Four addresses and the tag that every purge contains.
		expect(new Set(calls.flat()).size).toBe(5);
		expect(calls.every((names) => names.length <= 2)).toBe(true);
		expect(vi.getTimerCount()).toBe(0);
	});

	it('that waits is sent when the host ends', async () => {
		const { cdn, calls } = listedCdn();
		cdn.purge(['/a/']);
		await cdn.close();
		expect(calls).toHaveLength(1);
		expect(vi.getTimerCount()).toBe(0);
	});
});

describe('the API of a CDN', () => {
	let server: Server | null = null;
	afterEach(() => void server?.close());

	/** A server that replaces the CDN. */
	async function served(status = 200) {
		const requests: { line: string; headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
		server = createServer(async (incoming, outgoing) => {
			let body = '';
			for await (const chunk of incoming) body += chunk;
			requests.push({
				line: `${incoming.method} ${incoming.url}`,
				headers: incoming.headers,
				body,
			});
			outgoing.writeHead(status).end('{"errors": "wrong\n token"}');
		}).listen(0, '127.0.0.1');
		await new Promise((resolve) => server?.once('listening', resolve));
		const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
		const kindOf = (kind: (typeof CDN_KINDS)[number]) =>
			cdnKind({ kind, addresses: [address], zone: 'abc123', token: 'a-token', seconds: 60 });
		return { requests, kindOf };
	}

	it('of Cloudflare gets tags of a zone', async () => {
		const { requests, kindOf } = await served();
		await kindOf('cloudflare').purge(['a1', 'b2']);
		const [{ line, headers, body } = { line: '', headers: {}, body: '' }] = requests;
		expect(line).toBe('POST /client/v4/zones/abc123/purge_cache');
		expect(headers.authorization).toBe('Bearer a-token');
		expect(JSON.parse(body)).toEqual({ tags: ['a1', 'b2'] });
	});

	it('of Fastly gets surrogate keys of a service', async () => {
		const { requests, kindOf } = await served();
		await kindOf('fastly').purge(['a1', 'b2']);
		const [{ line, headers, body } = { line: '', headers: {}, body: '' }] = requests;
		expect(line).toBe('POST /service/abc123/purge');
		expect(headers['fastly-key']).toBe('a-token');
		expect(JSON.parse(body)).toEqual({ surrogate_keys: ['a1', 'b2'] });
		expect(kindOf('fastly').headers(['a1', 'b2'], 'max-age=5')).toEqual({
			'surrogate-key': 'a1 b2',
			'surrogate-control': 'max-age=5',
		});
	});

	it.each(CDN_KINDS)('of %s that refuses is quoted', async (kind) => {
		const { kindOf } = await served(403);
		await expect(kindOf(kind).purge(['a1'])).rejects.toThrow(/answered 403: .*wrong token/);
	});
});
