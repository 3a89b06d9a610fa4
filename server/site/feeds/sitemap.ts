import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { escapeXml } from '@outrigger/rules/text/escape-markup';
import * as v from 'valibot';
import type { SharedState } from '../cache/shared-state';
import type { SitemapEntry } from '../contract/sitemap-entry';
import { withDeadline } from '../contract/unavailable';
import { readSitemapParts, type WordPress } from './sitemap-entries';

/** A sitemap stays fresh for at least this long, unless WordPress reports a change. */
const FRESH_MS = 10 * 60 * 1000;
/**
 * A sitemap stays fresh for this multiple of the time that its reading took, so that the host does not keep WordPress
 * busy with it.
 */
const RESTS = 24;
/** A search engine waits no longer than this for the first sitemap of a host. */
const PATIENCE_MS = 10_000;
/** A search engine waits no longer than this for a renewed sitemap; then it gets the previous one. */
const PATIENCE_FOR_NEW_MS = 2_000;

/** The site's addresses for search engines. */
export interface Sitemap {
	/**
	 * `/sitemap.xml`: the list of the parts.
	 * @throws WordPressUnavailable if no sitemap could be read, or none is complete yet
	 */
	index(): Promise<string>;
	/**
	 * `/sitemap-N.xml`, N from 1; `null` for a part that does not exist.
	 * @throws WordPressUnavailable
	 */
	part(number: number): Promise<string | null>;
	/** Marks the sitemap as outdated, because WordPress has changed. The sitemap of a large site is renewed later. */
	forget(): void;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function urlXml({ uri, modified }: SitemapEntry, siteUrl: string): string {
	const date = modified ? `<lastmod>${escapeXml(modified)}Z</lastmod>` : '';
	return `<url><loc>${escapeXml(siteUrl + uri)}</loc>${date}</url>`;
}

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** A sitemap as hosts keep it: compressed, because a part has some 240 kB of XML. */
const KeptSitemap = v.object({
	/** Bytes of gzip, as base64. */
	parts: v.array(v.string()),
	/** When its reading began, in milliseconds since the epoch. */
	begunAt: v.number(),
	/** The time until which it is fresh, in milliseconds since the epoch. */
	freshUntil: v.number(),
	/** True if its reading took longer than a search engine waits. */
	isLarge: v.boolean(),
});
type KeptSitemap = v.InferOutput<typeof KeptSitemap>;

/** The longest claim of a host on a sitemap. After it the next host reads it, because the first one may be gone. */
const CLAIM_MS = 2 * 60 * 1000;
/** A host that waits for another host's reading of the sitemap checks this often whether it is complete. */
const LOOK_EVERY_MS = 500;
const SHARED_S = 24 * 60 * 60;

/**
 * The first request reads the sitemap, and the host keeps it. A later request never waits long: the host sends the old
 * one while it reads a new one. It also leaves out content that the site hides from search engines, if WordPress
 * reports it (the extension does).
 *
 * @param siteUrl public origin without a slash at the end
 * @param now milliseconds since the epoch
 * @param shared the common state of the site's hosts; with it, one host reads the sitemap for all hosts
 */
export function createSitemap(
	backend: WordPress,
	siteUrl: string,
	now: () => number,
	shared?: Pick<SharedState, 'pages' | 'sitemap'> | null,
): Sitemap {
	let kept: KeptSitemap | null = null;
	let forgottenAt = 0;
	let reading: Promise<KeptSitemap> | null = null;
	let changes = 0;

	async function read(): Promise<KeptSitemap> {
		const begun = now();
		const known = changes;
		const parts: string[] = [];
		for (const entries of await readSitemapParts(backend)) {
			parts.push((await compress(partXml(entries, siteUrl))).toString('base64'));
		}
		const took = now() - begun;
		const isLarge = took > PATIENCE_FOR_NEW_MS;
		const isCurrent = isLarge || known === changes;
		const freshUntil = isCurrent ? now() + Math.max(FRESH_MS, RESTS * took) : 0;
		kept = { parts, begunAt: begun, freshUntil, isLarge };
		return kept;
	}

	/** The sitemap that another host has read, if it is newer than the last change. */
	async function readElsewhere(): Promise<KeptSitemap | null> {
		const packed = await shared?.sitemap.get();
		const found = packed ? v.parse(KeptSitemap, JSON.parse(packed.toString())) : null;
		const isCurrent = found && (found.isLarge || found.begunAt >= forgottenAt);
		return isCurrent && found.freshUntil > now() ? found : null;
	}

	/** Lets one host read while the others wait. A host without a shared state reads by itself. */
	async function readOnce(): Promise<KeptSitemap> {
		let unlock: (() => Promise<void>) | null = null;
		try {
			while (shared && !unlock) {
				unlock = await shared.pages.lock('sitemap', CLAIM_MS);
				const found = await readElsewhere();
				if (found) {
					unlock?.().catch(() => undefined);
					kept = found;
					return found;
				}
				if (!unlock) await wait(LOOK_EVERY_MS);
			}
		} catch {
			// The shared state does not answer.
		}
		try {
			const made = await read();
			await shared?.sitemap.set(Buffer.from(JSON.stringify(made)), SHARED_S).catch(() => undefined);
			return made;
		} finally {
			unlock?.().catch(() => undefined);
		}
	}

	async function parts(): Promise<readonly string[]> {
		const old = kept;
		if (old && old.freshUntil > now()) return old.parts;
		reading ??= readOnce().finally(() => {
			reading = null;
		});
		const patience = old ? PATIENCE_FOR_NEW_MS : PATIENCE_MS;
		try {
			return (await withDeadline(reading, patience, 'Reading the sitemap')).parts;
		} catch (error) {
			if (!old) throw error;
			return old.parts;
		}
	}

	return {
		async index() {
			const list = Array.from(
				await parts(),
				(_, part) => `<sitemap><loc>${escapeXml(siteUrl)}/sitemap-${part + 1}.xml</loc></sitemap>`,
			);
			return `${XML}\n<sitemapindex xmlns="${NAMESPACE}">${list.join('\n')}</sitemapindex>\n`;
		},
		async part(number) {
			const part = (await parts())[number - 1];
			return part ? (await decompress(Buffer.from(part, 'base64'))).toString() : null;
		},
		forget() {
			changes += 1;
			forgottenAt = now();
			if (kept && !kept.isLarge) kept.freshUntil = 0;
		},
	};
}

function partXml(entries: readonly SitemapEntry[], siteUrl: string): string {
	const list = entries.map((entry) => urlXml(entry, siteUrl));
	return `${XML}\n<urlset xmlns="${NAMESPACE}">${list.join('\n')}</urlset>\n`;
}
