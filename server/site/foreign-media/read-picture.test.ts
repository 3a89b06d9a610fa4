import { gzipSync } from 'node:zlib';
import { MOST_INTERLACED_PIXELS } from '@outrigger/media/picture-work';
import { picturesHere } from '@outrigger/media/pictures-here';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	MAX_DRAWING_BYTES,
	MAX_PICTURE_BYTES,
	MAX_PICTURE_SIDE,
	readPicture,
} from './read-picture';
import {
	interlacedHead,
	neverEnds,
	type PictureHost,
	pictureHost,
	pictureOf,
	sends,
} from './testing/picture-host';

let host: PictureHost;
beforeAll(async () => {
	host = await pictureHost();
});
afterAll(() => host.close());

let asked = 0;
function read(answer: Parameters<PictureHost['answers']['set']>[1], timeoutMs?: number) {
	const path = `/${++asked}.jpg`;
	host.answers.set(path, answer);
	const reach = { resolve: async () => [], trusted: new Set([host.origin]) };
	return readPicture(`${host.origin}${path}`, reach, picturesHere(), timeoutMs);
}

/** A picture with a given number of bytes: decoders ignore the bytes after its end. */
async function weighing(bytes: number): Promise<Buffer> {
	const picture = await pictureOf(40, 30, 'jpeg');
	return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
}

const svg = (inside: string, attributes = '') =>
	`<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`;

describe('a picture of another host', () => {
	it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
		'has the type of its bytes, not of its name or header: %s',
		async (format) => {
			const picture = await read(
				sends(await pictureOf(40, 30, format), { 'content-type': 'text/html' }),
			);
			expect(picture).toMatchObject({ type: `image/${format}`, width: 40, height: 30 });
			expect(picture.isStill).toBe(format !== 'gif');
		},
	);

	it('is refused if it is a page or something else with a picture’s type', async () => {
		const png = { 'content-type': 'image/png' };
		await expect(read(sends('<!doctype html><h1>Log in</h1>', png))).rejects.toThrow('no picture');
		await expect(read(sends('', png))).rejects.toThrow('no picture');
		await expect(read(sends('<html><svg></svg></html>', png))).rejects.toThrow('no picture');
		const tiff = await pictureOf(4, 4, 'tiff');
		await expect(read(sends(tiff, png))).rejects.toThrow('no picture');
		const broken = (await pictureOf(40, 30)).subarray(0, 20);
		await expect(read(sends(broken, png))).rejects.toThrow(/broken picture|no picture/);
	});

	it('is refused if the host does not answer 200', async () => {
		const picture = await pictureOf(4, 4);
		await expect(read(sends(picture, {}, 404))).rejects.toThrow('it answered 404');
		await expect(read(sends(picture, {}, 206))).rejects.toThrow('it answered 206');
		await expect(read(sends(picture, {}, 302))).rejects.toThrow('it answered 302');
	});

	it('weighs as much as the bound allows, and not a byte more', async () => {
		const picture = await read(sends(await weighing(MAX_PICTURE_BYTES)));
		expect(picture.bytes).toHaveLength(MAX_PICTURE_BYTES);
		const heavier = await weighing(MAX_PICTURE_BYTES + 1);
		await expect(read(sends(heavier))).rejects.toThrow('larger than 20 MB');
		const streamed = read((_, outgoing) => {
			outgoing.writeHead(200, { 'transfer-encoding': 'chunked' }).end(heavier);
		});
		await expect(streamed).rejects.toThrow('larger than 20 MB');
	});

	it('gets a refusal by its declared length, before the host reads any of it', async () => {
		const tenGigabytes = String(10 * 1024 ** 3);
		const answer = read((_, outgoing) => {
			outgoing.writeHead(200, { 'content-length': tenGigabytes });
			outgoing.flushHeaders();
		});
		await expect(answer).rejects.toThrow('larger than 20 MB');
	});

	it('is left where it never ends, or never comes', async () => {
		const endless = neverEnds(await pictureOf(40, 30));
		await expect(read(endless)).rejects.toThrow('larger than 20 MB');
		const drips = read((_, outgoing) => {
			outgoing.write(Buffer.alloc(10));
		}, 150);
		await expect(drips).rejects.toMatchObject({ isHostSilent: true });
		const half = await pictureOf(400, 300);
		const cut = read((_, outgoing) => {
			outgoing.writeHead(200, { 'content-length': String(half.length + 10) });
			outgoing.write(half);
			setTimeout(() => outgoing.destroy(), 20);
		});
		await expect(cut).rejects.toThrow('it broke off');
	});

	it('measures as much as the bound allows, and not a pixel more', async () => {
		const widest = await read(sends(await pictureOf(MAX_PICTURE_SIDE, 1)));
		expect(widest.width).toBe(12_000);
		const wider = await pictureOf(MAX_PICTURE_SIDE + 1, 1);
		await expect(read(sends(wider))).rejects.toThrow('12001 × 1 pixels');
		const taller = await pictureOf(1, MAX_PICTURE_SIDE + 1);
		await expect(read(sends(taller))).rejects.toThrow('1 × 12001 pixels');
	});

	it('is sent unchanged if it is too large to decode', async () => {
		const width = 10_000;
		const height = MOST_INTERLACED_PIXELS / width;
		const still = await read(sends(interlacedHead(width, height)));
		expect(still).toMatchObject({ width, height, isStill: true });
		const larger = await read(sends(interlacedHead(width, height + 1)));
		expect(larger).toMatchObject({ width, height: height + 1, isStill: false });
	});

	it('is not unpacked', async () => {
		const packed = gzipSync(await pictureOf(4, 4));
		await expect(read(sends(packed, { 'content-encoding': 'gzip' }))).rejects.toThrow('compressed');
	});
});

describe('a drawing of another host', () => {
	it('comes without all that could run or load', async () => {
		const foreign = svg(
			'<script>alert(1)</script><a href="javascript:x"><path d="M0 0" onload="x()"/></a><image href="http://10.0.0.1/"/>',
			' width="24px" height="12"',
		);
		const { bytes, ...facts } = await read(
			sends(`<?xml version="1.0"?><!-- by hand -->${foreign}`),
		);
		expect(facts).toEqual({ type: 'image/svg+xml', width: 24, height: 12, isStill: false });
		const text = Buffer.from(bytes).toString();
		expect(text).toContain('<path d="M0 0">');
		expect(text).not.toMatch(/script|onload|10\.0\.0\.1/);
	});

	it('has no measures where it gives one side, a share, or none', async () => {
		for (const attributes of ['', ' width="100%" height="100%"', ' width="24"']) {
			const found = await read(sends(svg('<path/>', attributes)));
			expect(found).toMatchObject({ width: null, height: null });
		}
	});

	it('is refused where it is broken, or too long to be read', async () => {
		await expect(read(sends('<svg><path></svg>'))).rejects.toThrow('broken drawing');
		const space = (length: number) => svg(' '.repeat(length - svg('').length));
		const longest = await read(sends(space(MAX_DRAWING_BYTES)));
		expect(longest.type).toBe('image/svg+xml');
		await expect(read(sends(space(MAX_DRAWING_BYTES + 1)))).rejects.toThrow('larger than 2 MB');
	});

	it('is looked for behind any number of comments, which a pattern that backtracks never ends', async () => {
		await expect(read(sends('<!---->'.repeat(2_000)))).rejects.toThrow('no picture');
		const behind = `<!--a--><!--b-->${svg('<path/>')}`;
		expect((await read(sends(behind))).type).toBe('image/svg+xml');
	});
});
