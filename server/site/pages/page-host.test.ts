import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeBody } from '../answers/stored-body';
import { createPageCache } from '../cache/page-cache';
import { parsePageAddress } from '../requests/page-address';
import type { Page } from '../requests/page-request';
import { createPageHost, MOST_RENEWED } from './page-host';
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
	it('are rendered again without a visitor, one at a time, the last requested first, up to a limit', async () => {
		const { ends, begun, cache, pages, ask } = slowPages();
		const endNext = async (count: number) => {
			await vi.waitFor(() => expect(ends).toHaveLength(count));
			ends[count - 1]?.();
		};
		const all = Array.from({ length: MOST_RENEWED + 2 }, (_, number) => `/${number}/`);
		for (const [index, path] of all.entries()) {
			const made = ask(path);
			await endNext(index + 1);
			await made;
		}
		expect(await ask('/0/')).toBe(200);
		begun.length = 0;
		await cache.purge('everything');
		expect(pages.sendCached('/0/', PREFERENCES)).toBeNull();
		for (let renewed = 1; renewed <= MOST_RENEWED; renewed += 1) {
			await vi.waitFor(() => expect(begun).toHaveLength(renewed));
			await endNext(all.length + renewed);
		}
		await vi.waitFor(() =>
			expect(pages.sendCached(`${begun.at(-1)}`, PREFERENCES)?.status).toBe(200),
		);
		expect(begun).toEqual(['/0/', ...all.slice(3).reverse()]);
		expect(pages.sendCached('/0/', PREFERENCES)?.status).toBe(200);
	});

	it('are not rendered without an earlier request', async () => {
		const { begun, cache } = slowPages();
		await cache.purge('everything');
		expect(begun).toEqual([]);
	});
});
