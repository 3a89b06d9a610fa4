import { foldText } from '../text/fold-text';

/**
 * Says if an entry of a list stays where somebody narrows it: it has each of the words, in any order and case, with or
 * without accents.
 */
export function staysIn(entry: string, query: string): boolean {
	const text = foldText(entry);
	return foldText(query)
		.split(/\s+/)
		.every((word) => text.includes(word));
}
