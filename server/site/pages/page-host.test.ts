import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeBody } from '../answers/stored-body';
import { createPageCache } from '../cache/page-cache';
import { parsePageAddress } from '../requests/page-address';
import type { Page } from '../requests/page-request';
import { createPageHost } from './page-host';
import { FORGOTTEN_MS, MOST_RENDERINGS, PATIENCE_MS } from './rendering-limits';

const SITE_URL = 'http://site.test';
const PREFERENCES = { acceptEncoding: undefined, ifNoneMatch: null, headOnly: false };
/** Pages whose renderings end when the test ends them. */
function slowPages() {
	const ends: (() => void)[] = [];
	const pages = createPageHost({
		renderPage: async () => {
			await new Promise<void>((resolve) => ends.push(resolve));
			const page = { status: 200, html: 'here', tags: [], cacheable: true, styleHashes: [] };
			return { page, body: await storeBody(200, { 'content-type': 'text/html' }, 'here') };
		},
		cache: createPageCache(null),
		cdn: null,
		siteUrl: SITE_URL,
		log: pino({ level: 'silent' }),
		now: () => 1_000_000,
	});
	const address = (path: string) => parsePageAddress(path, new URLSearchParams()) as Page;
	return {
		ends,
		pages,
		ask: async (path: string) => (await pages.sendShared(address(path), PREFERENCES)).status,
		askAlone: async (path: string) =>
			(await pages.sendPrivate(address(path), {}, PREFERENCES)).status,
	};
}

describe('a page that takes longer than its visitor waits', () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	it('is 503 for the first visitor, and is there for the next, made once', async () => {
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

	it('is begun anew once it hangs', async () => {
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
	it('are so many at most, whoever they are for; the next is refused at once and a made one is sent', async () => {
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
