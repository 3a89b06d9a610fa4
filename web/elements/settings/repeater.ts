import { isPlainObject } from '@outrigger/rules/values/plain-object';
import {
	fallback,
	type GenericSchema,
	type InferOutput,
	type ObjectEntries,
	object,
	pipe,
	safeParse,
	transform,
	unknown,
} from 'valibot';
import { rowId } from './row-id';
import { textSetting } from './text';

/** A repeater's row as it is stored. */
type StoredRow = Record<string, unknown>;

/**
 * A repeater control: a list of rows, each parsed by the same entries, which must all have fallbacks. Every row
 * has its `_id` (that of its place where none is stored). What is no row is left out; what is no list gives the default rows.
 */
export function repeaterSetting<const Entries extends ObjectEntries>(
	entries: Entries,
	defaultRows: readonly StoredRow[] = [],
) {
	const Row = object({ _id: textSetting(), ...entries });
	type Rows = InferOutput<typeof Row>[];
	const parseRows = (rows: readonly unknown[]): Rows =>
		rows.flatMap((row, index) => {
			const parsed = isPlainObject(row)
				? safeParse(Row as GenericSchema<unknown, Rows[number]>, {
						...row,
						_id: rowId(row, index),
					})
				: null;
			return parsed?.success ? [parsed.output] : [];
		});
	const defaults = parseRows(defaultRows);
	return fallback(
		pipe(
			unknown(),
			transform((stored): Rows => (Array.isArray(stored) ? parseRows(stored) : defaults)),
		),
		() => defaults,
	);
}
