import { findPages, type IndexedPage } from '@outrigger/rules/search/page-index';
import { excerptAround, foundParts } from '@outrigger/rules/search/search-excerpt';
import { parseSearch } from '@outrigger/rules/search/search-terms';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';

/** A page that was found, as markup in which the words of the search are marked. */
export interface FoundPage {
	address: string;
	title: string;
	excerpt: string;
}

/** Written by the export. */
const INDEX = '/assets/search-index.json';
const EXCERPT_LENGTH = 160;

let index: Promise<readonly IndexedPage[]> | undefined;

/**
 * Searches an exported site. Its index is fetched only once for each page.
 * @param search the search as the visitor typed it
 * @throws if the index cannot be fetched
 */
export async function searchExported(search: string): Promise<FoundPage[]> {
	index ??= fetchIndex();
	const pages = await index.catch((error: unknown) => {
		index = undefined;
		throw error;
	});
	const { wanted } = parseSearch(search);
	const marked = (text: string) =>
		foundParts(text, wanted)
			.map(({ text: part, isFound }) =>
				isFound ? `<mark>${escapeMarkup(part)}</mark>` : escapeMarkup(part),
			)
			.join('');
	return findPages(pages, search).map(({ address, title, text }) => ({
		address: escapeMarkup(address),
		title: marked(title),
		excerpt: marked(excerptAround(text, wanted, EXCERPT_LENGTH).text),
	}));
}

async function fetchIndex(): Promise<readonly IndexedPage[]> {
	const answer = await fetch(INDEX);
	if (!answer.ok) throw new Error(`The index of the search is not there (${answer.status}).`);
	return answer.json();
}
