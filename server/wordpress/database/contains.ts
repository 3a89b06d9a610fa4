import { type RawBuilder, sql } from 'kysely';

/**
 * Returns the condition that a column contains an editor's search text, without regard to case. SQLite has no escape
 * character unless the query names one.
 * @param column with its table, `submission_values.value`
 */
export function contains(column: string, search: string): RawBuilder<boolean> {
	const pattern = `%${search
		.trim()
		.toLowerCase()
		.replace(/[\\%_]/g, '\\$&')}%`;
	return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}
