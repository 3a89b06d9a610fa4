/** The middle one of some numbers; of an even count the upper of the two. 0 for none. */
export function median(values: readonly number[]): number {
	return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
