import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@outrigger/mock';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, basic, startTestServer, type TestServer } from './ask-graphql';
import { answerOf, type RestAnswer, sendJson } from './ask-rest';

let picture: Buffer;
/**
 * A stand-in for a public host from which `createMediaItem` fetches files. The mock has the address of this server as
 * its origin.
 */
let web: Server;
let origin: string;
let dataDir: string;
let server: TestServer;

beforeAll(async () => {
	picture = await sharp({
		create: { width: 800, height: 400, channels: 3, background: '#147' },
	})
		.png()
		.toBuffer();
	web = createServer((request, response) => {
		const isThere = request.url === '/files/cove%20two.png';
		response.writeHead(isThere ? 200 : 404).end(isThere ? picture : 'gone');
	});
	await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
	origin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
	dataDir = mkdtempSync(join(tmpdir(), 'outrigger-uploads-'));
	server = await startTestServer({ isWritable: true, dataDir, siteUrl: origin });
});
afterAll(async () => {
	expect(server.errors).toEqual([]);
	await server.close();
	rmSync(dataDir, { recursive: true });
	await new Promise((resolve) => web.close(resolve));
});

const upload = (
	bytes: Buffer | string,
	headers: Record<string, string> = {},
	as: HeadersInit = ADMIN,
): Promise<RestAnswer> =>
	answerOf(server, 'media', {
		method: 'POST',
		headers: { ...as, ...headers },
		body: new Uint8Array(Buffer.from(bytes)),
	});
const named = (filename: string) => ({ 'Content-Disposition': `attachment; filename=${filename}` });
const uploadForm = (fields: Record<string, string | Blob>, as: HeadersInit = ADMIN) => {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) {
		if (typeof value === 'string') body.set(name, value);
		else body.set(name, value, 'p.png');
	}
	return answerOf(server, 'media', { method: 'POST', headers: as, body });
};
const file = () => new Blob([new Uint8Array(picture)], { type: 'image/png' });
const said = ({ status, body }: RestAnswer) => `${status} ${body.code}`;

// The statuses and codes are those of a WordPress 6.5 for the same requests.
describe('files sent to REST', () => {
	it('lie in the library with their sizes, under WordPress’s name', async () => {
		const made = await upload(picture, named('"My Cove!.png"'));
		expect([made.status, made.body]).toMatchObject([
			201,
			{
				slug: 'my-cove',
				status: 'inherit',
				title: { raw: 'My-Cove' },
				media_type: 'image',
				mime_type: 'image/png',
				media_details: {
					width: 800,
					height: 400,
					sizes: { medium: { width: 300, height: 150 } },
				},
				post: null,
			},
		]);
		const { pathname } = new URL(made.body.source_url);
		expect(pathname).toMatch(/^\/wp-content\/uploads\/\d{4}\/\d{2}\/My-Cove\.png$/);
		expect(made.headers.get('location')).toContain(`/wp/v2/media/${made.body.id}`);
		const whole = await server.fetch(pathname);
		expect(Buffer.from(await whole.arrayBuffer()).equals(picture)).toBe(true);
		const small = new URL(made.body.media_details.sizes.medium.source_url).pathname;
		const medium = await server.fetch(small, { headers: { accept: 'image/webp' } });
		const { width } = await sharp(Buffer.from(await medium.arrayBuffer())).metadata();
		expect(width).toBe(300);
		const { data } = await server.ask(
			`{mediaItem(id:"${made.body.id}",idType:DATABASE_ID){sourceUrl mediaDetails{width}}}`,
		);
		expect(data.mediaItem).toEqual({
			sourceUrl: made.body.source_url,
			mediaDetails: { width: 800 },
		});
		const twin = await upload(picture, named('My-Cove.png'));
		expect(twin.body.source_url).toMatch(/My-Cove-1\.png$/);
	});

	it('come in forms with texts, which change and go with the file', async () => {
		const made = await uploadForm({
			file: file(),
			title: 'Bay',
			alt_text: 'A bay',
			caption: 'From <b>above</b>',
			post: '17',
		});
		expect(made.body).toMatchObject({
			title: { raw: 'Bay' },
			alt_text: 'A bay',
			caption: { raw: 'From <b>above</b>' },
			post: 17,
		});
		const path = `media/${made.body.id}`;
		const changed = await sendJson(server, 'PATCH', path, {
			alt_text: 'Two bays',
			description: 'd',
			status: 'publish',
		});
		expect(changed.body).toMatchObject({
			alt_text: 'Two bays',
			caption: { raw: 'From <b>above</b>' },
			description: { raw: 'd' },
			status: 'inherit',
		});
		expect(said(await sendJson(server, 'DELETE', path))).toBe('501 rest_trash_not_supported');
		const gone = await sendJson(server, 'DELETE', `${path}?force=true`);
		expect(gone.body).toMatchObject({ deleted: true, previous: { id: made.body.id } });
		expect((await server.fetch(new URL(made.body.source_url).pathname)).status).toBe(404);
	});

	it('have the type of their bytes, not of their names', async () => {
		const renamed = await upload(picture, named('a.php.jpg'));
		expect([renamed.body.mime_type, renamed.body.source_url]).toEqual([
			'image/png',
			expect.stringMatching(/\/a\.php_\.png$/),
		]);
		const kind = '500 rest_upload_sideload_error';
		expect(said(await upload('no picture', named('x.png')))).toBe(kind);
		expect(said(await upload(picture.subarray(0, 20), named('x.png')))).toBe(kind);
		expect(said(await upload('<?php 1', named('x.php')))).toBe(kind);
		expect(said(await upload('<svg/>', named('x.svg')))).toBe(kind);
		expect((await upload('hello', named('x.txt'))).body.mime_type).toBe('text/plain');
	});

	it('are refused in WordPress’s words', async () => {
		expect(said(await upload(picture))).toBe('400 rest_upload_no_content_disposition');
		expect(said(await upload(picture, { 'Content-Disposition': 'inline' }))).toBe(
			'400 rest_upload_invalid_disposition',
		);
		expect(said(await upload('', named('x.png')))).toBe('400 rest_upload_no_data');
		expect(said(await uploadForm({ foo: 'bar' }))).toBe('400 rest_upload_no_data');
		expect(said(await upload(picture, { ...named('x.png'), 'Content-MD5': 'aaaa' }))).toBe(
			'412 rest_upload_hash_mismatch',
		);
		const reader = basic('reader', 'r');
		expect(said(await uploadForm({ file: file() }, reader))).toBe('403 rest_cannot_create');
		expect(said(await uploadForm({ file: file() }, {}))).toBe('401 rest_cannot_create');
		const sent = new Request('http://boats.test/wp-json/wp/v2/media', {
			method: 'POST',
			body: 'x'.repeat(100_000),
		});
		const refused = await server.wordpress.handle(sent);
		expect([refused?.status, sent.bodyUsed]).toEqual([401, true]);
		expect(said(await uploadForm({ file: file(), post: '99999' }))).toBe('403 rest_cannot_edit');
		const long = { 'Content-Length': String(17 * 1024 * 1024) };
		expect(said(await upload(picture, { ...named('x.png'), ...long }))).toBe(
			'413 rest_body_too_large',
		);
	});
});

describe('createMediaItem', () => {
	const create = (input: object, as: HeadersInit = ADMIN) =>
		server.ask(
			'mutation($input:CreateMediaItemInput!){createMediaItem(input:$input){mediaItem{title altText sourceUrl mimeType caption(format:RAW) parent{node{__typename}}}}}',
			{ input },
			as,
		);

	it('fetches the file of an address', async () => {
		const { data, errors } = await create({
			filePath: `${origin}/files/cove%20two.png`,
			altText: 'A cove',
			title: 'Cove',
		});
		expect(errors).toBeUndefined();
		expect(data.createMediaItem.mediaItem).toMatchObject({
			title: 'Cove',
			altText: 'A cove',
			mimeType: 'image/png',
			sourceUrl: expect.stringMatching(/\/cove-two\.png$/),
		});
	});

	it('refuses in WPGraphQL’s words, and fetches nothing from inside a network', async () => {
		const refusal = async (input: object, as?: HeadersInit) =>
			(await create(input, as)).errors?.[0]?.message;
		expect(await refusal({ filePath: 'x' }, {})).toBe(
			'Sorry, you are not allowed to upload mediaItems',
		);
		expect(await refusal({ filePath: 'file:///etc/x.png' })).toBe(
			'Invalid filePath &quot;file:///etc/x.png&quot;',
		);
		expect(await refusal({ filePath: `${origin}/x.php` })).toBe(
			`Invalid filePath &quot;${origin}/x.php&quot;`,
		);
		const gone = 'Sorry, the URL for this file is invalid, it must be a valid URL';
		expect(await refusal({ filePath: `${origin}/x.png` })).toBe(gone);
		const inside = 'http://127.0.0.1:9/files/cove%20two.png';
		expect(await refusal({ filePath: inside })).toBe(`Invalid filePath &quot;${inside}&quot;`);
		expect(await refusal({ filePath: 'http://169.254.169.254/x.png' })).toBe(gone);
	});
});

describe('uploads on another host of the same database', () => {
	it('are sent from there, and forgotten by a reset', async () => {
		const shared = mkdtempSync(join(tmpdir(), 'outrigger-shared-'));
		const other = mkdtempSync(join(tmpdir(), 'outrigger-other-'));
		const databaseOf = () => openDatabase({ url: null, dataDir: shared });
		const first = await startTestServer({
			isWritable: true,
			dataDir: shared,
			database: await databaseOf(),
		});
		const { body } = await answerOf(first, 'media', {
			method: 'POST',
			headers: { ...ADMIN, ...named('boat.png') },
			body: new Uint8Array(picture),
		});
		await sendJson(first, 'PATCH', `media/${body.id}`, { alt_text: 'A boat' });
		const second = await startTestServer({
			isWritable: true,
			dataDir: other,
			database: await databaseOf(),
		});
		const { pathname } = new URL(body.source_url);
		const answer = await second.fetch(pathname);
		expect(Buffer.from(await answer.arrayBuffer()).equals(picture)).toBe(true);
		const reset = { method: 'POST', headers: ADMIN };
		expect((await second.fetch('/wp-json/outrigger/v1/reset', reset)).status).toBe(200);
		expect((await second.fetch(pathname)).status).toBe(404);
		await first.close();
		await second.close();
		for (const folder of [shared, other]) rmSync(folder, { recursive: true });
	});
});

it('REST fetches a picture by its address, as the block editor needs it', async () => {
	const sent = (url: string) => sendJson(server, 'POST', 'media', { url, title: 'Not taken' });
	const made = await sent(`${origin}/files/cove%20two.png`);
	expect([made.status, made.body]).toMatchObject([
		201,
		{ title: { raw: 'cove-two' }, mime_type: 'image/png', media_details: { width: 800 } },
	]);
	const gone = await sent(`${origin}/files/none.png`);
	expect([gone.status, gone.body.code]).toEqual([500, 'http_404']);
});
