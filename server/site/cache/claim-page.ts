import { setTimeout as wait } from 'node:timers/promises';
import type { CachedPage, SharedPages } from './page-cache';

const LOOK_EVERY_MS = 50;

/** The right to make a page, or the page that another host made meanwhile. */
export type Claim = { page: CachedPage } | { page: null; release: () => void };

/** The claim of a host that does not share pages with other hosts. */
export const OWN_CLAIM: Claim = { page: null, release: () => {} };

/**
 * Lets one host of several make a page while the others wait for it. A host that has waited for
 * `shared.claimMs` makes the page itself, and so does a host whose shared cache does not answer.
 * @param isFresh returns true for a page that need not be made again
 */
export async function claimPage(
	shared: Pick<SharedPages, 'claimMs' | 'get' | 'lock'>,
	key: string,
	isFresh: (page: CachedPage) => boolean,
): Promise<Claim> {
	const end = performance.now() + shared.claimMs;
	try {
		for (;;) {
			const unlock = await shared.lock(key, shared.claimMs);
			const found = await shared.get(key);
			if (found && isFresh(found)) {
				unlock?.().catch(() => undefined);
				return { page: found };
			}
			if (unlock) return { page: null, release: () => void unlock().catch(() => undefined) };
			if (performance.now() >= end) return OWN_CLAIM;
			await wait(LOOK_EVERY_MS);
		}
	} catch {
		return OWN_CLAIM;
	}
}
