import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { picturesHere } from '@outrigger/media/pictures-here';
import { create, type Font } from 'fontkit';
import { pino } from 'pino';
import subsetFont from 'subset-font';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createForeignMedia, type ForeignMedia } from './foreign-media';
import { createMediaAddresses, type MediaKind } from './media-address';
import { MAX_FONT_BYTES } from './read-font';
import { createReadSheet, MAX_SHEET_BYTES } from './read-sheet';
import { MAX_ANIMATION_BYTES } from './send-animation';
import { type PictureHost, pictureHost, redirects, sends } from './testing/picture-host';

const WOFF2 = Buffer.from('wOF2 and the tables of a font');
const CSS = { 'content-type': 'text/css' };
const addresses = createMediaAddresses(() => 'tests');

let host: PictureHost;
let inside: PictureHost;
let folder: string;
let media: ForeignMedia;
beforeEach(async () => {
	[host, inside] = await Promise.all([pictureHost(), pictureHost()]);
	folder = mkdtempSync(join(tmpdir(), 'outrigger-styles-'));
	media = createForeignMedia({
		...{ siteUrl: 'http://site.test', dataDir: folder, secret: () => 'tests' },
		...{ trusted: [host.origin], isDirect: false, localize: (address) => address },
		...{ onLearned: () => undefined, log: pino({ level: 'silent' }), now: () => 1_000_000 },
		pictures: picturesHere(),
	});
});
afterEach(() => {
	host.close();
	inside.close();
	rmSync(folder, { recursive: true, force: true });
});

const pathOf = (path: string, kind: MediaKind, origin = host.origin) =>
	addresses.write({ address: origin + path, kind, width: null });
const get = (path: string, headers: Record<string, string> = {}) =>
	media.send(new Request(`http://site.test${path}`, { headers }), '');

function openFont(bytes: Buffer): Font {
	const font = create(bytes);
	if ('fonts' in font) throw new Error('A collection of fonts is no font.');
	return font;
}

/** A TrueType font with other licence bits. */
async function withLicence(bytes: Buffer, fsType: number): Promise<Buffer> {
	const text = String.fromCodePoint(...openFont(bytes).characterSet);
	const font = await subsetFont(bytes, text, { targetFormat: 'truetype' });
	for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
		const isOs2 = font.toString('latin1', at, at + 4) === 'OS/2';
		if (isOs2) font.writeUInt16BE(fsType, font.readUInt32BE(at + 8) + 8);
	}
	return font;
}

describe('a font of another host', () => {
	it('comes through this host: one fetch, with the type of its bytes', async () => {
		host.answers.set('/a.php', sends(WOFF2, { 'content-type': 'text/html' }));
		const path = pathOf('/a.php', 'font');
		const first = await get(path);
		expect([first.status, first.headers.get('content-type')]).toEqual([200, 'font/woff2']);
		expect(Buffer.from(await first.arrayBuffer())).toEqual(WOFF2);
		const etag = first.headers.get('etag') ?? '';
		expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
		expect(host.asked).toEqual(['/a.php']);
	});

	it('is no page, no picture and nothing endless, and its address is no other one', async () => {
		host.answers.set('/page', sends('<h1>Hello</h1>'));
		host.answers.set('/large', sends(Buffer.concat([WOFF2, Buffer.alloc(MAX_FONT_BYTES)])));
		host.answers.set('/inward', redirects(`${inside.origin}/secret`));
		inside.answers.set('/secret', sends(WOFF2));
		for (const path of ['/page', '/large', '/inward', '/missing']) {
			const answer = await get(pathOf(path, 'font'));
			expect([answer.status, answer.headers.get('location')]).toEqual([302, host.origin + path]);
		}
		expect(inside.asked).toEqual([]);
		const another = pathOf('/page', 'font').replace('/font/', '/sheet/');
		expect((await get(another)).status).toBe(404);
	});
});

describe('an animation of another host', () => {
	it('comes through this host as JSON', async () => {
		const text = '{"v":"5.7.4","fr":30,"layers":[]}';
		host.answers.set('/wave.json', sends(text));
		const answer = await get(pathOf('/wave.json', 'animation'));
		expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
		expect(await answer.text()).toBe(text);
	});

	it('is no other file, nothing endless, and nothing from inside the network', async () => {
		host.answers.set('/page', sends('<h1>Hello</h1>'));
		host.answers.set('/list.json', sends('{"people":[]}'));
		const padding = ' '.repeat(MAX_ANIMATION_BYTES);
		host.answers.set('/large.json', sends(`{"layers":[]${padding}}`));
		host.answers.set('/inward', redirects(`${inside.origin}/secret`));
		inside.answers.set('/secret', sends('{"layers":[]}'));
		for (const path of ['/page', '/list.json', '/large.json', '/inward', '/missing']) {
			expect((await get(pathOf(path, 'animation'))).status, path).toBe(404);
		}
		expect(inside.asked).toEqual([]);
	});
});

describe('a part of a font', () => {
	const partOf = (path: string) =>
		addresses.write({ address: host.origin + path, kind: 'latin-font', width: null });
	const font = readFileSync(
		createRequire(import.meta.url).resolve(
			'@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2',
		),
	);

	it('is cut once, while its first visitor gets the whole font', async () => {
		host.answers.set('/sans.woff2', sends(font));
		const first = await get(partOf('/sans.woff2'));
		expect(first.headers.get('cache-control')).toBe('public, max-age=60');
		expect(Buffer.from(await first.arrayBuffer())).toEqual(font);
		const cut = await vi.waitFor(async () => {
			const answer = await get(partOf('/sans.woff2'));
			expect(answer.headers.get('cache-control')).toContain('max-age=2592000');
			return Buffer.from(await answer.arrayBuffer());
		});
		expect(cut.length).toBeLessThan(font.length / 2);
		const { characterSet } = openFont(cut);
		expect(characterSet).toEqual(expect.arrayContaining([0x41, 0xe9, 0x107, 0x201c, 0x20ac]));
		expect(characterSet.filter((point) => point >= 0x370 && point < 0x1e00)).toEqual([]);
		expect(host.asked).toEqual(['/sans.woff2']);
	});

	it('is the whole font where that cannot be cut, is hardly smaller, or forbids it', async () => {
		const small = readFileSync(
			createRequire(import.meta.url).resolve(
				'@fontsource/noto-serif/files/noto-serif-latin-400-normal.woff2',
			),
		);
		const bound = await withLicence(small, 0x0100);
		host.answers.set('/broken.woff2', sends(WOFF2));
		host.answers.set('/small.woff2', sends(small));
		host.answers.set('/bound.ttf', sends(bound));
		const files = { '/broken.woff2': WOFF2, '/small.woff2': small, '/bound.ttf': bound };
		for (const [path, bytes] of Object.entries(files)) {
			await vi.waitFor(async () => {
				const answer = await get(partOf(path));
				expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
				expect(answer.headers.get('cache-control')).toContain('max-age=2592000');
			});
		}
	});
});

describe('a sheet of another host', () => {
	it('names its files by addresses of this host', async () => {
		host.answers.set(
			'/lib/a.css',
			sends(
				'@import "b.css";@font-face{font-family:A;src:url(a.woff2)}i{background:url(../i.png)}',
				CSS,
			),
		);
		const answer = await get(pathOf('/lib/a.css', 'sheet'));
		expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
		const css = await answer.text();
		expect(css).toContain(`@import "${pathOf('/lib/b.css', 'sheet')}"`);
		expect(css).toContain(pathOf('/lib/a.woff2', 'font'));
		expect(css).toContain('/foreign-media/');
		expect(css).not.toContain(host.origin);
	});

	it('redirects a browser to its address if the host cannot fetch it', async () => {
		host.answers.set('/page.css', sends('<h1>Hello</h1>', { 'content-type': 'text/html' }));
		host.answers.set('/large.css', sends('a{}'.padEnd(MAX_SHEET_BYTES + 1), CSS));
		for (const path of ['/page.css', '/large.css', '/missing.css']) {
			const answer = await get(pathOf(path, 'sheet'));
			expect([answer.status, answer.headers.get('location')]).toEqual([302, host.origin + path]);
		}
		await get(pathOf('/a.css', 'sheet', inside.origin));
		expect(inside.asked).toEqual([]);
	});

	it('is the one that a page means by a hash', async () => {
		host.answers.set('/a.css', sends('a{top:0}', CSS));
		const read = createReadSheet({ resolve: async () => [], trusted: new Set([host.origin]) });
		const hash = (kind: string, css = 'a{top:0}') =>
			`${kind}-${createHash(kind).update(css).digest('base64')}`;
		const address = `${host.origin}/a.css`;
		expect(await read(address, `${hash('sha256', 'x')} ${hash('sha384')}`)).toBe('a{top:0}');
		expect(await read(address, 'md5-x')).toBe('a{top:0}');
		const other = `${hash('sha256')} ${hash('sha512', 'x')}`;
		await expect(read(address, other)).rejects.toThrow(
			'does not match the integrity hash of the page',
		);
	});
});
