import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { PUBLIC } from '../answers/cache-control';
import type { Answer } from '../answers/stored-body';
import type { CdnKind } from './cdn-kinds';
import { ANY_PURGE, type CachedPage, type Purge, uriOf } from './page-cache';

/** Controls a cache in front of all hosts of a site. */
export interface Cdn {
	/** Returns the answer with its tags, and with a longer lifetime if a purge can end that lifetime. */
	mark(key: string, page: CachedPage, answer: Answer): Answer;
	/** Removes the answers with these tags from the CDN soon, and tries again after a failure. */
	purge(purge: Purge): void;
	/** Sends the waiting purges, without further attempts after a failure. */
	close(): Promise<void>;
}

/** The headers for a page, and its answers with these headers. */
interface Marked {
	isLong: boolean;
	headers: Readonly<Record<string, string>>;
	answers: Map<Answer, Answer>;
}

/** The tag of all pages. */
const EVERYTHING = 'everything';
/**
 * The length of a tag, which has 48 bits. If two tags are equal by chance, a purge of one also removes the page of the
 * other.
 */
const NAME_LENGTH = 12;
/**
 * A header of more than 4 kB is too long for the buffers of proxies; a page with more tags gets none and is kept for a
 * minute only.
 */
const MOST_TAGS = 300;
/** If more tags than this wait for a purge, the host purges everything. */
const MOST_WAITING = 2_000;
/**
 * The host gathers changes for this time, because they come in groups (a post, its terms, its author). Meanwhile the
 * changes reach all hosts.
 */
export const GATHER_MS = 1_000;
/** The wait before the next attempt after a failure. It doubles each time, up to `LONGEST_RETRY_MS`. */
const RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 5 * 60_000;
/** These directives follow the time for which a CDN keeps a page, which the operator sets. */
const STALE = 'stale-while-revalidate=86400, stale-if-error=86400';

/**
 * Makes the object that tags pages for a CDN and sends it purges. Tags are hashes: a URI may have characters that end a
 * tag, and two sites may share a zone.
 */
export function createCdn(options: {
	kind: CdnKind;
	/** Seconds for which the CDN keeps a page if no purge removes it. */
	seconds: number;
	siteUrl: string;
	log: Pick<Logger, 'warn'>;
}): Cdn {
	const { kind, seconds, siteUrl, log } = options;
	const control = `max-age=${seconds}, ${STALE}`;
	const marked = new WeakMap<CachedPage, Marked>();
	const waiting = new Set<string>();
	let timer: NodeJS.Timeout | null = null;
	let failures = 0;
	let sending = Promise.resolve();

	const nameOf = (tag: string) =>
		createHash('sha256').update(`${siteUrl} ${tag}`).digest('hex').slice(0, NAME_LENGTH);

	function marksOf(key: string, page: CachedPage, isLong: boolean): Marked {
		const tags = [...new Set([EVERYTHING, uriOf(key), ...page.tags])];
		const names = tags.slice(0, MOST_TAGS).map(nameOf);
		const headers = kind.headers(names, isLong && tags.length <= MOST_TAGS ? control : null);
		return { isLong, headers, answers: new Map() };
	}

	function sendLater(milliseconds: number): void {
		timer ??= setTimeout(() => {
			timer = null;
			sending = sending.then(send);
		}, milliseconds).unref();
	}

	async function send(): Promise<void> {
		while (waiting.size > 0) {
			const names = [...waiting].slice(0, kind.mostNames);
			for (const name of names) waiting.delete(name);
			try {
				await kind.purge(names);
			} catch (error) {
				for (const name of names) waiting.add(name);
				failures += 1;
				const again = Math.min(RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
				log.warn(
					{ reason: error instanceof Error ? error.message : String(error), tags: waiting.size },
					`The CDN did not take a purge; the next try is in ${again / 1000} s`,
				);
				sendLater(again);
				return;
			}
			failures = 0;
		}
	}

	return {
		mark(key, page, answer) {
			const isPublic = answer.headers['cache-control']?.startsWith('public') ?? false;
			// A redirect may get a visitor's parameters later, which make it private.
			if (!isPublic || answer.headers.location !== undefined) return answer;
			const isLong = !page.expired && answer.headers['cache-control'] === PUBLIC;
			const known = marked.get(page);
			const marks = known?.isLong === isLong ? known : marksOf(key, page, isLong);
			if (marks !== known) marked.set(page, marks);
			const found = marks.answers.get(answer);
			if (found) return found;
			const made = { ...answer, headers: { ...answer.headers, ...marks.headers } };
			marks.answers.set(answer, made);
			return made;
		},
		purge(purge) {
			const tags = purge === 'everything' ? [EVERYTHING] : [...purge, ANY_PURGE];
			for (const tag of tags) waiting.add(nameOf(tag));
			if (waiting.size > MOST_WAITING || purge === 'everything') {
				waiting.clear();
				waiting.add(nameOf(EVERYTHING));
			}
			sendLater(GATHER_MS);
		},
		async close() {
			if (timer) clearTimeout(timer);
			await sending;
			await send();
			if (timer) clearTimeout(timer);
		},
	};
}
