import type { Say } from '@outrigger/rules/texts/text';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisClientType } from 'redis';
import { withDeadline } from '../contract/unavailable';

/** The length of the time window in seconds, unless a limit names another length. */
const WINDOW_S = 60;
/**
 * The most addresses or accounts that are remembered; the one without a request for the longest time is forgotten
 * first.
 */
const MAX_ADDRESSES = 20_000;
/** The longest wait for a counter in Redis; it is the same as for a page in Redis. */
const REDIS_TIMEOUT_MS = 250;

/** Counts the requests of an address, or the requests for an account. */
export interface RateLimit {
	/** Counts one request. Returns the seconds to wait if it exceeds the limit, else 0. Never rejects. */
	take(address: string): Promise<number>;
	/** Removes a request from the count again, because the limit does not apply to it. Never rejects. */
	giveBack(address: string): Promise<void>;
}

/**
 * Makes a limit.
 * @param name of the limit; limits with different names count separately
 * @param most the most requests of an address in the window; 0 for no limit
 * @param windowS seconds; a minute if absent
 */
export type CreateRateLimit = (name: string, most: number, windowS?: number) => RateLimit;

interface Counter {
	/** Counts one request; rejects with a `RateLimiterRes` if it exceeds the limit. */
	consume(address: string): Promise<unknown>;
	reward(address: string): Promise<unknown>;
}

const NO_LIMIT: RateLimit = { take: async () => 0, giveBack: async () => undefined };

/** Counts in this process. */
export const createRateLimit: CreateRateLimit = (_, most, windowS = WINDOW_S) =>
	most === 0 ? NO_LIMIT : limitOf(countHere(most, windowS));

/**
 * Counts in Redis, for all hosts together. While Redis does not answer, or takes longer than 250 ms, each host counts
 * by itself. If an address exceeds its limit, the host refuses it without a further request to Redis.
 *
 * @param prefix separates the counters of several sites
 */
export function sharedRateLimits(client: RedisClientType, prefix: string): CreateRateLimit {
	return (name, most, windowS = WINDOW_S) => {
		if (most === 0) return NO_LIMIT;
		const own = countHere(most, windowS);
		const shared = new RateLimiterRedis({
			storeClient: client,
			useRedisPackage: true,
			rejectIfRedisNotReady: true,
			keyPrefix: `${prefix}${name}`,
			points: most,
			duration: windowS,
			inMemoryBlockOnConsumed: most + 1,
		});
		const whereverItCan = async (what: 'consume' | 'reward', address: string) => {
			try {
				await withDeadline(shared[what](address), REDIS_TIMEOUT_MS, 'Redis');
			} catch (reason) {
				if (reason instanceof RateLimiterRes) throw reason;
				await own[what](address);
			}
		};
		return limitOf({
			consume: (address) => whereverItCan('consume', address),
			reward: (address) => whereverItCan('reward', address),
		});
	};
}

function countHere(most: number, windowS: number): Counter {
	const limiter = new RateLimiterMemory({ points: most, duration: windowS });
	// Limits the remembered addresses: the library itself remembers each address for a minute, in any number.
	const known = new LRUCache<string, true>({
		max: MAX_ADDRESSES,
		dispose(_, address, reason) {
			if (reason === 'evict') limiter.delete(address);
		},
	});
	return {
		consume(address) {
			known.set(address, true);
			return limiter.consume(address);
		},
		reward: (address) => limiter.reward(address),
	};
}

function limitOf(counter: Counter): RateLimit {
	return {
		async take(address) {
			// Requests of this process have no address: they do not come from outside, so they are not counted.
			if (address === '') return 0;
			try {
				await counter.consume(address);
				return 0;
			} catch (refusal) {
				if (!(refusal instanceof RateLimiterRes)) throw refusal;
				return Math.ceil(refusal.msBeforeNext / 1000);
			}
		},
		async giveBack(address) {
			if (address !== '') await counter.reward(address);
		},
	};
}

/**
 * 429 in the format of the requested path: REST's error, GraphQL's errors, else a page's plain text.
 * @param say our texts in the visitor's language
 */
export function tooManyRequests(path: string, retryAfterS: number, say: Say): Response {
	const headers = { 'retry-after': String(retryAfterS), 'cache-control': 'no-store' };
	const message = say('host.tooManyRequests');
	if (path.startsWith('/wp-json')) {
		const body = { code: 'rest_too_many_requests', message, data: { status: 429 } };
		return Response.json(body, { status: 429, headers });
	}
	if (path.startsWith('/graphql')) {
		return Response.json({ errors: [{ message }] }, { status: 429, headers });
	}
	return new Response(message, { status: 429, headers });
}
