import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { fallback, pipe, transform, unknown } from 'valibot';

/**
 * A slider `{unit, size}` of a time, in milliseconds: its unit is `ms` or `s`. A bare number is in milliseconds, the
 * form that the page sends to the browser. Blank, wrong and negative values give the default.
 */
export function durationSetting(defaultMs: number) {
	return fallback(
		pipe(
			unknown(),
			transform((value) => millisecondsOf(value) ?? defaultMs),
		),
		defaultMs,
	);
}

/**
 * The milliseconds of a slider of a time; undefined for blank, wrong and negative values.
 * @param usual the unit if the slider stores no unit of time
 */
export function millisecondsOf(value: unknown, usual: 's' | 'ms' = 'ms'): number | undefined {
	if (typeof value === 'number') return value >= 0 && Number.isFinite(value) ? value : undefined;
	const { unit, size } = plainObjectOf(value);
	const number = typeof size === 'string' && size.trim() !== '' ? Number(size) : size;
	if (typeof number !== 'number' || !Number.isFinite(number) || number < 0) return undefined;
	const isSeconds = unit === 's' || (unit !== 'ms' && usual === 's');
	return Math.round(isSeconds ? number * 1000 : number);
}
