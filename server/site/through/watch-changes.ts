import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { readWhole, type Upstream } from './upstream';

/** Checks whether a site has published or changed content. */
export interface ChangeWatch {
	/** Checks in the background, once a minute at most. The host sends no requests to a site without visitors. */
	look(): void;
}

/**
 * The time between two checks. A change of a visited page may stay unnoticed for this time, plus the minute for which
 * the page is fresh.
 */
const EVERY_MS = 60_000;
/**
 * The addresses that are checked. The feed shows the latest posts; sitemaps have the time of every page's last change.
 */
const ADDRESSES = ['/feed/', '/wp-sitemap.xml', '/sitemap_index.xml'];
/** The same addresses of a site with plain permalinks, which answers the others with its front page. */
const PLAIN_ADDRESSES = ['/?feed=rss2', '/?sitemap=index'];
const MOST_PARTS = 4;
/** If a text differs at this many consecutive checks, it is no sign of a change, because it contains a clock. */
const RESTLESS_LOOKS = 5;

interface Watched {
	hash: string;
	etag: string | undefined;
	/** The number of consecutive checks with a changed text. */
	changes: number;
}

/**
 * @param onChange runs when a feed or a sitemap differs from the previous one
 * @param now milliseconds since the epoch
 */
export function createChangeWatch(options: {
	upstream: Upstream;
	localize: (address: string) => string;
	onChange: () => unknown;
	log: Logger;
	now: () => number;
}): ChangeWatch {
	const { upstream, localize, onChange, log, now } = options;
	const watched = new Map<string, Watched>();
	let lookedAt = Number.NEGATIVE_INFINITY;

	/** The text of an address; null if it is unchanged, missing or unreachable. */
	async function read(path: string): Promise<{ text: string; etag: string | undefined } | null> {
		const etag = watched.get(path)?.etag;
		try {
			const headers = { accept: '*/*', ...(etag ? { 'if-none-match': etag } : {}) };
			const answer = await upstream.ask({ path, headers });
			const isXml = /xml/i.test(answer.headers['content-type'] ?? '');
			if (answer.status !== 200 || !isXml) {
				answer.body.destroy();
				return null;
			}
			return { text: (await readWhole(answer.body)).toString(), etag: answer.headers.etag };
		} catch {
			return null;
		}
	}

	/** @returns true if the text differs from the text at the last check; the first check only remembers the text */
	async function hasChanged(path: string): Promise<boolean> {
		const known = watched.get(path);
		if (known && known.changes >= RESTLESS_LOOKS) return false;
		const found = await read(path);
		if (!found) return false;
		const hash = createHash('sha256').update(found.text).digest('base64');
		const isOther = known !== undefined && known.hash !== hash;
		const changes = isOther ? known.changes + 1 : 0;
		watched.set(path, { hash, etag: found.etag, changes });
		if (changes === RESTLESS_LOOKS) {
			log.warn({ page: path }, 'The file differs at each look, so the host no longer watches it');
		}
		if (/sitemap/.test(path)) await Promise.all(partsOf(found.text).map(remember));
		return isOther;
	}

	/** Remembers the parts of a sitemap, which are checked from the next time on. */
	async function remember(path: string): Promise<void> {
		if (!watched.has(path)) await hasChanged(path);
	}

	function partsOf(index: string): string[] {
		const named = [...index.matchAll(/<sitemap>[\s\S]*?<loc>\s*([^<\s]+)\s*<\/loc>/g)];
		return named
			.map(([, address = '']) => localize(address.replace(/&(?:amp|#0?38);/g, '&')))
			.filter((path) => path.startsWith('/') && !path.startsWith('//'))
			.slice(0, MOST_PARTS);
	}

	async function lookNow(): Promise<void> {
		const paths = new Set([...ADDRESSES, ...watched.keys()]);
		const changed = await Promise.all([...paths].map(hasChanged));
		if (watched.size === 0) await Promise.all(PLAIN_ADDRESSES.map(hasChanged));
		if (changed.includes(true)) await onChange();
	}

	return {
		look() {
			if (now() - lookedAt < EVERY_MS) return;
			lookedAt = now();
			lookNow().catch((error: unknown) =>
				log.error({ err: error }, 'The host could not check the site for changes'),
			);
		},
	};
}
