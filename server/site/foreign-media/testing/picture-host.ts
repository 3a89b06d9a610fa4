import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** The function with which the other host answers a path. */
export type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Another host with pictures, on a port of this machine. */
export interface PictureHost {
	/** `http://127.0.0.1:51234` */
	origin: string;
	port: number;
	/** Path → answer; everything else is 404. */
	answers: Map<string, Answer>;
	/** Paths of the requests, in order. */
	asked: string[];
	close(): void;
}

/** Starts another host with pictures. */
export async function pictureHost(host = '127.0.0.1'): Promise<PictureHost> {
	const answers = new Map<string, Answer>();
	const asked: string[] = [];
	const server = createServer((incoming, outgoing) => {
		const path = incoming.url ?? '/';
		asked.push(path);
		const answer = answers.get(path);
		if (answer) answer(incoming, outgoing);
		else outgoing.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
	});
	await new Promise<void>((resolve) => server.listen(0, host, resolve));
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
		port,
		answers,
		asked,
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}

/** Answers with these bytes, and by default with a generic type. */
export function sends(
	body: Uint8Array | string,
	headers: Record<string, string> = { 'content-type': 'application/octet-stream' },
	status = 200,
): Answer {
	return (_, outgoing) => {
		outgoing.writeHead(status, headers).end(body);
	};
}

/** Answers with a redirect. */
export function redirects(location: string, status = 302): Answer {
	return sends('', { location }, status);
}

/** Sends a beginning and then further bytes without end, until the client disconnects. */
export function neverEnds(head: Uint8Array): Answer {
	return (_, outgoing) => {
		outgoing.writeHead(200, { 'content-type': 'image/png' });
		outgoing.write(head);
		const more = Buffer.alloc(1024 * 1024);
		const write = () => {
			while (!outgoing.destroyed && outgoing.write(more));
			if (!outgoing.destroyed) outgoing.once('drain', write);
		};
		write();
	};
}

/** A plain picture. */
export function pictureOf(
	width: number,
	height: number,
	format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff' = 'png',
): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 3, background: '#06c' } })
		.toFormat(format)
		.toBuffer();
}

/** The head of an interlaced PNG, and nothing after it, so that a test needs no memory for 144 megapixels. */
export function interlacedHead(width: number, height: number): Buffer {
	const head = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
	const facts = Buffer.alloc(13);
	facts.writeUInt32BE(width, 0);
	facts.writeUInt32BE(height, 4);
	// Eight bits, three colours, interlaced.
	facts.set([8, 2, 0, 0, 1], 8);
	const check = Buffer.alloc(4);
	check.writeUInt32BE(crc32(Buffer.concat([Buffer.from('IHDR'), facts])));
	const rest = Buffer.from('\0\0\0\0IDAT\x35\xaf\x06\x1e', 'latin1');
	return Buffer.concat([head, facts, check, rest]);
}

/** A film's first box, which names the format, and bytes that do not play. */
export function filmOf(length: number): Buffer {
	const film = Buffer.alloc(length, 7);
	Buffer.from('\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isom', 'latin1').copy(film);
	return film;
}

/** Answers with the ranges of the request. */
export function sendsRanges(body: Uint8Array): Answer {
	return (incoming, outgoing) => {
		const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(incoming.headers.range ?? '') ?? [];
		if (from === undefined) {
			outgoing
				.writeHead(200, { 'content-length': body.length, 'accept-ranges': 'bytes' })
				.end(body);
			return;
		}
		const end = Math.min(body.length - 1, to ? Number(to) : body.length - 1);
		outgoing.writeHead(206, {
			'content-range': `bytes ${from}-${end}/${body.length}`,
			'content-length': end - Number(from) + 1,
			etag: '"film"',
		});
		outgoing.end(body.subarray(Number(from), end + 1));
	};
}
