import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a column holds what an editor looks for, whatever its case. SQLite knows no escape unless it is told one.
 * @param column with its table, `submission_values.value`
 */
export function contains(column: string, search: string): RawBuilder<boolean> {
	const pattern = `%${search
		.trim()
		.toLowerCase()
		.replace(/[\\%_]/g, '\\$&')}%`;
	return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}
