import type { TermParents } from './term-clauses';

/**
 * Counts the items of each term. An item with the term or with one of its descendants counts once.
 * @param items the terms of each item
 * @param parents every term to count, with its parent; other terms are ignored
 * @returns only terms with items
 */
export function familyCounts(
	items: Iterable<readonly number[]>,
	parents: TermParents,
): Map<number, number> {
	const counts = new Map<number, number>();
	for (const own of items) {
		const family = new Set<number>();
		for (const term of own) {
			for (let id = term; parents.has(id) && !family.has(id); id = parents.get(id) ?? 0) {
				family.add(id);
			}
		}
		for (const id of family) counts.set(id, (counts.get(id) ?? 0) + 1);
	}
	return counts;
}
