import { type ColumnDefinitionBuilder, type Kysely, type Migration, sql } from 'kysely';

/** Which database it is, where the two differ. */
export type Dialect = 'sqlite' | 'postgres';

/**
 * The steps from an empty database to today's. A step that has been released is never changed: the next one mends
 * it. All run at the start, in the order of their names, those that have run before left out.
 */
export function migrations(dialect: Dialect): Record<string, Migration> {
	const bytes = dialect === 'sqlite' ? 'blob' : 'bytea';
	const number = (column: ColumnDefinitionBuilder) =>
		dialect === 'sqlite'
			? column.primaryKey().autoIncrement()
			: column.primaryKey().generatedAlwaysAsIdentity();
	const required = (column: ColumnDefinitionBuilder) => column.notNull();

	return {
		'2026-11-22-submissions': {
			async up(database: Kysely<unknown>) {
				const { schema } = database;
				await schema
					.createTable('submissions')
					.addColumn('id', 'integer', number)
					.addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
					.addColumn('form_id', 'text', required)
					.addColumn('form_name', 'text', required)
					.addColumn('document_id', 'integer', required)
					.addColumn('page', 'text', required)
					.addColumn('status', 'text', required)
					.addColumn('created_at', 'text', required)
					.addColumn('answer', 'text', required)
					.execute();
				await schema
					.createIndex('submissions_by_time')
					.on('submissions')
					.columns(['created_at', 'id'])
					.execute();
				const ofSubmission = (column: ColumnDefinitionBuilder) =>
					column.notNull().references('submissions.id').onDelete('cascade');
				await schema
					.createTable('submission_values')
					.addColumn('submission_id', 'integer', ofSubmission)
					.addColumn('position', 'integer', required)
					.addColumn('field_id', 'text', required)
					.addColumn('label', 'text', required)
					.addColumn('type', 'text', required)
					.addColumn('value', 'text', required)
					.addPrimaryKeyConstraint('submission_values_place', ['submission_id', 'position'])
					.execute();
				await schema
					.createTable('submission_files')
					.addColumn('id', 'integer', number)
					.addColumn('submission_id', 'integer', ofSubmission)
					.addColumn('field_id', 'text', required)
					.addColumn('name', 'text', required)
					.addColumn('content_type', 'text', required)
					.addColumn('bytes', sql.raw(bytes), required)
					.execute();
				await schema
					.createIndex('submission_files_of')
					.on('submission_files')
					.column('submission_id')
					.execute();
				await schema
					.createTable('deliveries')
					.addColumn('id', 'integer', number)
					.addColumn('submission_id', 'integer', ofSubmission)
					.addColumn('kind', 'text', required)
					.addColumn('payload', 'text', required)
					.addColumn('attempts', 'integer', required)
					.addColumn('next_at', 'text')
					.addColumn('failure', 'text')
					.addColumn('done_at', 'text')
					.execute();
				await schema.createIndex('deliveries_due').on('deliveries').columns(['next_at']).execute();
			},
		},
	};
}
