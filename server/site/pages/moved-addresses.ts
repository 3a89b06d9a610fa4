import { type Moved, withParameters } from '@outrigger/rules/address/redirects';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Backend } from '../backend/backend';
import { isUnavailable, reasonOf } from '../contract/unavailable';
import {
	changingQuery,
	hasUnknownParameters,
	isTracking,
	withQuery,
} from '../requests/page-address';

/** The number of addresses whose answer the host remembers. */
const REMEMBERED = 5_000;
/** A change shows after this time at the latest: a WordPress without the companion plugin does not report changes. */
const FRESH_MS = 10 * 60 * 1000;
/** The most look-ups at the same time; any further address is a 404 without a look-up. */
const MOST_AT_ONCE = 8;

/** Finds the new address of a page if WordPress does not find its old address. */
export type FindMoved = (path: string) => Promise<Moved | null>;

/**
 * Looks for the new address of a path, with the parameters that change a page. If the new address is a path of this
 * site, it gets these parameters as well.
 */
export async function movedFor(
	find: FindMoved,
	path: string,
	query: URLSearchParams,
): Promise<Moved | null> {
	return taking(query, await find(path + changingQuery(query)));
}

/**
 * Looks for the new address of a missing page by its whole query: a plugin's rule may use parameters that no page reads
 * (`/shop/?id=3`). The new address gets the parameters of advertisers.
 *
 * @returns null if the address has no such parameters
 */
export async function movedByQuery(
	find: FindMoved,
	{ pathname, searchParams }: URL,
): Promise<Moved | null> {
	if (!hasUnknownParameters(searchParams)) return null;
	const of = (areTracking: boolean) =>
		new URLSearchParams([...searchParams].filter(([name]) => isTracking(name) === areTracking));
	return taking(of(true), await find(withQuery(pathname, of(false))));
}

/** Adds parameters to a redirect that leads to a path of this site. */
function taking(query: URLSearchParams, moved: Moved | null): Moved | null {
	if (!moved?.location || !isOwnPath(moved.location)) return moved;
	return { ...moved, location: withParameters(moved.location, query) };
}

/** False for an address that might name another host. */
export const isOwnPath = (location: string): boolean => /^\/(?![/\\])/.test(location);

/**
 * Looks each address up in WordPress once and remembers the answer for ten minutes, or until a purge.
 * @param purges counts purges, here and on the hosts that share a cache
 * @param now milliseconds since the epoch
 */
export function createMovedAddresses(options: {
	backend: Pick<Backend, 'movedFrom'>;
	purges: () => number;
	log: Logger;
	now: () => number;
}): FindMoved {
	const { backend, purges, log, now } = options;
	const known = new LRUCache<string, { moved: Moved | null; purges: number; until: number }>({
		max: REMEMBERED,
	});
	const running = new Map<string, Promise<Moved | null>>();

	async function ask(path: string): Promise<Moved | null> {
		const before = purges();
		try {
			const moved = (await backend.movedFrom?.(path)) ?? null;
			known.set(path, { moved, purges: before, until: now() + FRESH_MS });
			return moved;
		} catch (error) {
			if (!isUnavailable(error)) throw error;
			log.warn({ path, reason: reasonOf(error) }, 'WordPress did not answer whether a page moved');
			return null;
		}
	}

	return async (path) => {
		const found = known.get(path);
		if (found && found.purges === purges() && now() < found.until) return found.moved;
		const asked = running.get(path);
		if (asked) return asked;
		if (running.size >= MOST_AT_ONCE) return null;
		const asking = ask(path).finally(() => running.delete(path));
		running.set(path, asking);
		return asking;
	};
}
