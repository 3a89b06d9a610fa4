import { decodeEntities } from '@outrigger/rules/text/plain-text';
import type { App } from '../app';

/**
 * The most attempts to read the sitemap. The sitemap of a very large site is 503 until it is complete, and each attempt
 * waits ten seconds for it.
 */
const MOST_TIMES = 30;

/** The sitemap with its parts, and its pages. A page that is content has a date. */
export async function readSitemap(app: App, siteUrl: string) {
	const read = async (path: string) => {
		let answer = await app.request(siteUrl + path);
		for (let times = 1; answer.status === 503 && times < MOST_TIMES; times += 1) {
			answer = await app.request(siteUrl + path);
		}
		if (answer.status !== 200) throw new Error(`The sitemap cannot be read (${answer.status}).`);
		return answer.text();
	};
	const index = await read('/sitemap.xml');
	const parts = [{ path: '/sitemap.xml', xml: index }];
	const pages: [address: string, isContent: boolean][] = [];
	for (const [, part = ''] of index.matchAll(/<loc>([^<]*)<\/loc>/g)) {
		const xml = await read(ownAddress(part));
		parts.push({ path: ownAddress(part), xml });
		for (const [, loc = '', date] of xml.matchAll(/<loc>([^<]*)<\/loc>(<lastmod>)?/g)) {
			pages.push([ownAddress(loc), date !== undefined]);
		}
	}
	return { parts, pages };
}

function ownAddress(xml: string): string {
	const url = new URL(decodeEntities(xml));
	return url.pathname + url.search;
}

/** A part of a sitemap, only with its existing pages. */
export function withPages(
	xml: string,
	siteUrl: string,
	isThere: (page: string) => boolean,
): string {
	return xml.replace(/<url><loc>([^<]*)<\/loc>.*?<\/url>/gs, (entry, loc) =>
		isThere(decodeEntities(loc).slice(siteUrl.length)) ? entry : '',
	);
}
