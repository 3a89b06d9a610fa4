/** One count from a first number to a last number. */
export interface Count {
	from: number;
	to: number;
	/** The number of digits after the point in the editor's text: `7.0` has one. */
	decimals: number;
	durationMs: number;
	/** The sign between groups of three digits; empty for none. */
	separator: string;
}

/**
 * The text of a counter after a time. The number changes slowly at the start and at the end, and has as many decimals
 * as the editor's final number. At the end of the duration, and without a duration, the text is exactly the final text.
 */
export function countText(count: Count, elapsedMs: number): string {
	const { from, to, decimals, durationMs } = count;
	const progress = durationMs > 0 ? Math.min(1, Math.max(0, elapsedMs / durationMs)) : 1;
	const eased = (1 - Math.cos(Math.PI * progress)) / 2;
	const value = progress === 1 ? to : from + (to - from) * eased;
	// Rounding can leave a minus before a zero.
	const numeral = value.toFixed(decimals).replace(/^-(?=[0.]+$)/, '');
	return group(numeral, count.separator);
}

/** The last text of a counter. */
export function finalText(count: Count): string {
	return countText(count, count.durationMs);
}

/** `toFixed` takes up to 100 digits; a stored number has no more than 20 significant ones. */
const MAX_DECIMALS = 20;

/** The digits after the point of a number or a numeral. */
export function decimalsOf(value: number | string): number {
	const decimals = /\.(\d+)$/.exec(`${value}`.trim())?.[1]?.length ?? 0;
	return Math.min(decimals, MAX_DECIMALS);
}

function group(numeral: string, separator: string): string {
	const [whole = '', decimals] = numeral.split('.');
	const grouped = separator ? whole.replace(/\B(?=(\d{3})+$)/g, () => separator) : whole;
	if (decimals === undefined) return grouped;
	return `${grouped}${separator === '.' ? ',' : '.'}${decimals}`;
}
