/** A measured target of the project. */
export interface Measured {
	/** The name of the measurement, in a few words. */
	what: string;
	value: number;
	unit: '×' | '%' | 'ms' | 'kB' | '';
	/** The bar: one of the two. */
	atLeast?: number;
	atMost?: number;
	/** The measured values of both sides, as text. */
	sides: string;
}

/** What a benchmark reports to `run.ts` about every bar. */
export interface Judgement {
	line: string;
	isHeld: boolean;
}

/**
 * The exit code of a benchmark that ran to its end and missed a bar; Node itself uses 1 for a benchmark that failed
 * with an error.
 */
export const MISSED = 3;

/** Prints a value beside its bar. A bar that is missed makes the benchmark end with `MISSED`. */
export function judge({ what, value, unit, atLeast, atMost, sides }: Measured): void {
	const isHeld = value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity);
	const bar = atLeast === undefined ? `≤ ${show(atMost ?? 0, unit)}` : `≥ ${show(atLeast, unit)}`;
	const verdict = isHeld ? 'held  ' : 'MISSED';
	const line = `  ${verdict} ${show(value, unit).padStart(9)} (bar ${bar.padEnd(9)}) ${what}`;
	console.log(`${line}\n${' '.repeat(11)}${sides}`);
	process.send?.({ line, isHeld } satisfies Judgement);
	if (!isHeld) process.exitCode = MISSED;
}

/** A number as people read it: `0.93×`, `1,234 ms`, `2.3 kB`. */
export function show(value: number, unit: Measured['unit'] = ''): string {
	const digits = unit === '×' ? 2 : value < 10 && unit !== 'ms' ? 2 : value < 100 ? 1 : 0;
	const text = value.toLocaleString('en', {
		minimumFractionDigits: unit === '×' ? 2 : 0,
		maximumFractionDigits: unit === 'ms' && value >= 10 ? 0 : digits,
	});
	return unit === '×' || unit === '' ? `${text}${unit}` : `${text} ${unit}`;
}
