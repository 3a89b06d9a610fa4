/** The percentage of a bar if an editor set none. */
export const DEFAULT_PERCENT = 50;

/** A percentage between 0 and 100 with two decimals at most; undefined for a value that is no number. */
export function percentOf(value: number | undefined): number | undefined {
	if (value === undefined || !Number.isFinite(value)) return undefined;
	return Math.round(Math.min(Math.max(value, 0), 100) * 100) / 100;
}
