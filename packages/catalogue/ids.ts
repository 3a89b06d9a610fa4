import { createHash } from 'node:crypto';

/**
 * The key under which an element keeps the id that its table gives it. It is a symbol, so no control can have the same
 * name, and JSON leaves it out.
 */
export const ID = Symbol('id');

/** The number of digits of the builder's ids. */
const DIGITS = 7;

/** The id that a table gives, or an id derived from the element's place: `counter/As it comes/1`. */
export function idOf(item: object, place: string): string {
	const given = ID in item ? item[ID] : undefined;
	return typeof given === 'string' ? given : derivedId(place);
}

/**
 * Derives an id from a place. The same place always gives the same id, with 7 hexadecimal digits, as the builder's ids
 * have.
 */
export function derivedId(place: string): string {
	return createHash('sha256').update(place).digest('hex').slice(0, DIGITS);
}
