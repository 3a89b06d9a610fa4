import { randomUUID } from 'node:crypto';
import { RESP_TYPES, type RedisClientType } from 'redis';
import { withDeadline } from '../contract/unavailable';
import { packPage, unpackPage } from './packed-page';
import { type CachedPage, type Purge, type SharedPages, uriOf } from './page-cache';

/** The longest wait for Redis: a slower answer would take longer than to render the page. */
const TIMEOUT_MS = 250;
/**
 * The longest claim of a host on a page. After it the next host renders the page, because the first one may be gone.
 * Most pages take less than a tenth of it.
 */
export const CLAIM_MS = 3_000;
/** Seconds for which Redis keeps a page. An older page is of no use even if WordPress does not answer. */
const KEPT_S = 24 * 60 * 60;
const PURGES_KEPT_S = 2 * KEPT_S;
const EVERYTHING = '*';

/** The options for pages in Redis. */
export interface RedisPagesOptions {
	client: RedisClientType;
	/** A separate connection, because a listening connection can send no other command. */
	subscriber: RedisClientType;
	/** Public origin of the site: several sites may share one Redis. */
	siteUrl: string;
	/** Name of the build: its pages name files that other builds do not have. */
	build: string;
	/** Milliseconds after which Redis counts as not reachable; `TIMEOUT_MS` if absent. */
	timeoutMs?: number;
	/** Milliseconds that a host may take for a page; `CLAIM_MS` if absent. */
	claimMs?: number;
}

/**
 * A page cache in Redis, for several hosts of one site. A purge is a mark with a time beside the pages, so that a host
 * that misses the message of a purge sees the mark when it reads the next page.
 */
export function redisPages({
	client,
	subscriber,
	siteUrl,
	build,
	timeoutMs = TIMEOUT_MS,
	claimMs = CLAIM_MS,
}: RedisPagesOptions): SharedPages {
	const prefix = `outrigger:${siteUrl}:${build}:`;
	const purges = `outrigger:${siteUrl}:purges`;
	const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });

	const inTime = <Value>(answer: Promise<Value>) => withDeadline(answer, timeoutMs, 'Redis');

	async function isPurged(page: CachedPage, uri: string): Promise<boolean> {
		const marks = await inTime(client.hmGet(purges, [EVERYTHING, uri, ...page.tags]));
		return marks.some((mark) => Number(mark ?? 0) >= page.renderedAt);
	}

	return {
		claimMs,
		async get(key) {
			const packed = await inTime(bytes.get(prefix + key));
			const page = packed === null ? null : unpackPage(packed);
			return page && { ...page, expired: await isPurged(page, uriOf(key)) };
		},
		async set(key, page) {
			if (page.expired) return;
			await inTime(
				client.set(prefix + key, packPage(page), { expiration: { type: 'EX', value: KEPT_S } }),
			);
		},
		async lock(key, milliseconds) {
			const name = `${prefix}lock:${key}`;
			const token = randomUUID();
			const expiration = { type: 'PX', value: milliseconds } as const;
			const taken = await inTime(client.set(name, token, { condition: 'NX', expiration }));
			if (taken === null) return null;
			return async () => {
				// The lock may have expired, and another host may have it now.
				if ((await inTime(client.get(name))) === token) await inTime(client.del(name));
			};
		},
		async purge(purge) {
			const names = purge === 'everything' ? [EVERYTHING] : purge;
			const now = String(Date.now());
			await inTime(client.hSet(purges, Object.fromEntries(names.map((name) => [name, now]))));
			await inTime(client.expire(purges, PURGES_KEPT_S));
			await inTime(client.publish(purges, JSON.stringify(purge)));
		},
		onPurge(listener) {
			subscriber
				.subscribe(purges, (message) => listener(JSON.parse(message) as Purge))
				.catch(() => undefined);
		},
	};
}
