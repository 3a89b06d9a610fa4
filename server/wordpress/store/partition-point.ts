/**
 * The first of the places 0 … length for which `isBefore` no longer holds, by halving.
 * `isBefore` must be true up to some place and false from there on.
 */
export function partitionPoint(length: number, isBefore: (at: number) => boolean): number {
	let low = 0;
	let high = length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (isBefore(middle)) low = middle + 1;
		else high = middle;
	}
	return low;
}
