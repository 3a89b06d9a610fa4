import { LRUCache } from 'lru-cache';

/** One minute: limits are said per minute. */
const WINDOW_MS = 60_000;
/** Addresses remembered at once; the one that was silent longest is forgotten first. */
const MAX_ADDRESSES = 20_000;

/** Counts what an address does. */
export interface RateLimit {
	/** Counts one request; gives the seconds to wait where it is one too many, else 0. */
	take(address: string): number;
}

/**
 * @param perMinute requests a minute and address; 0 is without a limit
 * @param now milliseconds since the epoch
 */
export function createRateLimit(perMinute: number, now: () => number): RateLimit {
	const windows = new LRUCache<string, { from: number; count: number }>({ max: MAX_ADDRESSES });
	return {
		take(address) {
			// In this process there is no address: nobody from outside asks.
			if (perMinute === 0 || address === '') return 0;
			const known = windows.get(address);
			const isOpen = known && now() - known.from < WINDOW_MS;
			const window = isOpen ? known : { from: now(), count: 0 };
			if (!isOpen) windows.set(address, window);
			window.count += 1;
			return window.count > perMinute ? Math.ceil((window.from + WINDOW_MS - now()) / 1000) : 0;
		},
	};
}

/** 429 in the shape that the asked path speaks: REST's error, GraphQL's errors, else a page's plain text. */
export function tooManyRequests(path: string, retryAfterS: number): Response {
	const headers = { 'retry-after': String(retryAfterS), 'cache-control': 'no-store' };
	const message = 'Too many requests. Please wait a moment and try again.';
	if (path.startsWith('/wp-json')) {
		const body = { code: 'rest_too_many_requests', message, data: { status: 429 } };
		return Response.json(body, { status: 429, headers });
	}
	if (path.startsWith('/graphql')) {
		return Response.json({ errors: [{ message }] }, { status: 429, headers });
	}
	return new Response(message, { status: 429, headers });
}
