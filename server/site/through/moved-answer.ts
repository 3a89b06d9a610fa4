import { LRUCache } from 'lru-cache';
import { PRIVATE, PUBLIC } from '../answers/cache-control';
import { storeBody } from '../answers/stored-body';
import { WordPressUnavailable } from '../contract/unavailable';
import type { Made } from './kept-answers';
import { queryForWordPress } from './upstream-address';

/** Paths of the login and the administration, which are the real site's own pages (docs/decisions/0160). */
export const AT_HOME = /^\/wp-(?:login\.php|signup\.php|activate\.php|admin)(?:\/|$)/;
/** The most redirects whose targets the host remembers, to find redirects that lead in a circle. */
const REMEMBERED = 10_000;

/** Answers with a redirect of WordPress. */
export interface MovedAnswers {
	/**
	 * Returns a redirect in the form in which the host keeps it: all visitors share a permanent redirect.
	 * @throws WordPressUnavailable for a redirect that leads back to `path`, so that a browser would follow it in a
	 * circle
	 */
	answer(moved: Response, path: string): Promise<Made>;
	/** Forgets all targets. */
	forget(): void;
}

/** @param targetOf requests the `Location` of a path from WordPress; null for a path without a redirect */
export function createMovedAnswers({
	siteUrl,
	origins,
	targetOf,
}: {
	siteUrl: string;
	origins: readonly string[];
	targetOf: (path: string) => Promise<string | null>;
}): MovedAnswers {
	/** A path → the path to which it redirected. */
	const led = new LRUCache<string, string>({ max: REMEMBERED });

	/** Path on this site; null for an address of another site. */
	function pathOf(location: string, from: string): string | null {
		const base = siteUrl + from;
		if (!URL.canParse(location, base)) return null;
		const to = new URL(location, base);
		return origins.includes(to.origin) ? to.pathname + to.search : null;
	}

	/**
	 * The steps from `to` back to `path`; null if the redirects end elsewhere, or if WordPress has changed them since.
	 */
	async function wayRound(path: string, to: string): Promise<ReadonlySet<string> | null> {
		const way = new Set<string>();
		let at = to;
		while (at !== path && !way.has(at)) {
			way.add(at);
			const next = led.get(at);
			if (next === undefined) return null;
			at = next;
		}
		for (const step of way) {
			const location = await targetOf(step);
			const now = location === null ? null : pathOf(location, step);
			if (now !== null && now === led.get(step)) continue;
			led.delete(step);
			return null;
		}
		return way;
	}

	return {
		async answer(moved, path) {
			const to = pathOf(moved.headers.get('location') ?? '', path);
			if (to !== null) {
				led.set(path, to);
				const way = await wayRound(path, to);
				if (way) {
					const steps = way.size === 0 ? '' : ` by ${[...way].join(', ')}`;
					throw new WordPressUnavailable(
						`${path} leads to itself${steps}. Set WORDPRESS_URL to the address that WordPress calls itself by.`,
					);
				}
			}
			const isForEver = moved.status === 301 || moved.status === 308;
			const control = isForEver ? PUBLIC : PRIVATE;
			const headers = { ...Object.fromEntries(moved.headers), 'cache-control': control };
			const body = () => storeBody(moved.status, headers, '');
			return { kind: 'answer', body, validators: {}, isKept: isForEver, isWhole: true };
		},
		forget: () => led.clear(),
	};
}

/**
 * Redirects to the same address on the real site. The status is one that keeps the method and the sent form, which the
 * browser would otherwise lose.
 */
export function leave(
	{ wordpressUrl, siteUrl }: { wordpressUrl: string; siteUrl: string },
	{ pathname, search }: URL,
	method: string,
): Response {
	const query = queryForWordPress(search, siteUrl, wordpressUrl);
	return new Response(null, {
		status: method === 'POST' ? 307 : 302,
		headers: { location: wordpressUrl + pathname + query, 'cache-control': PRIVATE },
	});
}
