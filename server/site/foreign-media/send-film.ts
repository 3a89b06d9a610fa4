import type { IncomingMessage } from 'node:http';
import { AddressRefused } from '@outrigger/http/address-refused';
import { openAddress, type Reach } from '@outrigger/http/open-address';
import { isKnown, type MediaLibrary } from './media-library';
import { MediaRefused, refusalOf, refuseCompressed } from './media-refused';
import { filmType, HEAD_BYTES } from './media-type';
import { ASKING } from './read-picture';
import { createSlots } from './slots';

/** The most bytes of a film: two hours in good quality. */
export const MAX_FILM_BYTES = 4 * 1024 * 1024 * 1024;
/** The longest wait for the headers, and for each further part of a film. */
export const FILM_TIMEOUT_MS = 10_000;
/** The most films that are passed on at the same time; each uses a connection to its host. */
export const MAX_FILMS = 64;
/** The most films at the same time for one visitor address; a browser keeps six connections to a host. */
export const MAX_FILMS_OF_VISITOR = 8;

/**
 * The lifetime is shorter than for pictures: a replaced film keeps its address, and its host reports whether it has
 * changed.
 */
const CACHED = 'public, max-age=86400, stale-if-error=604800';
const RETURNED = ['etag', 'last-modified', 'accept-ranges', 'content-range', 'content-length'];
const FORWARDED = ['if-range', 'if-none-match', 'if-modified-since'];
const STATUSES: ReadonlySet<number> = new Set([200, 206, 304, 416]);
/** A header with a single range: the answer to several ranges would have several parts. */
const RANGE = /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/;

/**
 * Reads the beginning of a film.
 * @returns its type
 * @throws MediaRefused
 */
export async function readFilmType(
	address: string,
	reach: Reach,
	timeoutMs = FILM_TIMEOUT_MS,
): Promise<string> {
	const signal = AbortSignal.timeout(timeoutMs);
	const headers = { ...ASKING, range: `bytes=0-${HEAD_BYTES - 1}` };
	const response = await openAddress(address, headers, signal, reach);
	try {
		checkAnswer(response, [200, 206]);
		const type = await filmType(await readHead(response));
		if (type === null) throw new MediaRefused('it is no film');
		return type;
	} catch (cause) {
		throw refusalOf(cause, signal.aborted);
	} finally {
		response.destroy();
	}
}

async function readHead(response: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let length = 0;
	for await (const chunk of response as AsyncIterable<Buffer>) {
		chunks.push(chunk);
		length += chunk.length;
		if (length >= HEAD_BYTES) break;
	}
	return Buffer.concat(chunks);
}

/** Throws for an answer that is too long or compressed, or whose status is not in `taken`. */
function checkAnswer({ statusCode = 0, headers }: IncomingMessage, taken: Iterable<number>): void {
	if (![...taken].includes(statusCode)) throw new MediaRefused(`it answered ${statusCode}`);
	const whole = /\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1];
	const length = Math.max(Number(whole ?? 0), Number(headers['content-length'] ?? 0));
	if (length > MAX_FILM_BYTES) {
		throw new MediaRefused(`it is larger than ${MAX_FILM_BYTES / 1024 ** 3} GB`);
	}
	refuseCompressed(headers);
}

/**
 * Answers a request for a film of another host; null for a film that the host cannot fetch.
 * @param visitor network address of the visitor; empty for this process
 */
export type SendFilm = (
	request: Request,
	address: string,
	visitor: string,
) => Promise<Response | null>;

/** Limits that tests can lower. */
export interface FilmLimits {
	timeoutMs?: number;
	maxBytes?: number;
	maxFilms?: number;
	maxFilmsOfVisitor?: number;
}

/**
 * Passes films of other hosts on as they stream in, in the ranges that players request. It stores no part of them, and
 * reads only as fast as the visitor reads. The server disconnects a visitor who reads nothing for a while
 * (`IDLE_LIMIT_MS`).
 */
export function createSendFilm(
	library: MediaLibrary,
	reach: Reach,
	{
		timeoutMs = FILM_TIMEOUT_MS,
		maxBytes = MAX_FILM_BYTES,
		maxFilms = MAX_FILMS,
		maxFilmsOfVisitor = MAX_FILMS_OF_VISITOR,
	}: FilmLimits = {},
): SendFilm {
	const slots = createSlots(maxFilms, maxFilmsOfVisitor);

	return async (request, address, visitor) => {
		const known = await library.learn(address, 'film');
		if (!isKnown(known)) return null;
		const leave = slots.take(visitor);
		if (!leave) return busy();
		const abort = new AbortController();
		const end = () => {
			leave();
			abort.abort();
		};
		try {
			const sentHeaders = requestHeaders(request.headers);
			const timer = setTimeout(end, timeoutMs);
			const response = await openAddress(address, sentHeaders, abort.signal, reach).finally(() =>
				clearTimeout(timer),
			);
			response.on('error', () => undefined);
			checkAnswer(response, STATUSES);
			const { statusCode: status = 200 } = response;
			const headers = answerHeaders(response, known.type);
			if (request.method !== 'HEAD' && (status === 200 || status === 206)) {
				return new Response(bounded(response, { timeoutMs, maxBytes, end }), { status, headers });
			}
			end();
			return new Response(null, { status, headers });
		} catch (error) {
			end();
			if (error instanceof AddressRefused) return null;
			throw error;
		}
	};
}

function requestHeaders(headers: Headers): Record<string, string> {
	const sentHeaders: Record<string, string> = { ...ASKING };
	const range = headers.get('range');
	if (range !== null && RANGE.test(range)) sentHeaders.range = range;
	for (const name of FORWARDED) {
		const value = headers.get(name);
		if (value !== null) sentHeaders[name] = value;
	}
	return sentHeaders;
}

function answerHeaders({ headers: given }: IncomingMessage, type: string): Headers {
	const headers = new Headers({
		'content-type': type,
		'cache-control': CACHED,
		'x-content-type-options': 'nosniff',
		'cross-origin-resource-policy': 'cross-origin',
	});
	for (const name of RETURNED) {
		const value = given[name];
		if (typeof value === 'string') headers.set(name, value);
	}
	return headers;
}

/**
 * A body that is read as fast as the visitor takes it. It breaks off at its limit, or if no further part comes in time.
 */
function bounded(
	response: IncomingMessage,
	{ timeoutMs, maxBytes, end }: { timeoutMs: number; maxBytes: number; end: () => void },
): ReadableStream<Uint8Array> {
	const chunks = response[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
	let length = 0;
	return new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				const timer = setTimeout(end, timeoutMs);
				try {
					const { done, value } = await chunks.next();
					length += value?.length ?? 0;
					if (length > maxBytes) throw new MediaRefused('it does not end');
					if (!done) return controller.enqueue(new Uint8Array(value));
					controller.close();
					end();
				} catch (error) {
					controller.error(error);
					end();
				} finally {
					clearTimeout(timer);
				}
			},
			cancel: end,
		},
		{ highWaterMark: 0 },
	);
}

function busy(): Response {
	return new Response('Too many films are watched at once.\n', {
		status: 503,
		headers: { 'retry-after': '30', 'cache-control': 'no-store' },
	});
}
