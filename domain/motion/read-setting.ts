import { plainObjectOf } from '../values/plain-object';

/** A part of the way, in percent. */
export interface Stretch {
	start: number;
	end: number;
}

/** Reads the number of a slider `{size}`, a number or a numeric text; undefined outside of its bounds. */
export function numberIn(value: unknown, least: number, most: number): number | undefined {
	const size = plainObjectOf(value).size ?? value;
	const number = typeof size === 'string' && size.trim() !== '' ? Number(size) : size;
	return typeof number === 'number' && number >= least && number <= most ? number : undefined;
}

/** Reads the two handles `{sizes: {start, end}}` of a range slider; undefined unless 0 ≤ start ≤ end ≤ 100. */
export function rangeOf(value: unknown): Stretch | undefined {
	const sizes = plainObjectOf(plainObjectOf(value).sizes);
	const start = numberIn(sizes.start, 0, 100);
	if (start === undefined) return undefined;
	const end = numberIn(sizes.end, start, 100);
	return end === undefined ? undefined : { start, end };
}

/** Returns the value if it is one of the choices. */
export function choiceOf<Choice extends string>(
	value: unknown,
	choices: readonly Choice[],
): Choice | undefined {
	return choices.find((choice) => choice === value);
}
