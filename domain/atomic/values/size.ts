import {
	type GenericSchema,
	literal,
	nullish,
	object,
	pipe,
	string,
	transform,
	unknown,
} from 'valibot';
import { read, typed } from '../envelope';
import { numberValue, textValue } from './scalars';

/** Units that follow the number unchanged. */
const UNITS: ReadonlySet<string> = new Set([
	...['px', 'em', 'rem', 'vw', 'vh', 'ch', 'vmin', 'vmax', '%', 'fr'],
	...['deg', 'rad', 'grad', 'turn', 's', 'ms'],
]);

const stored = object({ size: nullish(unknown()), unit: nullish(string()) });

/**
 * The content of a `size`: `{size, unit}`. The unit `auto` gives the keyword; `custom` gives the editor's text; every
 * other unit follows the number, `px` by default. A size without a number is not set.
 *
 * @returns CSS, `4px`
 */
export const sizeValue: GenericSchema<unknown, string | undefined> = pipe(
	stored,
	transform(({ size, unit }) => {
		if (unit === 'auto') return 'auto';
		if (unit === 'custom') return read(textValue, size)?.trim() || undefined;
		const amount = read(numberValue, size);
		const suffix = unit ?? 'px';
		return amount !== undefined && UNITS.has(suffix) ? `${amount}${suffix}` : undefined;
	}),
);

/** `size`; also the bare word `auto`, which version 3.29 stored. */
export const size = typed<string>({ size: sizeValue, string: literal('auto') });

/** A time in milliseconds, stored as a `size` or, in older versions, as a number. */
export const milliseconds = typed<number>({
	size: pipe(
		stored,
		transform(({ size: amount, unit }) => {
			const time = read(numberValue, amount);
			return time !== undefined && unit === 's' ? time * 1000 : time;
		}),
	),
	number: numberValue,
});

/**
 * `grid-track-size`: a number of equal tracks (`{size: 3, unit: "fr"}`), or the editor's text.
 *
 * @returns CSS, `repeat(3, 1fr)`; not set below one track
 */
export const tracks = typed<string>({
	'grid-track-size': pipe(
		stored,
		transform(({ size: amount, unit }) => {
			if (unit !== 'fr') return read(sizeValue, { size: amount, unit });
			const count = Math.trunc(read(numberValue, amount) ?? 0);
			return count >= 1 ? `repeat(${count}, 1fr)` : undefined;
		}),
	),
	string: textValue,
});
