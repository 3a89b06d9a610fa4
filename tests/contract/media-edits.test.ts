import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, basic, SITE_URL, startTestServer, type TestServer } from './ask-graphql';
import { answerOf, sendJson } from './ask-rest';

const READER = basic('reader', 'r');

let server: TestServer;
let id: number;
let src: string;
beforeAll(async () => {
	server = await startTestServer({ isWritable: true });
	// The left half is red, the right half blue.
	const red = await sharp({
		create: { width: 20, height: 20, channels: 3, background: '#f00' },
	})
		.png()
		.toBuffer();
	const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#00f' } })
		.composite([{ input: red, left: 0, top: 0 }])
		.png()
		.toBuffer();
	const made = await answerOf(server, 'media', {
		method: 'POST',
		headers: { ...ADMIN, 'Content-Disposition': 'attachment; filename="halves.png"' },
		body: new Uint8Array(bytes),
	});
	id = made.body.id;
	src = made.body.source_url;
	await sendJson(server, 'POST', `media/${id}`, { alt_text: 'Two halves', caption: 'A caption' });
});
afterAll(async () => {
	expect(server.errors).toEqual([]);
	await server.close();
});

const edit = (body: object, as?: HeadersInit) =>
	sendJson(server, 'POST', `media/${id}/edit`, body, as);

/** Size of an edited picture, and the colour of its first pixel. */
async function pictureOf(answer: Awaited<ReturnType<typeof edit>>) {
	expect(answer.status).toBe(201);
	const { pathname } = new URL(answer.body.source_url);
	const bytes = await (await server.fetch(pathname)).arrayBuffer();
	const { data, info } = await sharp(Buffer.from(bytes)).removeAlpha().raw().toBuffer({
		resolveWithObject: true,
	});
	return { width: info.width, height: info.height, first: [...data.subarray(0, 3)] };
}

const flip = (horizontal: boolean) => ({
	type: 'flip',
	args: { flip: { horizontal, vertical: false } },
});
const crop = (args: object) => ({ type: 'crop', args: { top: 0, height: 100, ...args } });

// The statuses, codes and messages are those of a WordPress 7.1 for the same requests.
describe('POST /wp/v2/media/<id>/edit', () => {
	it('makes a file of its own, with the texts of the first', async () => {
		const answer = await edit({ src, modifiers: [flip(true)] });
		expect(await pictureOf(answer)).toEqual({ width: 40, height: 20, first: [0, 0, 255] });
		expect(answer.body).toMatchObject({
			alt_text: 'Two halves',
			caption: { rendered: '<p>A caption</p>\n' },
			mime_type: 'image/png',
			media_details: { width: 40, height: 20 },
		});
		expect(answer.body.source_url).toMatch(/\/halves-edited\.png$/);
		expect(answer.headers.get('location')).toBe(
			`${SITE_URL}/wp-json/wp/v2/media/${answer.body.id}`,
		);
		const again = await edit({ src, rotation: 90, title: 'Turned' });
		expect(again.body.source_url).toMatch(/\/halves-edited-1\.png$/);
		expect(again.body.title).toEqual({ rendered: 'Turned' });
		expect(await pictureOf(again)).toEqual({ width: 20, height: 40, first: [255, 0, 0] });
	});

	it('carries changes out one after the other', async () => {
		const right = await edit({ src, modifiers: [flip(true), crop({ left: 50, width: 25 })] });
		expect(await pictureOf(right)).toEqual({ width: 10, height: 20, first: [255, 0, 0] });
		const older = await edit({ src, x: 50, y: 0, width: 50, height: 50 });
		expect(await pictureOf(older)).toEqual({ width: 20, height: 10, first: [0, 0, 255] });
	});

	it.each([
		[{}, 400, 'rest_missing_callback_param'],
		[{ src: 'SRC' }, 400, 'rest_image_not_edited'],
		[{ src: 'SRC', modifiers: [] }, 400, 'rest_invalid_param'],
		[{ src: 'SRC', modifiers: [{ type: 'blur', args: {} }] }, 400, 'rest_invalid_param'],
		[{ src: 'SRC', rotation: 360 }, 400, 'rest_invalid_param'],
		[{ src: 'SRC', x: 101, y: 0, width: 1, height: 1 }, 400, 'rest_invalid_param'],
		[{ src: 'http://boats.test/other.png', rotation: 90 }, 404, 'rest_unknown_attachment'],
	])('refuses %o', async (body, status, code) => {
		const sent = 'src' in body && body.src === 'SRC' ? { ...body, src } : body;
		const answer = await edit(sent);
		expect([answer.status, answer.body.code]).toEqual([status, code]);
	});

	it('is for users who may upload and edit the file', async () => {
		const visitor = await edit({ src, rotation: 90 }, { Authorization: '' });
		expect([visitor.status, visitor.body.code]).toEqual([401, 'rest_cannot_edit_image']);
		const reader = await edit({ src, rotation: 90 }, READER);
		expect([reader.status, reader.body.code]).toEqual([403, 'rest_cannot_edit_image']);
		const gone = await sendJson(server, 'POST', 'media/999999/edit', { src, rotation: 90 });
		expect([gone.status, gone.body.code]).toEqual([404, 'rest_post_invalid_id']);
		const read = await answerOf(server, `media/${id}/edit`, { headers: ADMIN });
		expect([read.status, read.body.code]).toEqual([404, 'rest_no_route']);
	});
});

describe('POST /wp/v2/media/<id>/post-process', () => {
	const post = (body: object, as?: HeadersInit) =>
		sendJson(server, 'POST', `media/${id}/post-process`, body, as);

	it('answers with the file; the host makes its sizes at a visitor’s first request', async () => {
		const answer = await post({ action: 'create-image-subsizes' });
		expect([answer.status, answer.body]).toMatchObject([200, { id, missing_image_sizes: [] }]);
	});

	it('is for users who may edit the file', async () => {
		const wrong = await post({ action: 'x' });
		expect([wrong.status, wrong.body.code]).toEqual([400, 'rest_invalid_param']);
		const reader = await post({ action: 'create-image-subsizes' }, READER);
		expect([reader.status, reader.body.code]).toEqual([403, 'rest_cannot_edit']);
	});
});

describe('the file of an address', () => {
	const sent = (url: string) => sendJson(server, 'POST', 'media', { url });

	it.each([
		['ftp://boats.test/a.png', 400, 'rest_invalid_param'],
		['http://10.0.0.1/a.png', 400, 'rest_invalid_param'],
		['http://boats.test/', 400, 'rest_invalid_url'],
		['http://boats.test/a.pdf', 400, 'rest_invalid_url'],
	])('%s is refused', async (url, status, code) => {
		const answer = await sent(url);
		expect([answer.status, answer.body.code]).toEqual([status, code]);
	});
});

it('the index and OPTIONS tell of both routes', async () => {
	const { routes } = await (await server.fetch('/wp-json/')).json();
	const [route] = ['edit', 'post-process'].map(
		(name) => routes[`/wp/v2/media/(?P<id>[\\d]+)/${name}`],
	);
	expect(route.methods).toEqual(['POST']);
	expect(Object.keys(route.endpoints[0].args)).toEqual(
		expect.arrayContaining(['src', 'modifiers', 'rotation', 'x', 'caption', 'title', 'post']),
	);
	const options = await answerOf(server, `media/${id}/edit`, { method: 'OPTIONS', headers: ADMIN });
	expect(options.headers.get('allow')).toBe('POST');
	expect(options.body.endpoints[0].args.src).toMatchObject({ required: true });
	const [, creating] = routes['/wp/v2/media'].endpoints;
	expect(creating.args).toMatchObject({
		url: { format: 'uri' },
		convert_format: { default: true },
	});
});
