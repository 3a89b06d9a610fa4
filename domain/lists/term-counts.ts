import type { TermParents } from './term-clauses';

/**
 * How many items each term leads to: those that have it or a term below it, each once.
 * @param items the terms of each item
 * @param parents every term that is counted; others are left out
 * @returns without terms that lead to nothing
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
