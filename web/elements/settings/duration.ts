import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { fallback, pipe, transform, unknown } from 'valibot';

/**
 * A slider `{unit, size}` of a time, in milliseconds: its unit is `ms` or `s`. A bare number is milliseconds, as it
 * travels to the browser. Blank, wrong and negative values give the default.
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

function millisecondsOf(value: unknown): number | undefined {
	if (typeof value === 'number') return value >= 0 && Number.isFinite(value) ? value : undefined;
	const { unit, size } = plainObjectOf(value);
	const number = typeof size === 'string' && size.trim() !== '' ? Number(size) : size;
	if (typeof number !== 'number' || !Number.isFinite(number) || number < 0) return undefined;
	return Math.round(unit === 's' ? number * 1000 : number);
}
