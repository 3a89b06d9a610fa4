import { isPlainObject } from '@outrigger/rules/values/plain-object';
import {
	fallback,
	type GenericSchema,
	type InferOutput,
	metadata,
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
type StoredRow = Readonly<Record<string, unknown>>;

/** Returns a row as an object; null for a row that is no object. PHP writes an empty object as a list. */
function bagOf(row: unknown): StoredRow | null {
	if (Array.isArray(row) && row.length === 0) return {};
	return isPlainObject(row) ? row : null;
}

/** Returns the row with the values that older exports store under another name. */
function renamed(bag: StoredRow, olderNames: Readonly<Record<string, string>>): StoredRow {
	const found = Object.entries(olderNames).filter(([name, old]) => !(name in bag) && old in bag);
	return { ...bag, ...Object.fromEntries(found.map(([name, old]) => [name, bag[old]])) };
}

/**
 * A repeater control: a list of rows, each parsed by the same entries, which must all have fallbacks. Every row has an
 * `_id` (made from the row's place if none is stored). The schema drops values that are no rows; a value that is no
 * list gives the default rows. The schema's metadata `fields` contains the entries of the rows.
 * @param olderNames a control's name → the name under which older exports store it
 */
export function repeaterSetting<const Entries extends ObjectEntries>(
	entries: Entries,
	defaultRows: readonly StoredRow[] | (() => readonly StoredRow[]) = [],
	olderNames: Readonly<Record<string, string>> = {},
) {
	const Row = object({ _id: textSetting(), ...entries });
	type Rows = InferOutput<typeof Row>[];
	const parseRows = (rows: readonly unknown[]): Rows =>
		rows.flatMap((row, index) => {
			const bag = bagOf(row);
			if (!bag) return [];
			const parsed = safeParse(Row as GenericSchema<unknown, Rows[number]>, {
				...renamed(bag, olderNames),
				_id: rowId(bag, index),
			});
			return parsed.success ? [parsed.output] : [];
		});
	// Made at each use, because the default texts of an entry are in the language of the page.
	const defaults = () => parseRows(typeof defaultRows === 'function' ? defaultRows() : defaultRows);
	return fallback(
		pipe(
			unknown(),
			transform((stored): Rows => (Array.isArray(stored) ? parseRows(stored) : defaults())),
			metadata({ fields: entries }),
		),
		defaults,
	);
}
