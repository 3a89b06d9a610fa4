import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { picturesHere } from '@outrigger/media/pictures-here';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBoundedFolder } from './bounded-folder';
import { createSmallerPictures, FRESH_MS, type SmallerPictures } from './smaller-pictures';

const ADDRESS = 'https://site.example/wp-content/uploads/2026/05/bay.jpg';
const BROWSER = { accept: 'image/avif,image/webp,*/*', 'sec-fetch-dest': 'image' };

let folder: string;
let clock: number;
let smaller: SmallerPictures;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'smaller-pictures-'));
	clock = 1_000_000;
	smaller = createSmallerPictures({
		folder: openBoundedFolder(folder, 100_000_000),
		pictures: picturesHere(),
		now: () => clock,
	});
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A picture with so much detail that a modern format makes it smaller. */
async function photograph(width = 300, format: 'jpeg' | 'png' | 'webp' = 'jpeg') {
	const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
	const create = { width, height: 200, channels: 3, background: '#88a', noise } as const;
	return sharp({ create }).toFormat(format, { quality: 95 }).toBuffer();
}

const ask = (headers: Record<string, string> = BROWSER, address = ADDRESS, method = 'GET') =>
	new Request(address, { headers, method });
const original = (bytes: Uint8Array, headers: Record<string, string> = {}) =>
	new Response(new Uint8Array(bytes), {
		headers: {
			'content-type': 'image/jpeg',
			'content-length': String(bytes.length),
			'cache-control': 'public, max-age=604800',
			etag: '"its-own"',
			...headers,
		},
	});

/** Passes an original through and waits until the smaller file exists. */
async function pass(request: Request, response: Response): Promise<Response> {
	const sent = await smaller.learn(request, response);
	const bytes = await sent.arrayBuffer();
	await smaller.settled();
	return new Response(bytes, { status: sent.status, headers: sent.headers });
}

describe('a picture of a real WordPress', () => {
	it('is sent unchanged the first time, and smaller from then on', async () => {
		const bytes = await photograph();
		expect(await smaller.recall(ask())).toBeNull();
		const first = await pass(ask(), original(bytes));
		expect(Buffer.from(await first.arrayBuffer()).equals(bytes)).toBe(true);
		expect(first.headers.get('cache-control')).toBe('public, max-age=60');
		expect(first.headers.get('vary')).toBe('Accept');
		expect(first.headers.get('etag')).toBe('"its-own"');

		const second = await smaller.recall(ask());
		expect(second?.headers.get('content-type')).toBe('image/avif');
		expect(second?.headers.get('vary')).toBe('Accept');
		expect(second?.headers.get('content-disposition')).toBe('inline; filename="bay.avif"');
		const made = Buffer.from((await second?.arrayBuffer()) as ArrayBuffer);
		expect(made.length).toBeLessThan(bytes.length * 0.9);
		expect(await sharp(made).metadata()).toMatchObject({ width: 300, height: 200 });

		const etag = second?.headers.get('etag') as string;
		const again = await smaller.recall(ask({ ...BROWSER, 'if-none-match': etag }));
		expect(again?.status).toBe(304);
		const head = await smaller.recall(ask(BROWSER, ADDRESS, 'HEAD'));
		expect([head?.headers.get('content-length'), head?.body]).toEqual([String(made.length), null]);
	});

	it.each([
		['a browser that takes neither format', { accept: '*/*', 'sec-fetch-dest': 'image' }, ''],
		['a visitor who opens the file', { ...BROWSER, 'sec-fetch-dest': 'document' }, ''],
		['a request for a part', { ...BROWSER, range: 'bytes=0-10' }, ''],
		['an address with a query', BROWSER, '?size=1'],
	])('stays as it is for %s', async (_, headers, query) => {
		const bytes = await photograph();
		await pass(ask(), original(bytes));
		const request = ask(headers, ADDRESS + query);
		expect(await smaller.recall(request)).toBeNull();
		const sent = await pass(request, original(bytes));
		expect(sent.headers.get('cache-control')).toBe('public, max-age=604800');
		expect(sent.headers.get('vary')).toBe('Accept');
	});

	it('is requested again after a week, and then made again', async () => {
		await pass(ask(), original(await photograph(300)));
		clock += FRESH_MS;
		expect(await smaller.recall(ask())).not.toBeNull();
		clock += 1;
		expect(await smaller.recall(ask())).toBeNull();
		await pass(ask(), original(await photograph(400)));
		const made = Buffer.from((await (await smaller.recall(ask()))?.arrayBuffer()) as ArrayBuffer);
		expect((await sharp(made).metadata()).width).toBe(400);
	});

	it('is kept where a smaller file is not worth it, and made no second time', async () => {
		const tiny = await sharp(await photograph(300))
			.jpeg({ quality: 20 })
			.toBuffer();
		const webp = { accept: 'image/webp', 'sec-fetch-dest': 'image' };
		await pass(ask(webp), original(tiny));
		expect(await smaller.recall(ask(webp))).toBeNull();
		const sent = await pass(ask(webp), original(await photograph(300)));
		expect(sent.status).toBe(200);
		expect(sent.headers.get('cache-control')).toBe('public, max-age=604800');
		expect(await smaller.recall(ask(webp))).toBeNull();
	});

	it.each([
		['a page', { 'content-type': 'text/html' }],
		['a private file', { 'cache-control': 'private, no-store' }],
		['a compressed body', { 'content-encoding': 'gzip' }],
	])('is no picture to keep when it is %s', async (_, headers) => {
		const response = original(await photograph(), headers);
		expect(await smaller.learn(ask(), response)).toBe(response);
		await smaller.settled();
		expect(await smaller.recall(ask())).toBeNull();
	});

	it('keeps every pixel where it is a PNG, whose plain colours may meet those of the page', async () => {
		const address = ADDRESS.replace('.jpg', '.png');
		const create = { width: 300, height: 200, channels: 4, background: '#1f6f8b80' } as const;
		const bytes = await sharp({ create }).png({ compressionLevel: 0 }).toBuffer();
		await pass(ask(BROWSER, address), original(bytes, { 'content-type': 'image/png' }));
		const sent = await smaller.recall(ask(BROWSER, address));
		expect(sent?.headers.get('content-type')).toBe('image/webp');
		const made = Buffer.from((await sent?.arrayBuffer()) as ArrayBuffer);
		const pixels = (picture: Buffer) => sharp(picture).raw().toBuffer();
		expect((await pixels(made)).equals(await pixels(bytes))).toBe(true);
		const avifAlone = { accept: 'image/avif', 'sec-fetch-dest': 'image' };
		expect(await smaller.recall(ask(avifAlone, address))).toBeNull();
	});

	it('is sent unchanged if it is broken, animated or larger than any size of WordPress', async () => {
		for (const bytes of [Buffer.from('no picture'), await photograph(2600)]) {
			const sent = await pass(ask(), original(bytes));
			expect(Buffer.from(await sent.arrayBuffer()).equals(bytes)).toBe(true);
			expect(await smaller.recall(ask())).toBeNull();
		}
	});
});
