import { type ColumnDefinitionBuilder, type Kysely, type Migration, sql } from 'kysely';

/** The database in use, because SQLite and PostgreSQL differ in some steps. */
export type Dialect = 'sqlite' | 'postgres';

/**
 * The steps from an empty database to today's; version 0.2.0 has the first five. A released step is never changed: a
 * later step corrects it.
 * At the start the host runs all steps that have not run before, in the order of their names.
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
		'2026-11-23-comments': {
			async up(database: Kysely<unknown>) {
				await database.schema
					.createTable('comments')
					.addColumn('id', 'integer', (column) =>
						dialect === 'sqlite'
							? column.primaryKey().autoIncrement()
							: column.primaryKey().generatedByDefaultAsIdentity(),
					)
					.addColumn('fingerprint', 'text', (column) => column.notNull().unique())
					.addColumn('post_id', 'integer', required)
					.addColumn('parent_id', 'integer', required)
					.addColumn('author_name', 'text', required)
					.addColumn('author_email', 'text', required)
					.addColumn('author_url', 'text', required)
					.addColumn('user_id', 'integer', required)
					.addColumn('content', 'text', required)
					.addColumn('date', 'text', required)
					.addColumn('date_gmt', 'text', required)
					.addColumn('status', 'text', required)
					.execute();
				await beginIds(database, dialect);
			},
		},
		'2026-11-23-shop': {
			async up(database: Kysely<unknown>) {
				const { schema } = database;
				await schema.alterTable('comments').addColumn('rating', 'integer').execute();
				await schema
					.createTable('cart_sessions')
					.addColumn('id', 'text', (column) => column.primaryKey())
					.addColumn('version', 'integer', required)
					.addColumn('data', 'text', required)
					.addColumn('touched_at', 'text', required)
					.execute();
				await schema
					.createIndex('cart_sessions_by_time')
					.on('cart_sessions')
					.column('touched_at')
					.execute();
				await schema
					.createTable('orders')
					.addColumn('id', 'integer', number)
					.addColumn('order_key', 'text', (column) => column.notNull().unique())
					.addColumn('order_token', 'text', (column) => column.notNull().unique())
					.addColumn('session_id', 'text', required)
					.addColumn('user_id', 'integer', required)
					.addColumn('status', 'text', required)
					.addColumn('created_at', 'text', required)
					.addColumn('currency', 'text', required)
					.addColumn('prices_include_tax', 'integer', required)
					.addColumn('subtotal', 'bigint', required)
					.addColumn('subtotal_tax', 'bigint', required)
					.addColumn('discount', 'bigint', required)
					.addColumn('discount_tax', 'bigint', required)
					.addColumn('total_tax', 'bigint', required)
					.addColumn('total', 'bigint', required)
					.addColumn('payment_method', 'text', required)
					.addColumn('payment_title', 'text', required)
					.addColumn('email', 'text', required)
					.addColumn('billing', 'text', required)
					.addColumn('shipping', 'text', required)
					.addColumn('note', 'text', required)
					.addColumn('coupons', 'text', required)
					.addColumn('taxes', 'text', required)
					.execute();
				await schema
					.createIndex('orders_by_time')
					.on('orders')
					.columns(['created_at', 'id'])
					.execute();
				await schema.createIndex('orders_of').on('orders').column('session_id').execute();
				await schema
					.createTable('order_lines')
					.addColumn('order_id', 'integer', (column) =>
						column.notNull().references('orders.id').onDelete('cascade'),
					)
					.addColumn('position', 'integer', required)
					.addColumn('product_id', 'integer', required)
					.addColumn('variation_id', 'integer', required)
					.addColumn('name', 'text', required)
					.addColumn('choices', 'text', required)
					.addColumn('quantity', 'integer', required)
					.addColumn('subtotal', 'bigint', required)
					.addColumn('subtotal_tax', 'bigint', required)
					.addColumn('total', 'bigint', required)
					.addColumn('total_tax', 'bigint', required)
					.addColumn('tax_class', 'text', required)
					.addPrimaryKeyConstraint('order_lines_place', ['order_id', 'position'])
					.execute();
			},
		},
		'2026-11-25-fingerprints': {
			async up(database: Kysely<unknown>) {
				await database.schema.alterTable('submissions').addColumn('fingerprint', 'text').execute();
			},
		},
		'2026-11-26-written-records': {
			async up(database: Kysely<unknown>) {
				await database.schema
					.createTable('written_records')
					.addColumn('kind', 'text', required)
					.addColumn('record_id', 'integer', required)
					.addColumn('record', 'text')
					.addColumn('sequence', 'integer', required)
					.addPrimaryKeyConstraint('written_records_key', ['kind', 'record_id'])
					.execute();
				await database.schema
					.createIndex('written_records_by_sequence')
					.on('written_records')
					.column('sequence')
					.execute();
				await database.schema
					.createTable('written_ids')
					.addColumn('place', 'integer', (column) => column.primaryKey())
					.addColumn('last', 'integer', required)
					.execute();
			},
		},
		'2026-11-27-secrets': {
			async up(database: Kysely<unknown>) {
				await database.schema
					.createTable('secrets')
					.addColumn('name', 'text', (column) => column.primaryKey())
					.addColumn('value', 'text', required)
					.execute();
			},
		},
		'2026-11-27-written-files': {
			async up(database: Kysely<unknown>) {
				await database.schema
					.createTable('written_files')
					.addColumn('name', 'text', (column) => column.primaryKey())
					.addColumn('bytes', dialect === 'sqlite' ? 'blob' : 'bytea', required)
					.execute();
			},
		},
		'2026-11-28-mails': {
			async up(database: Kysely<unknown>) {
				const { schema } = database;
				if (dialect === 'postgres') {
					await schema
						.alterTable('deliveries')
						.alterColumn('submission_id', (column) => column.dropNotNull())
						.execute();
					await schema.alterTable('deliveries').addColumn('created_at', 'text').execute();
					return;
				}
				// SQLite cannot change a column: the rows move to a table with the right column.
				await schema
					.createTable('deliveries_next')
					.addColumn('id', 'integer', number)
					.addColumn('submission_id', 'integer', (column) =>
						column.references('submissions.id').onDelete('cascade'),
					)
					.addColumn('kind', 'text', required)
					.addColumn('payload', 'text', required)
					.addColumn('attempts', 'integer', required)
					.addColumn('next_at', 'text')
					.addColumn('failure', 'text')
					.addColumn('done_at', 'text')
					.addColumn('created_at', 'text')
					.execute();
				await sql`insert into deliveries_next (id, submission_id, kind, payload, attempts, next_at, failure, done_at) select id, submission_id, kind, payload, attempts, next_at, failure, done_at from deliveries`.execute(
					database,
				);
				await schema.dropTable('deliveries').execute();
				await schema.alterTable('deliveries_next').renameTo('deliveries').execute();
				await schema.createIndex('deliveries_due').on('deliveries').columns(['next_at']).execute();
			},
		},
		'2026-11-29-order-extras': {
			async up(database: Kysely<unknown>) {
				await database.schema.alterTable('order_lines').addColumn('extra', 'text').execute();
			},
		},
		'2026-11-30-application-password-uses': {
			async up(database: Kysely<unknown>) {
				await database.schema
					.createTable('application_password_uses')
					.addColumn('uuid', 'text', (column) => column.primaryKey())
					.addColumn('last_used', 'text', required)
					.addColumn('last_ip', 'text')
					.execute();
			},
		},
	};
}

/** Comments of visitors have ids above the ids of content. */
async function beginIds(database: Kysely<unknown>, dialect: Dialect): Promise<void> {
	const begin =
		dialect === 'sqlite'
			? sql`insert into sqlite_sequence (name, seq) values ('comments', 1000000)`
			: sql`alter table comments alter column id restart with 1000001`;
	await begin.execute(database);
}
