import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { fallback, pipe, transform, unknown } from 'valibot';
import { textSetting } from './text';

/** Width and height in CSS pixels that an editor typed; null for a measure that is left open. */
export interface Dimensions {
	width: number | null;
	height: number | null;
}

/**
 * The two controls of a picture's size: `{prefix}_size` (the name of a size, `full` or `custom`) and
 * `{prefix}_custom_dimension`. The caller spreads them into its schema.
 */
export function imageSizeSettings<const Prefix extends string>(
	prefix: Prefix,
	defaultSize: string,
) {
	const size = textSetting(defaultSize);
	const custom = fallback(
		pipe(
			unknown(),
			transform((value): Dimensions => {
				const { width, height } = plainObjectOf(value);
				return { width: pixels(width), height: pixels(height) };
			}),
		),
		{ width: null, height: null },
	);
	return { [`${prefix}_size`]: size, [`${prefix}_custom_dimension`]: custom } as Record<
		`${Prefix}_size`,
		typeof size
	> &
		Record<`${Prefix}_custom_dimension`, typeof custom>;
}

function pixels(value: unknown): number | null {
	const number = typeof value === 'string' ? Number.parseFloat(value) : value;
	return typeof number === 'number' && Number.isFinite(number) && number >= 1
		? Math.round(number)
		: null;
}
