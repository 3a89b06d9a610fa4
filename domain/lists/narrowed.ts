import { foldText } from '../text/fold-text';

/**
 * Returns true if an entry of a list holds each word of a query, in any order and case, with or without accents.
 */
export function staysIn(entry: string, query: string): boolean {
	const text = foldText(entry);
	return foldText(query)
		.split(/\s+/)
		.every((word) => text.includes(word));
}
