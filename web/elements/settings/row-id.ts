/**
 * Returns the `_id` of a repeater's row. Rows that a script wrote, or an import of another tool, have no `_id`: the
 * row's place replaces the `_id`, so that each row still has its own styles.
 *
 * @param index the row's place in the stored list, from 0
 */
export function rowId(row: Readonly<Record<string, unknown>>, index: number): string {
	const { _id } = row;
	return typeof _id === 'string' && _id.trim() !== '' ? _id : `row-${index + 1}`;
}
