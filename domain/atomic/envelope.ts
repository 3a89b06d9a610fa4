import { type GenericSchema, object, optional, pipe, safeParse, transform, unknown } from 'valibot';
import { ownValue } from '../values/own-value';
import { isPlainObject, plainObjectOf } from '../values/plain-object';

/** A value of version 4 as it is stored: `{"$$type": "size", "value": {"size": 4, "unit": "px"}}`. */
export interface Envelope {
	/** Name of the property type. */
	$$type: string;
	/** The content, in the form that its type has; PHP writes an empty object as an empty list. */
	value: unknown;
	/** True for a value that the editor switched off. */
	disabled?: boolean;
}

/** True for a stored value that contains its type. */
export function isEnvelope(stored: unknown): stored is Envelope {
	return isPlainObject(stored) && typeof stored.$$type === 'string';
}

/** Reads a whole stored value; `undefined` means "not set". It never throws. */
export type Reader<T> = GenericSchema<unknown, T | undefined>;

/** Readers of the content of envelopes, by type name. */
export type ReadersOfTypes<T> = Readonly<Record<string, GenericSchema<unknown, T | undefined>>>;

/**
 * Reads a stored value by its type. An absent value or null gives the default. A value of a type that is not in the
 * list, a switched-off value and a broken value count as not set, so they do not give the default. A bare value without
 * an envelope is read as the first type that accepts it.
 *
 * @param types the types that the property accepts
 * @param absent the default; omit it for none
 */
export function typed<T>(types: ReadersOfTypes<T>, absent?: T | (() => T)): Reader<T> {
	return pipe(
		unknown(),
		transform((stored) => {
			if (stored === undefined || stored === null) {
				return typeof absent === 'function' ? (absent as () => T)() : absent;
			}
			if (isEnvelope(stored)) {
				return stored.disabled === true ? undefined : inside(types, stored);
			}
			for (const reader of Object.values(types)) {
				const bare = read(reader, stored);
				if (bare !== undefined) return bare;
			}
			return undefined;
		}),
	);
}

function inside<T>(types: ReadersOfTypes<T>, { $$type, value }: Envelope): T | undefined {
	const reader = ownValue(types, $$type);
	return reader && read(reader, value);
}

/** The result of a reader; `undefined` if the reader rejects the value. */
export function read<T>(reader: GenericSchema<unknown, T>, value: unknown): T | undefined {
	const result = safeParse(reader, value);
	return result.success ? result.output : undefined;
}

type Read<Entries> = {
	[Key in keyof Entries]: Entries[Key] extends Reader<infer T> ? T | undefined : never;
};

/**
 * Reads an object of stored values, each with its own reader. A value that is not an object, such as PHP's empty list,
 * gives an object without values.
 */
export function fields<Entries extends Readonly<Record<string, Reader<unknown>>>>(
	entries: Entries,
): GenericSchema<unknown, Read<Entries>> {
	const optionalEntries = Object.fromEntries(
		Object.entries(entries).map(([key, reader]) => [key, optional(reader, null)]),
	);
	return pipe(
		unknown(),
		transform(plainObjectOf),
		object(optionalEntries),
	) as unknown as GenericSchema<unknown, Read<Entries>>;
}

/**
 * Reads a list of stored values and leaves out the values that are not set; a value that is not a list gives an empty
 * list.
 */
export function listOf<T>(reader: Reader<T>): GenericSchema<unknown, T[]> {
	return pipe(
		unknown(),
		transform((stored) =>
			(Array.isArray(stored) ? stored : []).flatMap((one): T[] => {
				const item = read(reader, one);
				return item === undefined ? [] : [item];
			}),
		),
	);
}
