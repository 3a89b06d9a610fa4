import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { picturesHere } from '@outrigger/media/pictures-here';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createForeignMedia, type ForeignMedia } from './foreign-media';
import { createMediaAddresses } from './media-address';
import { MAX_FONT_BYTES } from './read-font';
import { createReadSheet, MAX_SHEET_BYTES } from './read-sheet';
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

const pathOf = (path: string, kind: 'font' | 'sheet' | 'picture', origin = host.origin) =>
	addresses.write({ address: origin + path, kind, width: null });
const get = (path: string, headers: Record<string, string> = {}) =>
	media.send(new Request(`http://site.test${path}`, { headers }), '');

describe('a font of another host', () => {
	it('comes through this one: fetched once, with the type that its bytes say', async () => {
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

describe('a sheet of another host', () => {
	it('names what it brings by addresses of this host', async () => {
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

	it('leads a browser to where it lies when it cannot be had', async () => {
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
		await expect(read(address, other)).rejects.toThrow('another sheet than the page means');
	});
});
