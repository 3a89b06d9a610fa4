import { type GenericSchema, pipe, transform, unknown } from 'valibot';
import { plainObjectOf } from '../../values/plain-object';
import type { Declarations } from '../declarations';
import { type Reader, read, typed } from '../envelope';
import { size, sizeValue } from './size';

/** Logical sides in output order, and their names in versions up to 3.28. */
const SIDES = {
	'block-start': 'top',
	'inline-end': 'right',
	'block-end': 'bottom',
	'inline-start': 'left',
} as const;

/** Logical corners in output order, and their names in versions up to 3.28. */
const CORNERS = {
	'start-start': 'top-left',
	'start-end': 'top-right',
	'end-end': 'bottom-right',
	'end-start': 'bottom-left',
} as const;

/** Reads a size for each of four places, all optional; `propertyOf` gives the CSS property of a place. */
function each(
	places: Readonly<Record<string, string>>,
	propertyOf: (place: string) => string,
): GenericSchema<unknown, Declarations> {
	return pipe(
		unknown(),
		transform((stored) => {
			const bag = plainObjectOf(stored);
			return Object.fromEntries(
				Object.entries(places).map(([place, old]) => [
					propertyOf(place),
					read(size, bag[place] ?? bag[old]),
				]),
			);
		}),
	);
}

function whole(property: string): GenericSchema<unknown, Declarations | undefined> {
	return pipe(
		sizeValue,
		transform((text) => (text === undefined ? undefined : { [property]: text })),
	);
}

/** `dimensions` or `size`: padding and margin. */
export function dimensions(property: 'padding' | 'margin'): Reader<Declarations> {
	const sides = each(SIDES, (side) => `${property}-${side}`);
	return typed({ size: whole(property), dimensions: sides, 'linked-dimensions': sides });
}

/** `border-width-v2` or `size`. */
export const borderWidth: Reader<Declarations> = typed({
	size: whole('border-width'),
	'border-width-v2': each(SIDES, (side) => `border-${side}-width`),
	'border-width': each(SIDES, (side) => `border-${side}-width`),
});

/** `border-radius-v2` or `size`. */
export const borderRadius: Reader<Declarations> = typed({
	size: whole('border-radius'),
	'border-radius-v2': each(CORNERS, (corner) => `border-${corner}-radius`),
	'border-radius': each(CORNERS, (corner) => `border-${corner}-radius`),
});

const gaps = pipe(
	unknown(),
	transform((stored): Declarations => {
		const bag = plainObjectOf(stored);
		return { 'column-gap': read(size, bag.column), 'row-gap': read(size, bag.row) };
	}),
);

/** `layout-direction` (`gap` up to 3.27) or `size`. */
export const gap: Reader<Declarations> = typed({
	size: whole('gap'),
	'layout-direction': gaps,
	gap: gaps,
});
