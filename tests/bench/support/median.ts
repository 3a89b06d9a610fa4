/** The median of some numbers; for an even count the upper of the two middle numbers. 0 if there are none. */
export function median(values: readonly number[]): number {
	return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
