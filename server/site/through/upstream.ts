import { Agent, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { askAddress, type ResolveHost, resolveHost } from '@outrigger/http/open-address';
import { WordPressUnavailable } from '../contract/unavailable';

/**
 * The longest time until WordPress answers, and then for a page; a checkout or a form with files takes some seconds. A
 * file that streams to a visitor may take longer, as long as the site does not pause for this time.
 */
const TIMEOUT_MS = 30_000;
/** The most bytes of a decompressed page; the longest page of the spike had 1.1 MB. */
export const MOST_BYTES = 16 * 1024 * 1024;

/** A request to the real site. */
export interface UpstreamRequest {
	/** Path and query on this host, with a slash at the beginning. */
	path: string;
	method?: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
	/** Lower-case names. */
	headers?: Readonly<Record<string, string>>;
	body?: Uint8Array;
}

/** The answer of the real site; its body is decompressed while it is read. */
export interface UpstreamAnswer {
	status: number;
	headers: IncomingMessage['headers'];
	body: Readable;
}

/** The connection to the real site, and to no other host. */
export interface Upstream {
	/** @throws WordPressUnavailable if it does not begin to answer in time */
	ask(request: UpstreamRequest): Promise<UpstreamAnswer>;
}

/** The address of the real site and the options for reaching it. */
export interface UpstreamOptions {
	/** Address of the site without a slash at the end. */
	siteUrl: string;
	/** User name and password of HTTP Basic (`UPSTREAM_AUTH`); null if the site requires none. */
	auth: { user: string; password: string } | null;
	/**
	 * The public address of a WordPress that answers to no other host name: the host connects to `siteUrl` and sends
	 * that name. Null if WordPress answers the name in `siteUrl`.
	 */
	answersTo?: string | null;
	/** Finds the network addresses of the site; by default the resolver of the machine. */
	resolve?: ResolveHost | undefined;
}

/**
 * Connects to the real site. The operator configured its origin, so any network is allowed. No path, query or answer
 * leads to another host, because the upstream returns redirects and does not follow them.
 */
export function createUpstream({
	siteUrl,
	auth,
	answersTo = null,
	resolve = resolveHost,
}: UpstreamOptions): Upstream {
	const { origin, protocol } = new URL(siteUrl);
	const reach = { resolve, trusted: new Set([origin]) };
	// A new connection costs a visitor of a far WordPress two or three round trips.
	const kept = new (protocol === 'https:' ? SecureAgent : Agent)({ keepAlive: true });
	const authorization = auth && Buffer.from(`${auth.user}:${auth.password}`).toString('base64');
	return {
		async ask({ path, method = 'GET', headers = {}, body }) {
			const url = new URL(siteUrl + path);
			const sent = {
				'accept-encoding': 'br, gzip',
				...headers,
				...nameOf(answersTo),
				...(authorization ? { authorization: `Basic ${authorization}` } : {}),
			};
			const limit = new AbortController();
			const timer = setTimeout(() => limit.abort(new Error('It took too long.')), TIMEOUT_MS);
			const agent = method === 'GET' || method === 'HEAD' ? kept : undefined;
			try {
				const asking = { headers: sent, method, body, agent };
				const answer = await askAddress(url, asking, limit.signal, reach);
				endWhenSilent(answer);
				const { statusCode: status = 502 } = answer;
				const isEmpty = method === 'HEAD' || status === 304 || status === 204;
				// The connection is free for the next request once its answer was read.
				if (isEmpty) answer.resume();
				return {
					status,
					headers: answer.headers,
					body: isEmpty ? Readable.from([]) : decompressed(answer),
				};
			} catch (cause) {
				throw new WordPressUnavailable(`${url.origin}${url.pathname} did not answer.`, { cause });
			} finally {
				clearTimeout(timer);
			}
		},
	};
}

/** Ends an answer whose site sends nothing more. An answer with bytes waits for its reader, which may be slow. */
function endWhenSilent(answer: IncomingMessage): void {
	let before = -1;
	const watch = setInterval(() => {
		const { bytesRead } = answer.socket;
		const isSilent = bytesRead === before && answer.readableLength === 0 && !answer.complete;
		if (isSilent) answer.destroy(new Error('The site sends nothing more.'));
		before = bytesRead;
	}, TIMEOUT_MS);
	watch.unref();
	answer.once('close', () => clearInterval(watch));
}

/** Returns the headers that a balancer sends to the WordPress behind it. */
function nameOf(address: string | null): Record<string, string> {
	if (address === null) return {};
	const { host, protocol } = new URL(address);
	return { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) };
}

/**
 * Returns the body of an answer as its author wrote it.
 * @throws Error for an encoding that this host did not request and cannot decode
 */
function decompressed(answer: IncomingMessage): Readable {
	const encoding = answer.headers['content-encoding']?.trim().toLowerCase();
	const decoder =
		encoding === 'br'
			? createBrotliDecompress()
			: encoding === 'gzip' || encoding === 'x-gzip'
				? createGunzip()
				: encoding === 'deflate'
					? createInflate()
					: null;
	if (!decoder && encoding && encoding !== 'identity') {
		answer.destroy();
		throw new Error(`The answer has the unknown encoding ${encoding}.`);
	}
	if (!decoder) return answer;
	answer.on('error', (error) => decoder.destroy(error));
	decoder.on('close', () => {
		if (!answer.complete) answer.destroy();
	});
	answer.pipe(decoder);
	return decoder;
}

/** Ends a body after the time that a page may take. Returns the function that lifts the limit. */
function limitTime(body: Readable): () => void {
	const end = () => body.destroy(new Error('It took too long.'));
	const timer = setTimeout(end, TIMEOUT_MS);
	return () => clearTimeout(timer);
}

/**
 * Reads a body to its end.
 * @throws WordPressUnavailable when it breaks off, takes too long or is longer than `MOST_BYTES`
 */
export async function readWhole(body: Readable): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let length = 0;
	const lift = limitTime(body);
	try {
		for await (const chunk of body) {
			length += chunk.length;
			if (length > MOST_BYTES) throw new Error(`The answer is longer than ${MOST_BYTES} bytes.`);
			chunks.push(chunk);
		}
	} catch (cause) {
		body.destroy();
		throw new WordPressUnavailable('An answer of WordPress broke off.', { cause });
	} finally {
		lift();
	}
	return Buffer.concat(chunks);
}

/**
 * Reads a body that is at most `most` bytes long. Returns a longer body as a stream of all of its bytes.
 * @throws WordPressUnavailable if it breaks off or takes too long before that
 */
export async function readShort(body: Readable, most: number): Promise<Buffer | Readable> {
	const chunks: Buffer[] = [];
	const reading = body[Symbol.asyncIterator]();
	let length = 0;
	const lift = limitTime(body);
	try {
		for (let next = await reading.next(); !next.done; next = await reading.next()) {
			chunks.push(next.value);
			length += next.value.length;
			if (length > most)
				return Readable.from(all(chunks, { [Symbol.asyncIterator]: () => reading }));
		}
	} catch (cause) {
		body.destroy();
		throw new WordPressUnavailable('An answer of WordPress broke off.', { cause });
	} finally {
		lift();
	}
	return Buffer.concat(chunks);
}

async function* all(first: readonly Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
	yield* first;
	yield* rest;
}
