import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { plainText, readText, truncate } from '@outrigger/rules/text/plain-text';

/** One page in the index of a search, short names because every visitor who searches fetches all of them. */
export interface IndexEntry {
	/** Address. */
	u: string;
	/** Title. */
	t: string;
	/** Description. */
	d: string;
	/** Text. */
	x: string;
}

/** Characters of all texts together: some 700 kB on their way. */
const MOST_CHARACTERS = 2_000_000;
/** Characters of one page: what nobody reads to its end, few find by its end. */
const MOST_OF_A_PAGE = 8_000;

/**
 * The entry of a page; null for a page without a main part.
 * @param address as it is exported
 */
export function indexEntry(html: string, address: string): IndexEntry | null {
	const [, main] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
	if (main === undefined) return null;
	const [, heading] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(main) ?? [];
	const [, title = ''] = /<title>([\s\S]*?)<\/title>/.exec(html) ?? [];
	const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
	return {
		u: address,
		t: plainText(heading ?? '') || plainText(title),
		d: plainText(description),
		x: truncate(readText(main), MOST_OF_A_PAGE),
	};
}

/** The index as JSON. Of a site with many pages each has less text. */
export function searchIndex(entries: readonly IndexEntry[]): string {
	const length = Math.max(100, Math.floor(MOST_CHARACTERS / Math.max(1, entries.length)));
	const sorted = [...entries].sort((a, b) => (a.u < b.u ? -1 : 1));
	return JSON.stringify(sorted.map((entry) => ({ ...entry, x: truncate(entry.x, length) })));
}

/** Stands in the page of results where a visitor's words come. */
export const SEARCHED = 'zzqx';

/**
 * Makes the page of results of a search for `SEARCHED` the page that shows any: a script puts the words of the address
 * in the places of that one, and what they find below.
 */
export function resultsPage(html: string): string {
	const note =
		'<noscript><p role="note"><strong>The search needs JavaScript here.</strong></p></noscript>';
	return html
		.replace(/<html\b/, `<html data-exported-search="${escapeMarkup(SEARCHED)}"`)
		.replace(/(<main[^>]*>)/, `$1${note}`);
}
