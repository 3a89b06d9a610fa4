/** The words that only one of two texts contains, each word listed once. */
export interface WordDifference {
	missing: string[];
	added: string[];
	/** The share of the first text's words that are missing in the second, 0 to 1. */
	share: number;
}

function countWords(text: string): Map<string, number> {
	const counts = new Map<string, number>();
	for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
		counts.set(word, (counts.get(word) ?? 0) + 1);
	}
	return counts;
}

/**
 * Compares the words of two pages, in any order.
 * @param theirs the text that a visitor reads on the site's own page
 */
export function compareWords(theirs: string, ours: string): WordDifference {
	const before = countWords(theirs);
	const after = countWords(ours);
	const lost = (word: string) => Math.max(0, (before.get(word) ?? 0) - (after.get(word) ?? 0));
	const total = [...before.values()].reduce((sum, count) => sum + count, 0);
	const missed = [...before.keys()].reduce((sum, word) => sum + lost(word), 0);
	return {
		missing: [...before.keys()].filter((word) => !after.has(word)),
		added: [...after.keys()].filter((word) => !before.has(word)),
		share: total === 0 ? 0 : missed / total,
	};
}
