import { TooLargeToRender } from '@outrigger/rules/templates/rendering-limit';
import type { Logger } from 'pino';
import { earlyHintsOf } from '../answers/early-hints';
import { faultPage, tooLargePage, unavailablePage } from '../answers/plain-page';
import {
	type Answer,
	answerFrom,
	type Preferences,
	plainBytes,
	type StoredBody,
} from '../answers/stored-body';
import type { Cdn } from '../cache/cdn';
import { packTighter } from '../cache/pack-tighter';
import type { CachedPage, PageCache } from '../cache/page-cache';
import { siteWords } from '../contract/site-words';
import {
	isUnavailable,
	reasonOf,
	WordPressUnavailable,
	withDeadline,
} from '../contract/unavailable';
import { pageKey, parsePageAddress } from '../requests/page-address';
import { type Page, type PrivateParts, pageRequestOf } from '../requests/page-request';
import { movedTo, type RenderPage } from './render-page';
import { FORGOTTEN_MS, MOST_RENDERINGS } from './rendering-limits';

/** The host sends a page for this long without a new rendering. */
export const FRESH_MS = 60_000;
/**
 * After the fresh time the host sends a page up to this age once more while it renders a new one. It sends an older
 * page only if WordPress does not answer.
 */
export const STALE_MS = 24 * 60 * 60 * 1000;
/** After a failed rendering the host sends the old page for this long before it tries again. */
const RETRY_MS = 5_000;
/** The most pages that the host remembers as failed; it tries any further ones again. */
const MAX_RESTING = 10_000;

/** The most pages that the host renders again after a purge: those with the most requests. */
export const MOST_RENEWED = 20;
/** The most of these renderings at the same time: while one waits for WordPress, the other uses the processor. */
export const RENEWED_AT_ONCE = 2;

/** A new page. If it is not cacheable, some of its data was missing. */
type MadePage = CachedPage & { cacheable: boolean };

/** Sends pages, from the cache or newly made. */
export interface PageHost {
	/** The page if it can be sent at once. If its renewal is due, it starts. */
	sendCached(key: string, preferences: Preferences): Answer | null;
	/**
	 * The links of a page of which only an old version is cached, as values of `Link` headers: the new version most
	 * often has the same links. Empty for every other page.
	 */
	hintsFor(key: string): readonly string[];
	/** Sends a page that all visitors share. */
	sendShared(address: Page, preferences: Preferences): Promise<Answer>;
	/** Sends a page for one visitor, which is never stored. */
	sendPrivate(address: Page, parts: PrivateParts, preferences: Preferences): Promise<Answer>;
}

/** Makes the page host. `now` gives milliseconds since the epoch. */
export function createPageHost(options: {
	renderPage: RenderPage;
	cache: PageCache;
	/** The cache in front of all hosts; null if there is none. */
	cdn: Cdn | null;
	siteUrl: string;
	log: Logger;
	now: () => number;
	/** Milliseconds that a visitor waits for a page. */
	patienceMs: number;
}): PageHost {
	const { renderPage, cache, cdn, siteUrl, log, now, patienceMs } = options;
	const running = new Map<string, Promise<MadePage>>();
	const resting = new Map<string, number>();
	const tighter = packTighter(cache, (error) =>
		log.error({ err: error }, 'a page could not be compressed further'),
	);
	let renderings = 0;
	let due: readonly string[] = [];
	let renewing = 0;

	const requestOf = (address: Page, parts?: PrivateParts) => pageRequestOf(address, siteUrl, parts);

	/** Makes a page. If another host of the site is making it, waits for that host's page instead. */
	async function make(key: string, address: Page): Promise<MadePage> {
		const claim = await cache.claim(key, isFresh);
		if (claim.page) return { ...claim.page, cacheable: true };
		try {
			return await makeHere(key, address);
		} finally {
			claim.release();
		}
	}

	async function makeHere(key: string, address: Page): Promise<MadePage> {
		const purges = cache.purges;
		const { page, body } = await counted(key, () => renderPage(requestOf(address), 'public'));
		const tidy = body.status === 404 ? await inLowerCase(address) : null;
		const made = tighter.reuse(key, {
			...(tidy ?? body),
			tags: page.tags,
			renderedAt: now(),
			changesAt: page.changesAt ?? null,
			expired: cache.purges !== purges,
		});
		if (page.cacheable) cache.set(key, made);
		return { ...made, cacheable: page.cacheable };
	}

	/**
	 * WordPress finds slugs in any case and redirects visitors to its own spelling; `null` if there is no such page.
	 */
	async function inLowerCase(address: Page): Promise<StoredBody | null> {
		const path = address.path.toLowerCase();
		if (path === address.path) return null;
		const lower = { ...address, path };
		const there = await renewed(pageKey(lower), lower);
		if (there.headers.location !== undefined) return there;
		return there.status === 200 ? movedTo(pageKey(lower), siteUrl) : null;
	}

	/**
	 * Begins a rendering if not too many are running.
	 * @throws WordPressUnavailable at once if too many are running
	 */
	async function counted<Value>(key: string, begin: () => Promise<Value>): Promise<Value> {
		if (renderings >= MOST_RENDERINGS) {
			throw new WordPressUnavailable(
				`${MOST_RENDERINGS} pages are being made; ${key} has to wait.`,
			);
		}
		renderings += 1;
		try {
			return await withDeadline(begin(), FORGOTTEN_MS, `Rendering ${key}`);
		} finally {
			renderings -= 1;
		}
	}

	/**
	 * Runs a single rendering for a page at a time, for any number of waiting visitors. The
	 * rendering ends and fills the cache even if no visitor waits.
	 */
	function renewed(key: string, address: Page): Promise<MadePage> {
		const known = running.get(key);
		if (known) return known;
		const run = make(key, address).finally(() => running.delete(key));
		running.set(key, run);
		return run;
	}

	const inTime = <Value>(key: string, made: Promise<Value>) =>
		withDeadline(made, patienceMs, `Rendering ${key}`);

	const isOver = (page: CachedPage) =>
		page.expired || (page.changesAt !== null && now() >= page.changesAt);
	const isFresh = (page: CachedPage) => !isOver(page) && now() - page.renderedAt < FRESH_MS;

	/** Returns true if the host may send a stored page now. If its renewal is due, it starts. */
	function isUsable(key: string, page: CachedPage): boolean {
		if (isFresh(page) || (resting.get(key) ?? 0) > now()) return true;
		if (isOver(page) || now() - page.renderedAt >= STALE_MS) return false;
		renew(key);
		return true;
	}

	/** The address of the page with a key. A key is the path and query of its page. */
	function addressOf(key: string): Page | null {
		const url = new URL(key, siteUrl);
		const address = parsePageAddress(url.pathname, url.searchParams);
		return address.kind === 'page' ? address : null;
	}

	/** Renders a page again while the host sends the old one. */
	function renew(key: string): void {
		const address = addressOf(key);
		if (!address) return;
		renewed(key, address).then(
			() => resting.delete(key),
			(error: unknown) => rest(key, error),
		);
	}

	/**
	 * Renders the pages that a purge has expired again, so that few visitors have to wait for a rendering. Each call
	 * renders one page after the other; `RENEWED_AT_ONCE` calls run. A later purge queues the pages again.
	 */
	async function renewDue(): Promise<void> {
		renewing += 1;
		while (due.length > 0) {
			const [key = '', ...others] = due;
			due = others;
			const address = addressOf(key);
			if (!address || !cache.peek(key)?.expired) continue;
			await renewed(key, address).catch((error: unknown) => rest(key, error));
		}
		renewing -= 1;
	}
	cache.onPurged((keys) => {
		due = [...new Set([...keys, ...due])].slice(0, MOST_RENEWED);
		while (renewing < RENEWED_AT_ONCE && due.length > 0) void renewDue();
	});

	function rest(key: string, error: unknown): void {
		if (resting.size > MAX_RESTING) resting.clear();
		resting.set(key, now() + RETRY_MS);
		report(key, error, 'page not renewed');
	}

	function report(key: string, error: unknown, message: string): void {
		if (isUnavailable(error)) log.warn({ page: key, reason: reasonOf(error) }, message);
		else log.error({ page: key, err: error }, message);
	}

	function failed(key: string, error: unknown): Answer {
		report(key, error, 'page not made');
		const say = siteWords(siteUrl, new URL(key, siteUrl).pathname);
		if (isUnavailable(error)) return unavailablePage(siteUrl, say);
		return error instanceof TooLargeToRender ? tooLargePage(siteUrl, say) : faultPage(siteUrl, say);
	}

	function sent(key: string, page: CachedPage, preferences: Preferences): Answer {
		cache.requested(key);
		const answer = answerFrom(page, preferences);
		return cdn?.mark(key, page, answer) ?? answer;
	}

	return {
		sendCached(key, preferences) {
			const page = cache.peek(key);
			if (!page || !isUsable(key, page)) return null;
			tighter.sent(key, page);
			return sent(key, page, preferences);
		},
		hintsFor(key) {
			const page = cache.peek(key);
			if (page?.status !== 200) return [];
			return earlyHintsOf(Buffer.from(plainBytes(page)).toString());
		},
		async sendShared(address, preferences) {
			const key = pageKey(address);
			const stored = await cache.get(key);
			if (stored && isUsable(key, stored)) return sent(key, stored, preferences);
			try {
				const made = await inTime(key, renewed(key, address));
				resting.delete(key);
				return sent(key, stored && !made.cacheable ? stored : made, preferences);
			} catch (error) {
				if (!stored) return failed(key, error);
				rest(key, error);
				return sent(key, stored, preferences);
			}
		},
		async sendPrivate(address, parts, preferences) {
			const key = pageKey(address);
			const begin = () => renderPage(requestOf(address, parts), 'private');
			try {
				const { body } = await inTime(key, counted(key, begin));
				return answerFrom(body, { ...preferences, ifNoneMatch: null });
			} catch (error) {
				return failed(key, error);
			}
		},
	};
}
