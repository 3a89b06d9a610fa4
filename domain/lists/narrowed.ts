import { foldText } from '../text/fold-text';

/**
 * Returns true if an entry of a list contains every word of a query, in any order; case and accents are ignored.
 */
export function staysIn(entry: string, query: string): boolean {
	const text = foldText(entry);
	return foldText(query)
		.split(/\s+/)
		.every((word) => text.includes(word));
}
