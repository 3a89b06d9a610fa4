import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeBody } from '../answers/stored-body';
import { createPageCache, type Purge } from '../cache/page-cache';
import { parsePageAddress } from '../requests/page-address';
import type { Page } from '../requests/page-request';
import { createPageHost, MOST_RENEWED, RENEWED_AT_ONCE } from './page-host';
import { FORGOTTEN_MS, MOST_RENDERINGS, PATIENCE_MS } from './rendering-limits';

const SITE_URL = 'http://site.test';
const PREFERENCES = { acceptEncoding: undefined, ifNoneMatch: null, headOnly: false };
/** Pages whose renderings end when the test ends them. */
function slowPages() {
	const ends: (() => void)[] = [];
	const begun: string[] = [];
	const cache = createPageCache(null);
	const pages = createPageHost({
		renderPage: async ({ path }) => {
			begun.push(path);
			await new Promise<void>((resolve) => ends.push(resolve));
			const page = { status: 200, html: 'here', tags: [], cacheable: true, styleHashes: [] };
			return { page, body: await storeBody(200, { 'content-type': 'text/html' }, 'here') };
		},
		cache,
		cdn: null,
		siteUrl: SITE_URL,
		log: pino({ level: 'silent' }),
		patienceMs: PATIENCE_MS,
		now: () => 1_000_000,
	});
	const address = (path: string) => parsePageAddress(path, new URLSearchParams()) as Page;
	return {
		ends,
		begun,
		cache,
		pages,
		ask: async (path: string) => (await pages.sendShared(address(path), PREFERENCES)).status,
		askAlone: async (path: string) =>
			(await pages.sendPrivate(address(path), {}, PREFERENCES)).status,
	};
}

describe('a page that takes longer than its visitor waits', () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	it('is a 503 for the first visitor, and ready for the next, rendered once', async () => {
		const { ends, pages, ask } = slowPages();
		const first = ask('/slow/');
		await vi.advanceTimersByTimeAsync(PATIENCE_MS);
		expect(await first).toBe(503);
		const second = ask('/slow/');
		await vi.advanceTimersByTimeAsync(0);
		expect(ends).toHaveLength(1);
		ends[0]?.();
		expect(await second).toBe(200);
		expect(pages.sendCached('/slow/', PREFERENCES)?.status).toBe(200);
	});

	it('the rendering fills the cache even after the visitor stops waiting', async () => {
		const { ends, pages, ask } = slowPages();
		const first = ask('/slow/');
		await vi.advanceTimersByTimeAsync(PATIENCE_MS);
		expect(await first).toBe(503);
		ends[0]?.();
		await vi.advanceTimersByTimeAsync(0);
		expect(pages.sendCached('/slow/', PREFERENCES)?.status).toBe(200);
	});

	it('starts again if it hangs', async () => {
		const { ends, ask } = slowPages();
		const first = ask('/slow/');
		await vi.advanceTimersByTimeAsync(FORGOTTEN_MS);
		expect(await first).toBe(503);
		void ask('/slow/');
		await vi.advanceTimersByTimeAsync(0);
		expect(ends).toHaveLength(2);
	});
});

describe('pages that are made at once', () => {
	it('are bounded in number, for all visitors together; the next is refused at once and a made one is sent', async () => {
		const { ends, ask, askAlone } = slowPages();
		const made = ask('/made/');
		await vi.waitFor(() => expect(ends).toHaveLength(1));
		ends[0]?.();
		expect(await made).toBe(200);
		const waiting = [askAlone('/0/')];
		for (let page = 1; page < MOST_RENDERINGS; page += 1) waiting.push(ask(`/${page}/`));
		await vi.waitFor(() => expect(ends).toHaveLength(1 + MOST_RENDERINGS));
		expect(await ask('/more/')).toBe(503);
		expect(await askAlone('/more/')).toBe(503);
		expect(await ask('/made/')).toBe(200);
		for (const end of ends) end();
		expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]));
		void ask('/more/');
		await vi.waitFor(() => expect(ends).toHaveLength(2 + MOST_RENDERINGS));
		ends.at(-1)?.();
	});
});

describe('pages that a purge has expired', () => {
	/**
	 * A host with a number of pages, some of which were requested; a function ends renderings until no further one
	 * begins.
	 */
	async function purgedPages(count: number) {
		const { ends, begun, cache, pages, ask } = slowPages();
		let ended = 0;
		const endNext = async () => {
			await vi.waitFor(() => expect(ends.length).toBeGreaterThan(ended));
			ends[ended]?.();
			ended += 1;
		};
		for (let number = 0; number < count; number += 1) {
			const made = ask(`/${number}/`);
			await endNext();
			await made;
		}
		begun.length = 0;
		const purge = async (what: Purge = 'everything') => {
			await cache.purge(what);
			for (let left = Math.min(MOST_RENEWED, count); left > 0; left -= 1) await endNext();
			await vi.waitFor(() => expect(isKept(begun.at(-1) ?? '')).toBe(true));
			return begun.splice(0);
		};
		const isKept = (path: string) => pages.sendCached(path, PREFERENCES)?.status === 200;
		return { ends, begun, cache, pages, ask, purge, endNext, isKept };
	}

	it('are rendered again without a visitor, the most requested first, up to a limit', async () => {
		const { pages, purge, isKept } = await purgedPages(MOST_RENEWED + 2);
		for (const path of ['/3/', '/0/', '/3/', '/1/', '/3/', '/0/']) {
			pages.sendCached(path, PREFERENCES);
		}
		const renewed = await purge();
		expect(renewed.slice(0, 3)).toEqual(['/3/', '/0/', '/1/']);
		expect(new Set(renewed).size).toBe(MOST_RENEWED);
		expect(isKept('/3/')).toBe(true);
		expect(isKept('/2/')).toBe(false);
	});

	it('go out of fashion: requests before an earlier purge count half', async () => {
		const { pages, purge } = await purgedPages(2);
		for (let request = 0; request < 6; request += 1) pages.sendCached('/0/', PREFERENCES);
		expect((await purge())[0]).toBe('/0/');
		for (let request = 0; request < 4; request += 1) pages.sendCached('/1/', PREFERENCES);
		expect((await purge())[0]).toBe('/1/');
	});

	it('are rendered again in a bounded number at once', async () => {
		const { begun, cache, endNext } = await purgedPages(RENEWED_AT_ONCE + 1);
		await cache.purge('everything');
		await vi.waitFor(() => expect(begun).toHaveLength(RENEWED_AT_ONCE));
		// After this turn, every rendering that would begin beside them has begun.
		await new Promise(setImmediate);
		expect(begun).toHaveLength(RENEWED_AT_ONCE);
		await endNext();
		await vi.waitFor(() => expect(begun).toHaveLength(RENEWED_AT_ONCE + 1));
	});

	it('are never sent as they were: a page may have become private', async () => {
		const { pages, cache, ask, endNext } = await purgedPages(1);
		await cache.purge('everything');
		expect(pages.sendCached('/0/', PREFERENCES)).toBeNull();
		let isAnswered = false;
		const answer = ask('/0/').then((status) => {
			isAnswered = true;
			return status;
		});
		await new Promise(setImmediate);
		expect(isAnswered).toBe(false);
		await endNext();
		expect(await answer).toBe(200);
	});

	it('are not rendered without an earlier request', async () => {
		const { begun, cache } = slowPages();
		await cache.purge('everything');
		expect(begun).toEqual([]);
	});
});
