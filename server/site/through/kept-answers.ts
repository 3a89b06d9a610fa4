import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { unavailablePage } from '../answers/plain-page';
import {
	type Answer,
	answerFrom,
	type BodyOnDemand,
	type Preferences,
	type StoredBody,
} from '../answers/stored-body';
import type { Cdn } from '../cache/cdn';
import type { CachedPage, PageCache } from '../cache/page-cache';
import { isUnavailable, reasonOf } from '../contract/unavailable';
import { plainPermalink } from '../requests/plain-address';

/** The host sends an answer for this long without a request to WordPress, as it does with a rendered page. */
const FRESH_MS = 60_000;
/**
 * After the fresh time the host sends an answer up to this age once more while it requests a new one. It sends an older
 * one only if WordPress does not answer.
 */
const STALE_MS = 24 * 60 * 60 * 1000;
/** After a failure the host sends the old answer for this long before it tries again. */
const RETRY_MS = 5_000;
const REMEMBERED = 10_000;

/** The values by which WordPress recognises an unchanged answer. */
export interface Validators {
	etag?: string | undefined;
	lastModified?: string | undefined;
}

/** The result of a request to WordPress for an address. */
export type Made =
	| { kind: 'unchanged' }
	/** The answer to the visitor; the host keeps it only if `isKept` is true. */
	| {
			kind: 'answer';
			/** Sends the answer before its body is in the cache. */
			first?: BodyOnDemand;
			/** Makes the body that the cache keeps. */
			body: () => Promise<StoredBody>;
			validators: Validators;
			isKept: boolean;
			isWhole: boolean;
	  }
	/** A file that streams to the visitor. */
	| { kind: 'stream'; response: Response };

/** A running request to WordPress. */
interface Asked {
	made: Promise<Made>;
	/** Fulfilled when the answer is in the cache. */
	settled: Promise<void>;
	/** The number of purges before it: after a further one its answer is out of date. */
	purges: number;
}

/** Sends answers of WordPress that all visitors share. */
export interface KeptAnswers {
	/**
	 * @param make requests the answer from WordPress, with the values by which WordPress recognises that the kept
	 * answer is unchanged
	 */
	send(
		path: string,
		preferences: Preferences,
		make: (validators: Validators) => Promise<Made>,
	): Promise<Answer | Response>;
}

/**
 * Makes the cache of passed answers. It sends WordPress one request for an address at a time, and sends an old answer
 * until the new one is ready, and while WordPress does not answer.
 *
 * @param now milliseconds since the epoch
 */
export function createKeptAnswers(options: {
	cache: PageCache;
	/** A cache in front of all hosts; null if there is none. */
	cdn: Cdn | null;
	siteUrl: string;
	log: Logger;
	now: () => number;
}): KeptAnswers {
	const { cache, cdn, siteUrl, log, now } = options;
	const running = new Map<string, Asked>();
	const resting = new LRUCache<string, number>({ max: REMEMBERED });
	const validatorsOf = new LRUCache<string, Validators>({ max: REMEMBERED });

	/** A running request whose answer no purge has made out of date. */
	function runningOf(key: string): Asked | undefined {
		const asked = running.get(key);
		return asked?.purges === cache.purges ? asked : undefined;
	}

	function ask(key: string, make: (validators: Validators) => Promise<Made>): Asked {
		const known = runningOf(key);
		if (known) return known;
		const { purges } = cache;
		const kept = cache.peek(key);
		const made = make(kept && !kept.expired ? (validatorsOf.get(key) ?? {}) : {});
		const settled = made
			.then((one) => keep(key, one, purges))
			.then(() => {
				resting.delete(key);
			})
			.finally(() => {
				if (running.get(key) === asked) running.delete(key);
			});
		// If the visitor does not wait for this promise, the visitor has an answer already, so a failure needs no
		// handling.
		settled.catch(() => undefined);
		const asked = { made, settled, purges };
		running.set(key, asked);
		return asked;
	}

	async function keep(key: string, made: Made, purges: number): Promise<void> {
		const old = cache.peek(key);
		if (made.kind === 'unchanged' && old) cache.set(key, { ...old, renderedAt: now() });
		if (made.kind !== 'answer' || !made.isKept) return;
		const body = await made.body();
		validatorsOf.set(key, made.validators);
		cache.set(key, {
			...body,
			tags: tagsOf(key),
			renderedAt: now(),
			changesAt: null,
			expired: cache.purges !== purges,
		});
	}

	/** Returns true if the host may send a kept answer now. If a new answer is due, requests it. */
	function isUsable(
		key: string,
		page: CachedPage,
		make: (validators: Validators) => Promise<Made>,
	): boolean {
		const age = now() - page.renderedAt;
		if (!page.expired && age < FRESH_MS) return true;
		if ((resting.get(key) ?? 0) > now()) return true;
		if (page.expired || age >= STALE_MS) return false;
		const { made, settled } = ask(key, make);
		settled
			.then(() => made)
			.then(
				(one) => {
					if (one.kind === 'stream') one.response.body?.cancel().catch(() => undefined);
				},
				(error: unknown) => rest(key, error),
			);
		return true;
	}

	function sent(key: string, page: CachedPage, preferences: Preferences): Answer {
		const answer = answerFrom(page, preferences);
		return cdn?.mark(key, page, answer) ?? answer;
	}

	function rest(key: string, error: unknown): void {
		resting.set(key, now() + RETRY_MS);
		if (isUnavailable(error))
			log.warn({ page: pathOf(key), reason: reasonOf(error) }, 'The host sends the old page');
		else log.error({ page: pathOf(key), err: error }, 'The host sends the old page');
	}

	return {
		async send(path, preferences, make) {
			const key = keyOf(path);
			const kept = await cache.get(key);
			if (kept && isUsable(key, kept, make)) return sent(key, kept, preferences);
			try {
				const isShared = runningOf(key) !== undefined;
				const { made: asking, settled } = ask(key, make);
				const first = await asking;
				// A stream can be sent to one visitor only, so another visitor needs a request of its own.
				const made = first.kind === 'stream' && isShared ? await make({}) : first;
				if (made.kind === 'stream') return made.response;
				const isPlain = !preferences.ifNoneMatch && !preferences.headOnly && !cdn;
				if (made.kind === 'answer' && made.isWhole && made.first && isPlain) {
					return await made.first(preferences.acceptEncoding);
				}
				await settled;
				const known = cache.peek(key);
				const old = known ?? kept;
				if (made.kind === 'unchanged') {
					return old ? sent(key, old, preferences) : unavailablePage(siteUrl);
				}
				if (made.isKept && known) return sent(key, known, preferences);
				return !made.isWhole && old
					? sent(key, old, preferences)
					: answerFrom(await made.body(), preferences);
			} catch (error) {
				if (kept) {
					rest(key, error);
					return sent(key, kept, preferences);
				}
				throw error;
			}
		},
	};
}

/** The key has a prefix, because rendered pages have their plain path as the key in the same Redis. */
const keyOf = (path: string) => `through:${path}`;
const pathOf = (key: string) => key.replace(/^through:/, '').replace(/\?.*$/s, '');

/** The URIs whose purge expires an answer. The plugin names a plain permalink by its path alone, which is `/`. */
function tagsOf(key: string): string[] {
	const plain = plainPermalink(key.replace(/^through:/, ''));
	return [pathOf(key), ...(plain === null ? [] : [plain])];
}
