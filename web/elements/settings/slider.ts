import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { fallback, pipe, transform, unknown } from 'valibot';

/**
 * The bare number of a slider `{unit, size}` whose unit is known (percent, stars, seconds); a number or a numeral
 * counts as well. Blank or wrong values give the default. Lengths do not belong here, because `styles.ts` reads them.
 */
export function sliderSetting(defaultSize: number) {
	return fallback(
		pipe(
			unknown(),
			transform((value) => numberOf(value) ?? numberOf(plainObjectOf(value).size) ?? defaultSize),
		),
		defaultSize,
	);
}

function numberOf(value: unknown): number | undefined {
	if (typeof value === 'string' && value.trim() === '') return undefined;
	const number = typeof value === 'string' ? Number(value) : value;
	return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
