import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { LRUCache } from 'lru-cache';
import { pageKey, parsePageAddress } from './page-address';
import { isPrivateRequest } from './private-request';
import type { Answer, Preferences } from './stored-body';

/** Addresses whose key is remembered: parsing one costs as much as sending it. */
const REMEMBERED_ADDRESSES = 5_000;
const MAX_REMEMBERED_LENGTH = 500;

/**
 * Node's listener for a host. A page that lies finished in the cache is written at once; a `Request` and the route
 * table, which cost more than the sending, are only made for everything else.
 *
 * @param sendCached gives the finished answer for a page key, if there is one
 * @param fetch answers everything else
 */
export function createNodeListener(
	sendCached: (key: string, preferences: Preferences) => Answer | null,
	fetch: (request: Request, env: { incoming: IncomingMessage }) => Promise<Response> | Response,
): RequestListener {
	const keys = new LRUCache<string, string>({ max: REMEMBERED_ADDRESSES });
	const listen = getRequestListener((request, env) =>
		fetch(request, { incoming: env.incoming as IncomingMessage }),
	);

	function keyOf(address: string): string | null {
		const known = keys.get(address);
		if (known !== undefined) return known;
		if (!address.startsWith('/') || !URL.canParse(`http://host${address}`)) return null;
		const url = new URL(`http://host${address}`);
		const parsed = parsePageAddress(url.pathname, url.searchParams);
		if (parsed.kind !== 'page') return null;
		const key = pageKey(parsed);
		if (address.length <= MAX_REMEMBERED_LENGTH) keys.set(address, key);
		return key;
	}

	function finished({ method, url, headers }: IncomingMessage): Answer | null {
		if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return null;
		if (isPrivateRequest(url, headers.cookie)) return null;
		const key = keyOf(url);
		if (key === null) return null;
		return sendCached(key, {
			acceptEncoding: headers['accept-encoding'],
			ifNoneMatch: headers['if-none-match'],
			headOnly: method === 'HEAD',
		});
	}

	return (incoming, outgoing) => {
		const answer = finished(incoming);
		if (!answer) return listen(incoming, outgoing);
		outgoing.writeHead(answer.status, answer.headers);
		outgoing.end(answer.body ?? undefined);
	};
}
