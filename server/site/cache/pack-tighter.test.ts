import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { storeBody } from '../answers/stored-body';
import { packTighter } from './pack-tighter';
import { type CachedPage, createPageCache } from './page-cache';

const KEY = '/page/';
/** Words that repeat at a distance. Only a higher compression level finds them. */
const TEXT = Array.from({ length: 4_000 }, (_, at) => `word${(at * 7919) % 997} of a page`).join(
	' ',
);

async function page(text = TEXT): Promise<CachedPage> {
	const body = await storeBody(200, { 'content-type': 'text/html' }, text);
	return { ...body, tags: [], renderedAt: 1, changesAt: null, expired: false };
}

/** A cache with a page in it, and the packer of its pages. */
async function kept() {
	const cache = createPageCache(null);
	const tighter = packTighter(cache, (error) => {
		throw error;
	});
	const first = await page();
	cache.set(KEY, first);
	return { cache, tighter, first };
}

describe('a kept page that was sent', () => {
	it('is packed tighter, keeps its content and its tag', async () => {
		const { cache, tighter, first } = await kept();
		tighter.sent(KEY, first);
		await expect.poll(() => cache.peek(KEY)).not.toBe(first);
		const packed = cache.peek(KEY);
		expect(packed?.bytes.br.length).toBeLessThan(first.bytes.br.length);
		expect(brotliDecompressSync(packed?.bytes.br ?? new Uint8Array()).toString()).toBe(TEXT);
		expect(packed?.answers.br.etag).toBe(first.answers.br.etag);
		expect(packed?.answers.br.whole.headers['content-length']).toBe(`${packed?.bytes.br.length}`);
	});

	it('gives its bytes to a renewed page with the same content, and to no other', async () => {
		const { cache, tighter, first } = await kept();
		tighter.sent(KEY, first);
		await expect.poll(() => cache.peek(KEY)).not.toBe(first);
		const packed = cache.peek(KEY);
		const renewed = { ...(await page()), renderedAt: 2 };
		expect(tighter.reuse(KEY, renewed)).toMatchObject({ renderedAt: 2, bytes: packed?.bytes });
		const changed = await page(`${TEXT} and more`);
		expect(tighter.reuse(KEY, changed)).toBe(changed);
	});

	it('stays unchanged after an earlier purge', async () => {
		const { cache, tighter, first } = await kept();
		const second = await page();
		tighter.sent(KEY, first);
		await cache.purge([KEY]);
		// The host packs the next page after it has packed the first one.
		cache.set('/next/', second);
		await expect
			.poll(() => {
				tighter.sent('/next/', second);
				return cache.peek('/next/');
			})
			.not.toBe(second);
		expect(cache.peek(KEY)).toBe(first);
	});
});
