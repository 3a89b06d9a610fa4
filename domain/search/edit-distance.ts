/**
 * The number of insertions, deletions, changes and swaps of neighbouring letters that turn one word into the other
 * (optimal string alignment: a swapped pair is not edited again).
 *
 * @param limit the largest distance that is counted, from 0
 * @returns `limit + 1` for every distance above the limit
 */
export function editDistance(one: string, other: string, limit: number): number {
	const tooFar = limit + 1;
	let before: number[] = [];
	let row = Array.from({ length: other.length + 1 }, (_, column) => column);
	for (let at = 1; at <= one.length; at++) {
		const next = [at];
		let best = at;
		for (let column = 1; column <= other.length; column++) {
			const isSame = one[at - 1] === other[column - 1];
			const above = row[column] ?? tooFar;
			let cost = isSame
				? (row[column - 1] ?? tooFar)
				: 1 + Math.min(above, row[column - 1] ?? tooFar, next[column - 1] ?? tooFar);
			const isSwapped = one[at - 1] === other[column - 2] && one[at - 2] === other[column - 1];
			if (isSwapped) cost = Math.min(cost, 1 + (before[column - 2] ?? tooFar));
			next.push(cost);
			best = Math.min(best, cost);
		}
		if (best > limit) return tooFar;
		before = row;
		row = next;
	}
	return Math.min(row[other.length] ?? tooFar, tooFar);
}
