import { isPlainObject } from '@outrigger/rules/values/plain-object';

/** Settings as the builder stores them: nothing about their values is certain. */
export type StoredSettings = Readonly<Record<string, unknown>>;

/**
 * Reads a number from a value of the builder: a number, a text with one, or a slider `{ unit, size }`.
 *
 * @returns `null` for a value without a number, and for a number outside of `range`
 */
export function readNumber(value: unknown, range: readonly [number, number]): number | null {
	const size = isPlainObject(value) ? value.size : value;
	const number = typeof size === 'string' && size.trim() !== '' ? Number(size) : size;
	if (typeof number !== 'number' || !Number.isFinite(number)) return null;
	return number >= range[0] && number <= range[1] ? number : null;
}

/** As `readNumber`, rounded to an integer. */
export function readInteger(value: unknown, range: readonly [number, number]): number | null {
	const number = readNumber(value, range);
	return number === null ? null : Math.round(number);
}

/** A switch: `yes` is on, `''` and `no` are off. A missing or other value is `fallback`. */
export function readSwitch(value: unknown, fallback: boolean): boolean {
	if (value === 'yes' || value === true) return true;
	return value === '' || value === 'no' || value === false ? false : fallback;
}

/** A text; `null` for an empty text and for a value that is no text. Numbers count as texts. */
export function readText(value: unknown): string | null {
	if (typeof value === 'number') return String(value);
	return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** Stored names as the schema's enum values: the same in capitals. */
export function enumOf<Name extends string>(names: readonly Name[]): Record<Name, Uppercase<Name>> {
	return Object.fromEntries(names.map((name) => [name, name.toUpperCase()])) as Record<
		Name,
		Uppercase<Name>
	>;
}

/**
 * A stored choice as the schema's enum value.
 *
 * @param choices stored text → enum value
 */
export function readChoice<T extends string, F extends T | null>(
	value: unknown,
	choices: Readonly<Record<string, T>>,
	fallback: F,
): T | F {
	return typeof value === 'string' && Object.hasOwn(choices, value)
		? (choices[value] ?? fallback)
		: fallback;
}

/** The choices of a list that are known, each once; `fallback` where no list is stored. */
export function readChoices<T extends string>(
	value: unknown,
	choices: Readonly<Record<string, T>>,
	fallback: readonly T[],
): T[] {
	const list = typeof value === 'string' && value !== '' ? [value] : value;
	if (!Array.isArray(list)) return [...fallback];
	const known = list.map((item) => readChoice(item, choices, null)).filter((item) => item !== null);
	return [...new Set(known)];
}

/** The objects of a repeater. Leaves out entries that are no objects; a value that is no repeater has no objects. */
export function readRepeater(value: unknown): StoredSettings[] {
	return Array.isArray(value) ? value.filter(isPlainObject) : [];
}
