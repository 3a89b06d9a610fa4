import type { Logger } from 'pino';
import { describe, expect, it } from 'vitest';
import { beginBody, type StoredBody } from '../answers/stored-body';
import type { PageCache } from '../cache/page-cache';
import { createKeptAnswers, type Made } from './kept-answers';

const PLAIN = { acceptEncoding: 'br', ifNoneMatch: null, headOnly: false };

/** Kept answers with a map as their cache, and one page whose compression the test ends. */
function keep() {
	const pages = new Map<string, unknown>();
	const cache = {
		purges: 0,
		get: async (key: string) => pages.get(key),
		peek: (key: string) => pages.get(key),
		set: (key: string, page: unknown) => pages.set(key, page),
	} as unknown as PageCache;
	const log = { warn() {}, error() {} } as unknown as Logger;
	const options = { cache, cdn: null, siteUrl: 'http://bay.example', log, now: () => 0 };
	const { first, stored } = beginBody(200, { 'content-type': 'text/html' }, '<p>Bay</p>');
	let finish = () => {};
	const body = new Promise<StoredBody>((resolve) => {
		finish = () => resolve(stored());
	});
	let asked = 0;
	const make = async (): Promise<Made> => {
		asked += 1;
		return {
			kind: 'answer',
			first,
			body: () => body,
			validators: {},
			isKept: true,
			isWhole: true,
		};
	};
	return {
		kept: createKeptAnswers(options),
		make,
		finish: () => finish(),
		pages,
		asked: () => asked,
		purge: () => Object.assign(cache, { purges: 1 }),
	};
}

describe('the first answer for an address', () => {
	it('leaves before the page lies in the cache, and is the one that is kept', async () => {
		const { kept, make, finish, pages, asked } = keep();
		const early = await kept.send('/', PLAIN, make);
		expect(early.status).toBe(200);
		expect(pages.size).toBe(0);
		const second = kept.send('/', PLAIN, make);
		finish();
		expect(await second).toEqual(early);
		await expect.poll(() => pages.size).toBe(1);
		expect(await kept.send('/', PLAIN, make)).toEqual(early);
		expect(asked()).toBe(1);
	});

	it('is not for a visitor who comes after a purge', async () => {
		const { kept, make, finish, asked, purge } = keep();
		await kept.send('/', PLAIN, make);
		purge();
		await kept.send('/', PLAIN, make);
		expect(asked()).toBe(2);
		finish();
	});

	it('waits for the kept page if a visitor has a version, or requests the head alone', async () => {
		const { kept, make, finish } = keep();
		const whole = await kept.send('/', PLAIN, make);
		const etag = (whole.headers as Record<string, string>).etag ?? '';
		const same = kept.send('/', { ...PLAIN, ifNoneMatch: etag }, make);
		const head = kept.send('/', { ...PLAIN, headOnly: true }, make);
		finish();
		expect((await same).status).toBe(304);
		expect((await head).body).toBeNull();
	});
});
