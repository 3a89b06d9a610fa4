/** The value that so many percent of the values do not exceed; 0 for none. */
export function percentile(values: readonly number[], percent: number): number {
	const sorted = values.toSorted((one, other) => one - other);
	return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0;
}
