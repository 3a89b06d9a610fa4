import { foldText } from '../text/fold-text';
import { parseSearch } from './search-terms';

/** One page in the index of an exported site. */
export interface IndexedPage {
	/** The path of the page on its site. */
	address: string;
	title: string;
	/** The author's summary of the page; empty if there is none. */
	description: string;
	/** The text of the page that a visitor reads. */
	text: string;
}

/**
 * Finds the pages with every searched word and without any excluded word. Pages with the words in their titles come
 * first, then the remaining pages, in the order of the index.
 * @param search as the visitor typed it; an empty search finds nothing
 */
export function findPages(pages: readonly IndexedPage[], search: string): IndexedPage[] {
	const { wanted, excluded, sentence } = parseSearch(search);
	if (wanted.length === 0) return [];
	const ranked = pages.flatMap((page) => {
		const title = foldText(page.title);
		const all = `${title} ${foldText(page.description)} ${foldText(page.text)}`;
		if (!wanted.every((word) => all.includes(word))) return [];
		if (excluded.some((word) => all.includes(word))) return [];
		const inTitle = wanted.filter((word) => title.includes(word)).length;
		return [{ page, rank: inTitle + (title.includes(sentence) ? 1 : 0) }];
	});
	return ranked.sort((a, b) => b.rank - a.rank).map(({ page }) => page);
}
