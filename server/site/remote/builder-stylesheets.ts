import { LRUCache } from 'lru-cache';
import { remoteFileType } from './media-types';
import { readRemote } from './remote-fetch';
import { ownFontAddress } from './remote-fonts';

/** A page waits no longer for its look than half of what it may take altogether. */
const TIMEOUT_MS = 5_000;
const FRESH_MS = 10 * 60 * 1000;
const REMEMBERED_PAGES = 1_000;
const MAX_SHEETS = 60;

const LINK = /<link\b[^>]*>/gi;
const ATTRIBUTE = (name: string) => new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i');
/** The builder's own and its add-ons'; the theme's would restyle our header and footer. */
const BUILDER_SHEET = /^\/wp-content\/(?:plugins\/[^/]*elementor[^/]*|uploads\/elementor)\//i;

function attributeOf(tag: string, name: string): string {
	const [, double, single] = ATTRIBUTE(name).exec(tag) ?? [];
	return (double ?? single ?? '').replaceAll('&amp;', '&').replaceAll('&#038;', '&');
}

/**
 * Finds the builder's sheets in a page as WordPress renders it.
 *
 * @param localize takes the WordPress host out of an address
 * @returns own addresses in the page's order; font sheets go through this host as well
 */
export function findBuilderStylesheets(
	html: string,
	localize: (text: string) => string,
): readonly string[] {
	const found = new Set<string>();
	for (const [tag] of html.matchAll(LINK)) {
		if (!/\bstylesheet\b/i.test(attributeOf(tag, 'rel'))) continue;
		const href = attributeOf(tag, 'href');
		const font = ownFontAddress(href);
		const own = font ?? localize(href);
		const [path = ''] = own.split('?');
		const isSheet = BUILDER_SHEET.test(path) && remoteFileType(path)?.startsWith('text/css');
		if (font || isSheet) found.add(own);
	}
	const sheets = [...found].slice(0, MAX_SHEETS);
	// Fonts alone mean that the page was made without the builder.
	return sheets.some((sheet) => BUILDER_SHEET.test(sheet)) ? sheets : [];
}

/**
 * Gives the sheets that the builder's rendered HTML of a page needs. WPGraphQL does not name them, so the page itself
 * is looked at, once in a while.
 *
 * @param siteUrl address of the real site without a slash at the end
 * @param now milliseconds since the epoch
 * @returns for an own path: own addresses; those of the last time, or none, when the page cannot be read
 */
export function createBuilderStylesheets(
	siteUrl: string,
	localize: (text: string) => string,
	now: () => number,
): (path: string) => Promise<readonly string[]> {
	const known = new LRUCache<string, { sheets: readonly string[]; until: number }>({
		max: REMEMBERED_PAGES,
	});
	return async (path) => {
		const kept = known.get(path);
		if (kept && kept.until > now()) return kept.sheets;
		try {
			const { status, text } = await readRemote(`${siteUrl}${path}`, {}, TIMEOUT_MS);
			const sheets = status === 200 ? findBuilderStylesheets(text, localize) : [];
			known.set(path, { sheets, until: now() + FRESH_MS });
			return sheets;
		} catch {
			return kept?.sheets ?? [];
		}
	};
}
