import type { IndexedPage } from '@outrigger/rules/search/page-index';
import { plainText, readText, truncate } from '@outrigger/rules/text/plain-text';

/** The largest number of characters of all texts together: some 700 kB when sent. */
const MOST_CHARACTERS = 2_000_000;
/** The largest number of characters of one page, because few visitors search for the end of a long text. */
const MOST_OF_A_PAGE = 8_000;

/**
 * The entry of a page in the index; null for a page without a `<main>`.
 * @param address the exported address
 */
export function indexEntry(html: string, address: string): IndexedPage | null {
	const [, main] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
	if (main === undefined) return null;
	const [, heading] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(main) ?? [];
	const [, title = ''] = /<title>([\s\S]*?)<\/title>/.exec(html) ?? [];
	const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
	return {
		address,
		title: plainText(heading ?? '') || plainText(title),
		description: plainText(description),
		text: truncate(readText(main), MOST_OF_A_PAGE),
	};
}

/** The index as JSON. On a site with many pages each page has less text. */
export function searchIndex(entries: readonly IndexedPage[]): string {
	const length = Math.max(100, Math.floor(MOST_CHARACTERS / Math.max(1, entries.length)));
	const sorted = [...entries].sort((a, b) => (a.address < b.address ? -1 : 1));
	return JSON.stringify(sorted.map((entry) => ({ ...entry, text: truncate(entry.text, length) })));
}

/** The search text with which the export requests the page of results; no author writes such a word. */
export const SEARCHED = 'zzqxzzqx';

const IN_TITLE = new RegExp(`<title>([^<]*?)${SEARCHED}([^<]*)</title>`);

/**
 * Turns the page of results for `SEARCHED` into a template for every search: a script replaces `SEARCHED` by the search
 * text in the address, and the sentence about an empty result by the results.
 */
export function resultsPage(html: string): string {
	const [, before = '', after = ''] = IN_TITLE.exec(html) ?? [];
	const title = `${before}{search}${after}`;
	const note =
		'<noscript><p role="note"><strong>The search needs JavaScript here.</strong></p></noscript>';
	const words = new RegExp(`(>[^<]*)${SEARCHED}`, 'g');
	return html
		.replace(IN_TITLE, `<title>${before}…${after}</title>`)
		.replace(/<html\b/, () => `<html data-exported-search="${title}"`)
		.replaceAll(`="${SEARCHED}"`, '=""')
		.replace(
			/(<main[^>]*>)([\s\S]*)(?=<\/main>)/,
			(_, start: string, rest: string) =>
				start + note + rest.replace(words, '$1<span data-exported-words>…</span>'),
		)
		.replaceAll(SEARCHED, '');
}
