import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createHttpServer } from '../../http-server';
import { createMediaLibrary } from './media-library';
import { createSendFilm, type FilmLimits, MAX_FILM_BYTES, readFilmType } from './send-film';
import {
	type Answer,
	filmOf,
	type PictureHost,
	pictureHost,
	redirects,
	sends,
	sendsRanges,
} from './testing/picture-host';

let host: PictureHost;
beforeAll(async () => {
	host = await pictureHost();
});
afterAll(() => host.close());

const reach = () => ({ resolve: async () => [], trusted: new Set([host.origin]) });
let numbers = 0;
const nextNumber = () => ++numbers;

/** The first bytes of a piece of music whose cover has 192 kB. */
const musicOf = (length: number) =>
	Buffer.concat([Buffer.from('ID3\x03\0\0\0\x0c\0\0', 'latin1'), Buffer.alloc(length)]);

/** A film that the library knows already, and the function that passes it on. */
async function film(answer: Answer, limits?: FilmLimits) {
	const address = `${host.origin}/${nextNumber()}.mp4`;
	const path = new URL(address).pathname;
	host.answers.set(path, sendsRanges(filmOf(10_000)));
	const nothing = { read: async () => null, write: async () => undefined };
	const library = createMediaLibrary(
		nothing,
		{ picture: vi.fn(), font: vi.fn(), film: (one) => readFilmType(one, reach(), 500) },
		Date.now,
	);
	await library.learn(address, 'film');
	host.answers.set(path, answer);
	const send = createSendFilm(library, reach(), limits);
	return (headers: Record<string, string> = {}, method = 'GET', visitor = '') =>
		send(new Request('http://boats.test/', { method, headers }), address, visitor);
}

describe('a film of another host', () => {
	it('is passed on whole, or in the requested range', async () => {
		const body = filmOf(10_000);
		const get = await film(sendsRanges(body));
		const whole = await get();
		expect(whole?.status).toBe(200);
		expect(whole?.headers.get('content-type')).toBe('video/mp4');
		expect(whole?.headers.get('x-content-type-options')).toBe('nosniff');
		const bytes = await whole?.arrayBuffer();
		expect(bytes && Buffer.from(bytes).equals(body)).toBe(true);
		const part = await get({ range: 'bytes=5000-5999' });
		expect(part?.status).toBe(206);
		expect(part?.headers.get('content-range')).toBe('bytes 5000-5999/10000');
		expect(part?.headers.get('etag')).toBe('"film"');
		expect((await part?.arrayBuffer())?.byteLength).toBe(1_000);
	});

	it('comes in a single range at most', async () => {
		const ranges: (string | undefined)[] = [];
		const get = await film((incoming, outgoing) => {
			ranges.push(incoming.headers.range);
			outgoing.end('x');
		});
		for (const range of ['bytes=0-', 'bytes=-500', 'bytes=0-1,5-6', 'bytes=-', 'lines=1-2']) {
			await (await get({ range }))?.text();
		}
		expect(ranges).toEqual(['bytes=0-', 'bytes=-500', undefined, undefined, undefined]);
	});

	it('answers HEAD with type and length, without its body', async () => {
		const get = await film(sendsRanges(filmOf(10_000)), { maxFilms: 1 });
		const head = await get({}, 'HEAD');
		expect(head?.headers.get('content-length')).toBe('10000');
		expect(await head?.text()).toBe('');
		expect((await get())?.status).toBe(200);
	});

	it('has the type of its bytes', async () => {
		const read = (answer: Answer) => {
			const path = `/${nextNumber()}.mp4`;
			host.answers.set(path, answer);
			return readFilmType(`${host.origin}${path}`, reach(), 300);
		};
		expect(await read(sends(filmOf(5_000), { 'content-type': 'text/html' }))).toBe('video/mp4');
		expect(await read(sends(musicOf(5_000)))).toBe('audio/mpeg');
		const video = { 'content-type': 'video/mp4' };
		await expect(read(sends('<!doctype html>', video))).rejects.toThrow('no film');
		await expect(read(sends(filmOf(5_000), video, 403))).rejects.toThrow('answered 403');
		await expect(read(redirects('http://127.0.0.1:1/'))).rejects.toThrow(/port 1|no public/);
		await expect(read(() => undefined)).rejects.toThrow('did not answer');
	});

	it('gets a refusal by its declared length, and passes at the bound', async () => {
		const saying = (length: number) =>
			film((_, outgoing) => {
				outgoing.writeHead(200, { 'content-length': String(length) });
				outgoing.flushHeaders();
			});
		expect(await (await saying(10 * 1024 ** 3))()).toBeNull();
		expect(await (await saying(MAX_FILM_BYTES + 1))()).toBeNull();
		const longest = await (await saying(MAX_FILM_BYTES))();
		expect(longest?.status).toBe(200);
		await longest?.body?.cancel();
		const part = await film((_, outgoing) => {
			outgoing.writeHead(206, { 'content-range': `bytes 0-9/${MAX_FILM_BYTES + 1}` }).end('x');
		});
		expect(await part()).toBeNull();
	});

	it('breaks off at its limit', async () => {
		const long = await film(sends(filmOf(100_001)), { maxBytes: 100_000 });
		await expect((await long())?.arrayBuffer()).rejects.toThrow('does not end');
		const whole = await film(sends(filmOf(100_000)), { maxBytes: 100_000 });
		expect((await (await whole())?.arrayBuffer())?.byteLength).toBe(100_000);
	});

	it('ends if its bytes stop, and waits for a visitor who pauses', async () => {
		const stuck = await film(
			(_, outgoing) => {
				outgoing.writeHead(200);
				outgoing.write(filmOf(100));
			},
			{ timeoutMs: 100 },
		);
		await expect((await stuck())?.arrayBuffer()).rejects.toThrow();
		const slow = await film(sends(filmOf(10_000)), { timeoutMs: 100 });
		const answer = await slow();
		await new Promise((resolve) => setTimeout(resolve, 250));
		expect((await answer?.arrayBuffer())?.byteLength).toBe(10_000);
	});

	it('counts towards a limit of simultaneous films; a visitor who leaves makes room', async () => {
		const get = await film(sends(filmOf(10_000)), { maxFilms: 2 });
		const [one] = [await get(), await get()];
		expect((await get())?.status).toBe(503);
		await one?.body?.cancel();
		expect((await get())?.status).toBe(200);
	});

	it('a visitor gets only so many films at a time and takes no place of other visitors', async () => {
		const get = await film(sends(filmOf(10_000)), { maxFilms: 3, maxFilmsOfVisitor: 2 });
		const of = (visitor: string) => get({}, 'GET', visitor);
		const [one] = [await of('a'), await of('a')];
		expect((await of('a'))?.status).toBe(503);
		expect((await of('b'))?.status).toBe(200);
		expect((await of('c'))?.status).toBe(503);
		await one?.body?.cancel();
		expect((await of('a'))?.status).toBe(200);
	});

	it('makes room where its visitor takes nothing of it any more', async () => {
		const get = await film(sends(filmOf(50_000_000)), { maxFilms: 1 });
		const listener = getRequestListener(async () => (await get()) ?? new Response(null));
		// Longer than a busy machine takes to answer: an idle connection ends before its answer comes.
		const server = createHttpServer(listener, { idleLimitMs: 2_000 }).listen(0, '127.0.0.1');
		await new Promise((resolve) => server.once('listening', resolve));
		const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
		socket.on('error', () => undefined);
		socket.write('GET / HTTP/1.1\r\nHost: boats.test\r\n\r\n');
		await new Promise((resolve) => socket.once('readable', resolve));
		expect((await get())?.status).toBe(503);
		// No client reads the answer, so the server ends the connection and its slot becomes free.
		await vi.waitFor(async () => expect((await get())?.status).toBe(200));
		socket.destroy();
		server.close();
	});

	it('is missing if its host redirects to this machine', async () => {
		const inside = await pictureHost();
		const get = await film(redirects(`${inside.origin}/secret`));
		expect(await get()).toBeNull();
		expect(inside.asked).toEqual([]);
		inside.close();
	});
});
