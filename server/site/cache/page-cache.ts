import { LRUCache } from 'lru-cache';
import type { StoredBody } from '../answers/stored-body';
import { plainPermalink } from '../requests/plain-address';
import { type Claim, claimPage, OWN_CLAIM } from './claim-page';

/** A rendered page as the cache keeps it. */
export interface CachedPage extends StoredBody {
	/** The URIs and node ids of the data that the page shows. */
	tags: readonly string[];
	/** The time of its rendering, in milliseconds since the epoch. */
	renderedAt: number;
	/**
	 * The time at which the page changes without a purge, because it depends on the time; in milliseconds since the
	 * epoch, null for never.
	 */
	changesAt: number | null;
	/**
	 * True if a purge named the page: the next visitor waits for a new page and gets this one only if WordPress does
	 * not answer.
	 */
	expired: boolean;
}

/** A page with this tag expires with every purge. */
export const ANY_PURGE = '*';

/** The names in a purge: URIs and ids, or everything. */
export type Purge = readonly string[] | 'everything';

/** A cache that several hosts share. Every method may fail; then the host continues as if the cache were empty. */
export interface SharedPages {
	/** Milliseconds for which a host has the sole right to make a page. */
	readonly claimMs: number;
	get(key: string): Promise<CachedPage | null>;
	set(key: string, page: CachedPage): Promise<void>;
	/**
	 * Prevents the other hosts from rendering a page for some milliseconds.
	 * @returns a function that releases the lock; null if another host has it
	 */
	lock(key: string, milliseconds: number): Promise<(() => Promise<void>) | null>;
	/** Sends the purge to all hosts, this one included. */
	purge(purge: Purge): Promise<void>;
	/** Calls back for every purge of any host. */
	onPurge(listener: (purge: Purge) => void): void;
}

/** The pages of one host. */
export interface PageCache {
	/** Returns the page that this process has, without waiting. */
	peek(key: string): CachedPage | undefined;
	/** Returns the page that this process or the shared cache has. */
	get(key: string): Promise<CachedPage | undefined>;
	/**
	 * Claims the right to make a page, where several hosts might make it at once.
	 * @param isFresh returns true for a page that need not be made again
	 */
	claim(key: string, isFresh: (page: CachedPage) => boolean): Promise<Claim>;
	/** Counts a request of a visitor for a page that this process keeps: the counts order what `onPurged` hands on. */
	requested(key: string): void;
	/** Keeps a page; the other hosts get it as well, unless a visitor can invent its address. */
	set(key: string, page: CachedPage): void;
	/** Expires the pages with one of the tags, here and on the other hosts. */
	purge(purge: Purge): Promise<void>;
	/**
	 * Calls back after each purge that begins here, with the keys of the pages that it expired, the most requested page
	 * first. Of two pages with the same count, the one that was requested last comes first. The keys contain no
	 * addresses that a visitor can invent.
	 */
	onPurged(listener: (keys: readonly string[]) => void): void;
	/**
	 * Adds a listener for purges by hosts that share the cache. It runs before the pages expire, so that the host does not
	 * render them from old parts. It also runs for this host's own purges.
	 */
	onSharedPurge(listener: (purge: Purge) => void): void;
	/**
	 * The number of purges so far: a page whose rendering began at another count is already out
	 * of date.
	 */
	readonly purges: number;
}

/** The most bytes of pages in memory. A page takes about 60 kB in its two encodings, so some six hundred pages fit. */
const PAGES_BYTES = 40 * 1024 * 1024;
/**
 * The most bytes of pages whose address a visitor can invent (not found, searches). They must not displace other pages,
 * and never go into a shared cache: forty thousand of them would take 1.6 GB there.
 */
const INVENTED_BYTES = 8 * 1024 * 1024;

const sizeOf = ({ bytes }: CachedPage) => bytes.br.length + bytes.gzip.length + 1024;

/** A search, or a page that passes through with a query: WordPress answers 200 to any parameter. */
const INVENTED = /[?&]s=|^through:(?!\/wp-(?:content|includes)\/)[^?]*\?/;
const isInvented = (key: string, page: CachedPage) =>
	page.status !== 200 ||
	(INVENTED.test(key) && plainPermalink(key.replace(/^through:/, '')) === null);

/** `/stories/page/2/?s=x`, `/stories/comment-page-2/` → `/stories/`: a purge of a URI means all of its pages. */
export function uriOf(key: string): string {
	return key.replace(/\?.*$/, '').replace(/\/(?:comment-page-|page\/)\d+\/$/, '/');
}

/**
 * Makes the page cache of a host.
 * @param shared a second cache behind it, if several hosts share one
 * @param cdn a cache in front of all hosts; every purge that begins here is sent to it
 */
export function createPageCache(
	shared: SharedPages | null,
	cdn: { purge(purge: Purge): void } | null = null,
): PageCache {
	/**
	 * The number of requests for each kept page. Each purge halves the earlier counts, so that new requests count more.
	 */
	const requests = new Map<string, number>();
	const pages = new LRUCache<string, CachedPage>({
		maxSize: PAGES_BYTES,
		sizeCalculation: sizeOf,
		dispose: (_, key, reason) => {
			if (reason !== 'set') requests.delete(key);
		},
	});
	const invented = new LRUCache<string, CachedPage>({
		maxSize: INVENTED_BYTES,
		sizeCalculation: sizeOf,
	});
	let purges = 0;
	const listeners: ((keys: readonly string[]) => void)[] = [];

	const keep = (key: string, page: CachedPage) => {
		const [home, other] = isInvented(key, page) ? [invented, pages] : [pages, invented];
		other.delete(key);
		home.set(key, page);
	};
	const expire = (purge: Purge): readonly string[] => {
		purges += 1;
		const expired: string[] = [];
		const named = purge === 'everything' ? null : new Set([...purge, ANY_PURGE]);
		for (const store of [pages, invented]) {
			for (const [key, page] of store.entries()) {
				const isNamed = !named || named.has(uriOf(key)) || page.tags.some((tag) => named.has(tag));
				if (!isNamed) continue;
				page.expired = true;
				if (store === pages) expired.push(key);
			}
		}
		return expired;
	};
	const mostRequestedFirst = (keys: readonly string[]) => {
		const ordered = keys.toSorted((a, b) => (requests.get(b) ?? 0) - (requests.get(a) ?? 0));
		for (const [key, count] of requests) requests.set(key, count / 2);
		return ordered;
	};
	const forgetting: ((purge: Purge) => void)[] = [];
	shared?.onPurge((purge) => {
		for (const forget of forgetting) forget(purge);
		expire(purge);
	});
	const peek = (key: string) => pages.get(key) ?? invented.get(key);

	return {
		peek,
		async get(key) {
			const known = peek(key);
			if (known && !known.expired) return known;
			const found = await shared?.get(key).catch(() => null);
			if (!found || (known && found.renderedAt <= known.renderedAt)) return known;
			keep(key, found);
			return found;
		},
		async claim(key, isFresh) {
			const claim = shared ? await claimPage(shared, key, isFresh) : OWN_CLAIM;
			if (claim.page) keep(key, claim.page);
			return claim;
		},
		requested(key) {
			if (pages.has(key)) requests.set(key, (requests.get(key) ?? 0) + 1);
		},
		set(key, page) {
			keep(key, page);
			if (!isInvented(key, page)) shared?.set(key, page).catch(() => undefined);
		},
		async purge(purge) {
			const expired = mostRequestedFirst(expire(purge));
			await shared?.purge(purge).catch(() => undefined);
			// The CDN comes last, so that a page that it fetches at once is a new one.
			cdn?.purge(purge);
			for (const listener of listeners) listener(expired);
		},
		onPurged: (listener) => void listeners.push(listener),
		onSharedPurge: (listener) => void forgetting.push(listener),
		get purges() {
			return purges;
		},
	};
}
