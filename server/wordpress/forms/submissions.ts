import { sql } from 'kysely';
import {
	type FormAnswer,
	readFormAnswer,
	writeFormAnswer,
} from '../../../domain/forms/form-answer';
import type { Database } from '../../database/open-database';
import type { Delivery } from './deliveries';
import type { UploadedFile } from './sent-form';

/** One answered field, under the label that its editor gave it. */
export interface SubmittedValue {
	fieldId: string;
	label: string;
	type: string;
	/** Plain text; several answers are parted by line breaks. */
	value: string;
}

/** What is stored of a form. */
export interface NewSubmission {
	idempotencyKey: string;
	formId: string;
	formName: string;
	documentId: number;
	/** Path of the page. */
	page: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	answer: FormAnswer;
	values: readonly SubmittedValue[];
	files: readonly (UploadedFile & { fieldId: string })[];
	/** What is to be sent of it. */
	deliveries: readonly Delivery[];
}

/** The answer that was given to a submission with this key; null where there was none. */
export async function answerTo(database: Database, key: string): Promise<FormAnswer | null> {
	const row = await database
		.selectFrom('submissions')
		.select('answer')
		.where('idempotency_key', '=', key)
		.executeTakeFirst();
	return row ? readFormAnswer(JSON.parse(row.answer)) : null;
}

/**
 * Stores a submission with its values, files and deliveries, all or nothing. It lies on the disk when the promise is
 * fulfilled.
 *
 * @returns the answer to give: that of the first submission with this key
 */
export async function storeSubmission(
	database: Database,
	submission: NewSubmission,
): Promise<FormAnswer> {
	const { idempotencyKey, values, files, deliveries, createdAt } = submission;
	const isNew = await database.transaction().execute(async (transaction) => {
		const row = await transaction
			.insertInto('submissions')
			.values({
				idempotency_key: idempotencyKey,
				form_id: submission.formId,
				form_name: submission.formName,
				document_id: submission.documentId,
				page: submission.page,
				status: 'unread',
				created_at: createdAt,
				answer: JSON.stringify(writeFormAnswer(submission.answer)),
			})
			.onConflict((conflict) => conflict.column('idempotency_key').doNothing())
			.returning('id')
			.executeTakeFirst();
		if (!row) return false;
		const submission_id = row.id;
		const rows = values.map(({ fieldId: field_id, label, type, value }, position) => {
			return { submission_id, position, field_id, label, type, value };
		});
		if (rows.length > 0) await transaction.insertInto('submission_values').values(rows).execute();
		for (const { fieldId, name, content, contentType } of files) {
			await transaction
				.insertInto('submission_files')
				.values({
					submission_id,
					field_id: fieldId,
					name,
					content_type: contentType,
					bytes: Buffer.from(content),
				})
				.execute();
		}
		const due = deliveries.map(({ kind, payload }) => {
			return {
				kind,
				payload: JSON.stringify(payload),
				submission_id,
				attempts: 0,
				next_at: createdAt,
			};
		});
		if (due.length > 0) await transaction.insertInto('deliveries').values(due).execute();
		return true;
	});
	return isNew
		? submission.answer
		: ((await answerTo(database, idempotencyKey)) ?? submission.answer);
}

/** What editors see of a submission in the list. */
export interface ListedSubmission {
	id: number;
	formName: string;
	page: string;
	isRead: boolean;
	createdAt: string;
	/** The first answer that says something: an address, a name. */
	about: string;
}

/** Which submissions are asked for. */
export interface SubmissionQuery {
	/** Found in any answer, whatever its case; empty for all. */
	search: string;
	limit: number;
	offset: number;
}

/** The newest submissions first, with how many there are. */
export async function listSubmissions(
	database: Database,
	{ search, limit, offset }: SubmissionQuery,
): Promise<{ items: ListedSubmission[]; total: number }> {
	const found = () => {
		const all = database.selectFrom('submissions');
		if (search.trim() === '') return all;
		const pattern = `%${search
			.trim()
			.toLowerCase()
			.replace(/[\\%_]/g, '\\$&')}%`;
		return all.where(({ exists, selectFrom }) =>
			exists(
				selectFrom('submission_values')
					.select('submission_values.position')
					.whereRef('submission_values.submission_id', '=', 'submissions.id')
					.where(sql<boolean>`lower(submission_values.value) like ${pattern} escape '\\'`),
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

/** The later in the order, the more it tells who wrote. */
const rank = (type: string) => (type === 'email' ? 1 : 0);

/** One submission with everything that came. */
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

/** Says whether somebody has read it. */
export async function markSubmission(
	database: Database,
	id: number,
	status: 'read' | 'unread',
): Promise<void> {
	await database.updateTable('submissions').set({ status }).where('id', '=', id).execute();
}

/** Takes a submission away with its answers, files and deliveries. */
export async function deleteSubmission(database: Database, id: number): Promise<void> {
	await database.deleteFrom('submissions').where('id', '=', id).execute();
}

/** Takes away what is older than a moment (ISO 8601, UTC); gives how many those were. */
export async function deleteSubmissionsBefore(database: Database, moment: string): Promise<number> {
	const { numDeletedRows } = await database
		.deleteFrom('submissions')
		.where('created_at', '<', moment)
		.executeTakeFirst();
	return Number(numDeletedRows);
}
