import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { POSTCARDS_PATH } from '@outrigger/rules/postcards/card-words';
import { LRUCache } from 'lru-cache';
import { withForeignParameters } from './answers/respond';
import type { Answer, Preferences } from './answers/stored-body';
import { narrowingOf } from './pages/narrow-list';
import { hasUnknownParameters, pageKey, parsePageAddress } from './requests/page-address';
import { isPrivateRequest } from './requests/private-request';

/**
 * The number of addresses whose key the listener remembers: parsing an address costs as much as
 * sending the answer.
 */
const REMEMBERED_ADDRESSES = 5_000;
const MAX_REMEMBERED_LENGTH = 500;
/** The methods with which balancers send checks: HAProxy uses OPTIONS by default. */
const CHECKS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The parts from which a listener is put together. */
export interface ListenerParts {
	/** The finished answer for a page key, if there is one. */
	sendCached: (key: string, preferences: Preferences) => Answer | null;
	/** The links of a page that is not finished, as values of `Link` headers. */
	hintsFor: (key: string) => readonly string[];
	/** The answer to a check of a balancer; null for every other address. */
	healthOf: (
		address: string,
	) => { status: number; headers: Readonly<Record<string, string>>; body: string } | null;
	/** The finished answer for a request that is not for a page, if there is one. */
	finished: (incoming: IncomingMessage) => Answer | null;
	/** Headers of all answers of this host except pages, which have their own. */
	headers: Readonly<Record<string, string>>;
	/** Answers all other requests. */
	fetch: (request: Request, env: { incoming: IncomingMessage }) => Promise<Response> | Response;
}

/**
 * Node's listener for a host. It writes a finished answer from a cache at once; it makes a `Request` and uses the route
 * table, which cost more than the sending, only for everything else. It also answers a balancer's checks at once,
 * without a log line for each. These checks may use HTTP/1.0 and have no Host header (HAProxy's do).
 */
export function createNodeListener({
	sendCached,
	hintsFor,
	healthOf,
	finished,
	headers: ownHeaders,
	fetch,
}: ListenerParts): RequestListener {
	const keys = new LRUCache<string, string>({ max: REMEMBERED_ADDRESSES });
	const listen = getRequestListener((request, env) =>
		fetch(request, { incoming: env.incoming as IncomingMessage }),
	);

	/** Headers of kept answers with those of this host. They are joined once for each answer. */
	const headersOf = new WeakMap<Answer, Answer['headers']>();

	function withOwnHeaders(answer: Answer): Answer['headers'] {
		const known = headersOf.get(answer);
		const headers = known ?? { ...ownHeaders, ...answer.headers };
		if (!known) headersOf.set(answer, headers);
		return headers;
	}

	function keyOf(address: string): string | null {
		const known = keys.get(address);
		if (known !== undefined) return known;
		if (!address.startsWith('/') || !URL.canParse(`http://host${address}`)) return null;
		const url = new URL(`http://host${address}`);
		const parsed = parsePageAddress(url.pathname, url.searchParams);
		// An address that narrows a list has no key, because the host narrows the list for each request. The form of
		// postcards is no page either.
		if (parsed.kind !== 'page' || narrowingOf(url.searchParams)) return null;
		if (url.pathname === POSTCARDS_PATH) return null;
		const key = pageKey(parsed);
		if (address.length <= MAX_REMEMBERED_LENGTH) keys.set(address, key);
		return key;
	}

	function finishedPage({ method, url, headers }: IncomingMessage): Answer | null {
		if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return null;
		if (isPrivateRequest(url, headers.cookie)) return null;
		const key = keyOf(url);
		if (key === null) return null;
		const answer = sendCached(key, {
			acceptEncoding: headers['accept-encoding'],
			ifNoneMatch: headers['if-none-match'],
			headOnly: method === 'HEAD',
		});
		if (answer?.status !== 301 && answer?.status !== 404) return answer;
		const { searchParams } = new URL(`http://host${url}`);
		// WordPress may know an address with these parameters.
		if (answer.status === 404) return hasUnknownParameters(searchParams) ? null : answer;
		return withForeignParameters(answer, searchParams);
	}

	/**
	 * Returns the early hints for a browser that opens a page. No other client uses them, and clients that do not know
	 * 1xx answers mistake a 103 for the page.
	 */
	function hintsOf({ method, url, headers, httpVersion }: IncomingMessage): string[] {
		const isOpened = method === 'GET' && headers['sec-fetch-mode'] === 'navigate';
		if (!isOpened || httpVersion === '1.0' || url === undefined) return [];
		const key = isPrivateRequest(url, headers.cookie) ? null : keyOf(url);
		return key === null ? [] : [...hintsFor(key)];
	}

	return (incoming, outgoing) => {
		const { method, url = '' } = incoming;
		const health = CHECKS.has(method ?? '') ? healthOf(url) : null;
		if (health) {
			outgoing.writeHead(health.status, health.headers);
			outgoing.end(method === 'HEAD' ? undefined : health.body);
			return;
		}
		const kept = finished(incoming);
		const answer = kept ?? finishedPage(incoming);
		if (!answer) {
			const link = hintsOf(incoming);
			if (link.length > 0) outgoing.writeEarlyHints({ link });
			return listen(incoming, outgoing);
		}
		outgoing.writeHead(answer.status, kept ? withOwnHeaders(kept) : answer.headers);
		outgoing.end(answer.body ?? undefined);
	};
}
