import { sql } from 'kysely';
import { contains } from '../database/contains';
import type { Database } from '../database/open-database';
import type { SubmittedValue } from './submission';

/** A submission in the list of editors. */
export interface ListedSubmission {
	id: number;
	formName: string;
	page: string;
	isRead: boolean;
	createdAt: string;
	/** The first mail address among the values, else the first value. */
	about: string;
}

/** The conditions of a search for submissions. */
export interface SubmissionQuery {
	/** A text to find in any answer, without regard to case; empty for all submissions. */
	search: string;
	limit: number;
	offset: number;
}

/** The submissions of a page of the list, newest first, and the number of all that match. */
export async function listSubmissions(
	database: Database,
	{ search, limit, offset }: SubmissionQuery,
): Promise<{ items: ListedSubmission[]; total: number }> {
	const found = () => {
		const all = database.selectFrom('submissions');
		if (search.trim() === '') return all;
		return all.where(({ exists, selectFrom }) =>
			exists(
				selectFrom('submission_values')
					.select('submission_values.position')
					.whereRef('submission_values.submission_id', '=', 'submissions.id')
					.where(contains('submission_values.value', search)),
			),
		);
	};
	const [{ total }, rows] = await Promise.all([
		found()
			.select(({ fn }) => fn.countAll().as('total'))
			.executeTakeFirstOrThrow(),
		found()
			.select(['id', 'form_name', 'page', 'status', 'created_at'])
			.orderBy('created_at', 'desc')
			.orderBy('id', 'desc')
			.limit(limit)
			.offset(offset)
			.execute(),
	]);
	const abouts = await firstAnswers(
		database,
		rows.map(({ id }) => id),
	);
	const items = rows.map((row) => ({
		id: row.id,
		formName: row.form_name,
		page: row.page,
		isRead: row.status === 'read',
		createdAt: row.created_at,
		about: abouts.get(row.id) ?? '',
	}));
	return { items, total: Number(total) };
}

async function firstAnswers(
	database: Database,
	ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
	if (ids.length === 0) return new Map();
	const rows = await database
		.selectFrom('submission_values')
		.select(['submission_id', 'type', 'value'])
		.where('submission_id', 'in', ids)
		.where('value', '!=', '')
		.orderBy('position', 'desc')
		.execute();
	const byAddress = rows.toSorted((one, other) => rank(one.type) - rank(other.type));
	return new Map(byAddress.map(({ submission_id, value }) => [submission_id, value]));
}

/** A value with a higher rank identifies the sender better. */
const rank = (type: string) => (type === 'email' ? 1 : 0);

/** A submission with its fields, files and deliveries. */
export interface Submission extends Omit<ListedSubmission, 'about'> {
	values: SubmittedValue[];
	files: { id: number; fieldId: string; name: string; bytes: number }[];
	deliveries: { kind: string; doneAt: string | null; failure: string | null; attempts: number }[];
}

/** A submission by its id; null for none. */
export async function findSubmission(database: Database, id: number): Promise<Submission | null> {
	const row = await database
		.selectFrom('submissions')
		.select(['id', 'form_name', 'page', 'status', 'created_at'])
		.where('id', '=', id)
		.executeTakeFirst();
	if (!row) return null;
	const [values, files, deliveries] = await Promise.all([
		valuesOf(database, [id]),
		database
			.selectFrom('submission_files')
			.select(['id', 'field_id', 'name', sql<number>`length(bytes)`.as('bytes')])
			.where('submission_id', '=', id)
			.orderBy('id')
			.execute(),
		database
			.selectFrom('deliveries')
			.select(['kind', 'done_at', 'failure', 'attempts'])
			.where('submission_id', '=', id)
			.orderBy('id')
			.execute(),
	]);
	return {
		id: row.id,
		formName: row.form_name,
		page: row.page,
		isRead: row.status === 'read',
		createdAt: row.created_at,
		values: values.get(id) ?? [],
		files: files.map(({ field_id, ...file }) => ({ ...file, fieldId: field_id })),
		deliveries: deliveries.map(({ done_at, ...delivery }) => ({ ...delivery, doneAt: done_at })),
	};
}

/** Submission → its answers in the order of the form. */
export async function valuesOf(
	database: Database,
	ids: readonly number[],
): Promise<ReadonlyMap<number, SubmittedValue[]>> {
	const all = new Map<number, SubmittedValue[]>();
	if (ids.length === 0) return all;
	const rows = await database
		.selectFrom('submission_values')
		.selectAll()
		.where('submission_id', 'in', ids)
		.orderBy('position')
		.execute();
	for (const { submission_id, field_id, label, type, value } of rows) {
		const values = all.get(submission_id) ?? [];
		values.push({ fieldId: field_id, label, type, value });
		all.set(submission_id, values);
	}
	return all;
}

/** The bytes of a file that came with a submission; null for none. */
export async function findFile(
	database: Database,
	id: number,
): Promise<{ name: string; contentType: string; bytes: Uint8Array } | null> {
	const row = await database
		.selectFrom('submission_files')
		.select(['name', 'content_type', 'bytes'])
		.where('id', '=', id)
		.executeTakeFirst();
	return row ? { name: row.name, contentType: row.content_type, bytes: row.bytes } : null;
}
