import { isPlainObject } from '@outrigger/rules/values/plain-object';

/**
 * The number of entries of a list that are sent to another thread at once: to copy them takes some two milliseconds.
 */
export const SLICE = 500;

/** The path of a removed list in a value: names and positions. */
export interface LongList {
	path: readonly (string | number)[];
	/** All entries of the list, which the copied value lacks. */
	entries: readonly unknown[];
}

/**
 * Copies a value without the entries of its longest lists, which are sent one slice after another. The value itself
 * stays unchanged; lists inside a long list move with it.
 *
 * @param value JSON: plain objects, lists, and values without parts
 */
export function withoutLongLists(value: unknown): { value: unknown; lists: LongList[] } {
	const lists: LongList[] = [];
	const copy = (part: unknown, path: LongList['path']): unknown => {
		if (Array.isArray(part)) {
			if (part.length <= SLICE) return part.map((entry, at) => copy(entry, [...path, at]));
			lists.push({ path, entries: part });
			return [];
		}
		if (!isPlainObject(part)) return part;
		return Object.fromEntries(
			Object.entries(part).map(([name, inner]) => [name, copy(inner, [...path, name])]),
		);
	};
	return { value: copy(value, []), lists };
}

/** The list at a path of a value. It is empty until its entries are put back. */
export function listAt(value: unknown, path: LongList['path']): unknown[] {
	return path.reduce((part, name) => Reflect.get(Object(part), name), value) as unknown[];
}
