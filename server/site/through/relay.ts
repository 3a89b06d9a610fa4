import { Readable } from 'node:stream';
import { readPostedForm, textsOf } from '@outrigger/http/posted-form';
import { RefusedBody } from '@outrigger/http/refused-body';
import { sourceOf } from '@outrigger/http/request-source';
import { PRIVATE } from '../answers/cache-control';
import { contentTypeOf, FILE_OF_WORDPRESS } from '../answers/content-type';
import { foreignFormPage } from '../answers/plain-page';
import { respond } from '../answers/respond';
import { baseHeaders } from '../answers/security-headers';
import { bodyOnDemand, namesTag } from '../answers/stored-body';
import { wordsFor } from '../answers/words-for';
import type { Client } from '../backend/backend';
import { fileHeaders, isChanged, type ReadAnswer, refuseErrors } from './fetch-answer';
import type { PassedPageReport } from './page-log';
import { CALLS, FILES } from './page-modes';
import type { Upstream, UpstreamAnswer, UpstreamRequest } from './upstream';
import { queryForWordPress, visitorHeaders } from './upstream-address';
import { cookiesForVisitor, cookiesForWordPress } from './visitor-cookies';

/** The parts with which the relay answers a visitor. */
export interface RelayParts {
	upstream: Upstream;
	readAnswer: ReadAnswer;
	/** Public origin of this host, and all of its origins. */
	siteUrl: string;
	origins: readonly string[];
	wordpressUrl: string;
	/** The address by which WordPress calls itself; the host's own if WordPress is behind it. */
	ownUrl: string;
	localize: (text: string) => string;
	onReport: (report: PassedPageReport) => void;
}

const FILE_HEADERS = [
	'accept-ranges',
	'content-range',
	'content-disposition',
	'etag',
	'last-modified',
	'x-robots-tag',
];
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
/** The most bytes of a body: a form with a picture from a phone's camera. */
const MOST_BODY_BYTES = 16 * 1024 * 1024;

/**
 * Sends a visitor's request to WordPress. It passes the listed cookies in both directions and keeps nothing. It refuses
 * a request that changes something and comes from a page of another site.
 *
 * @throws WordPressUnavailable
 * @throws RefusedBody for a body that is too long
 */
export async function relay(
	request: Request,
	{ address }: Client,
	untouched: string | null,
	parts: RelayParts,
): Promise<Response> {
	const { pathname, search: asked } = new URL(request.url);
	const search = queryForWordPress(asked, parts.siteUrl, parts.ownUrl);
	const method = request.method as NonNullable<UpstreamRequest['method']>;
	const reads = method === 'GET' || method === 'HEAD';
	// WordPress's editor asks in this way what its user may do.
	const isCalled = METHODS.has(method) || (method === 'OPTIONS' && CALLS.test(pathname));
	if (!isCalled) return new Response(null, { status: 405 });
	if (!reads && sourceOf(request, parts.origins) === 'elsewhere') {
		return respond(foreignFormPage(parts.siteUrl, wordsFor(parts.siteUrl, request)));
	}
	const cookies = cookiesForWordPress(request.headers.get('cookie'));
	const headers = visitorHeaders(request, {
		cookies,
		address,
		wordpressUrl: parts.wordpressUrl,
	});
	const sent = reads ? { headers } : await sentBody(request, headers);
	const answer = await parts.upstream.ask({ path: pathname + search, method, ...sent });
	const encodings = request.headers.get('accept-encoding');
	const response = await privateAnswer(answer, { pathname, untouched, encodings, method }, parts);
	const own = cookiesForVisitor(answer.headers['set-cookie'], {
		isSecure: parts.siteUrl.startsWith('https:'),
		folder: new URL(parts.wordpressUrl).pathname.replace(/\/+$/, ''),
	});
	for (const cookie of own) response.headers.append('set-cookie', cookie);
	// A file may be for this visitor alone.
	if (cookies !== '' || own.length > 0) response.headers.set('cache-control', PRIVATE);
	return response;
}

/** The body of a request with its headers. The limit of guesses has read the form of a login, as fields. */
async function sentBody(
	request: Request,
	headers: Record<string, string>,
): Promise<{ headers: Record<string, string>; body: Uint8Array }> {
	const isRead = request.bodyUsed || request.body?.locked;
	if (!isRead) return { headers, body: await readBody(request) };
	const fields = textsOf(await readPostedForm(request));
	return {
		headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
		body: Buffer.from(fields.toString()),
	};
}

async function privateAnswer(
	answer: UpstreamAnswer,
	page: { pathname: string; untouched: string | null; encodings: string | null; method: string },
	parts: RelayParts,
): Promise<Response> {
	const { pathname, untouched, encodings, method } = page;
	const moved = redirectOf(answer, parts);
	if (moved) return moved;
	const isEmpty = method === 'HEAD' || answer.status === 204 || answer.status === 304;
	if (isEmpty) return bodyless(answer, page, parts);
	const isForm = method !== 'GET';
	const passed = await parts.readAnswer(answer, { path: pathname, untouched, isForm });
	if (!passed) return fileResponse(answer, pathname, parts.siteUrl);
	if (passed.report) parts.onReport(passed.report);
	const { status, body } = passed;
	const headers = { ...passed.headers, ...restHeaders(answer), 'cache-control': PRIVATE };
	return respond(await bodyOnDemand(status, headers, body)(encodings));
}

/** An answer without a body. If the host changes texts of its type, they have another length and tag than WordPress's. */
function bodyless(
	answer: UpstreamAnswer,
	{ pathname }: { pathname: string },
	{ siteUrl }: Pick<RelayParts, 'siteUrl'>,
): Response {
	refuseErrors(answer);
	const { status, headers } = fileResponse(answer, pathname, siteUrl);
	if (isChanged(headers.get('content-type') ?? '')) {
		for (const name of ['content-length', 'etag', 'last-modified']) headers.delete(name);
	}
	return new Response(null, { status, headers });
}

/** The headers that scripts of shops and of WordPress's editor read in addition to the body. */
function restHeaders({ headers }: UpstreamAnswer): Record<string, string> {
	const names = ['nonce', 'cart-token', 'allow', 'x-wp-nonce', 'x-wp-total', 'x-wp-totalpages'];
	return Object.fromEntries(
		names.flatMap((name) => {
			const value = headers[name];
			return typeof value === 'string' ? [[name, value]] : [];
		}),
	);
}

/** A redirect, to this host if it led to the WordPress host; null for every other answer. */
export function redirectOf(
	{ status, headers, body }: UpstreamAnswer,
	{ localize, siteUrl }: Pick<RelayParts, 'localize' | 'siteUrl'>,
): Response | null {
	const { location } = headers;
	if (![301, 302, 303, 307, 308].includes(status) || location === undefined) return null;
	body.destroy();
	return new Response(null, {
		status,
		headers: {
			...baseHeaders({ siteUrl }),
			location: localize(location),
			'cache-control': PRIVATE,
		},
	});
}

/** A file that is passed on as it arrives. Its type follows from its extension if that is known. */
export function fileResponse(answer: UpstreamAnswer, path: string, siteUrl: string): Response {
	const { status, headers, body } = answer;
	const type = headers['content-type'] ?? contentTypeOf(path);
	const sent = new Headers(fileHeaders(type, siteUrl));
	const isFile = status < 400 && FILES.test(path);
	sent.set('cache-control', isFile ? FILE_OF_WORDPRESS : PRIVATE);
	for (const name of FILE_HEADERS) {
		const value = headers[name];
		if (typeof value === 'string') sent.set(name, value);
	}
	const { 'content-length': length, 'content-encoding': encoding } = headers;
	if (length !== undefined && encoding === undefined) sent.set('content-length', length);
	const isEmpty = status === 204 || status === 304;
	if (isEmpty) body.destroy();
	const stream = isEmpty ? null : (Readable.toWeb(body) as ReadableStream<Uint8Array>);
	return new Response(stream, { status, headers: sent });
}

/**
 * A streamed answer for this visitor: without its body for a HEAD request, and 304 if the visitor has the same file.
 */
export function streamFor(response: Response, request: Request): Response {
	const { status, headers } = response;
	const etag = headers.get('etag')?.replace(/^W\//, '');
	const known = request.headers.get('if-none-match');
	const isSame = status === 200 && known !== null && etag !== undefined && namesTag(known, etag);
	if (request.method !== 'HEAD' && !isSame) return response;
	response.body?.cancel().catch(() => undefined);
	if (isSame) headers.delete('content-length');
	return new Response(null, { status: isSame ? 304 : status, headers });
}

/**
 * Reads the body of a visitor's request.
 * @throws RefusedBody for a body that is too long
 */
export async function readBody(request: Request): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	const reader = request.body?.getReader();
	for (let length = 0; ; ) {
		const { done, value: chunk } = (await reader?.read()) ?? { done: true };
		if (done || !chunk) return Buffer.concat(chunks);
		length += chunk.length;
		if (length > MOST_BODY_BYTES) {
			throw new RefusedBody({ mostBytes: MOST_BODY_BYTES });
		}
		chunks.push(chunk);
	}
}
