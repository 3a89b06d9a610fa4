import { fallback, finite, nonEmpty, number, pipe, string, transform, trim, union } from 'valibot';

const numeral = pipe(string(), trim(), nonEmpty(), transform(Number), number());

/** A number control: the builder stores numbers and numerals alike. Blank or wrong values give the default. */
export function numberSetting(defaultNumber: number) {
	return fallback(pipe(union([number(), numeral]), finite()), defaultNumber);
}
