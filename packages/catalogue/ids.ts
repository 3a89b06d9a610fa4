import { createHash } from 'node:crypto';

/**
 * The key under which an element keeps an id that its table gives it; JSON has no symbols, so no control has this name.
 */
export const ID = Symbol('id');

/** Digits of the builder's ids. */
const DIGITS = 7;

/** The id that a table gives, or an id derived from the element's place: `counter/As it comes/1`. */
export function idOf(item: object, place: string): string {
	const given = ID in item ? item[ID] : undefined;
	return typeof given === 'string' ? given : derivedId(place);
}

/** The same place gets the same id each time: 7 hexadecimal digits, as the builder's ids are. */
export function derivedId(place: string): string {
	return createHash('sha256').update(place).digest('hex').slice(0, DIGITS);
}
