import { setTimeout as wait } from 'node:timers/promises';
import {
	type FormAnswer,
	readFormAnswer,
	writeFormAnswer,
} from '@outrigger/rules/forms/form-answer';
import type { Database } from '../database/open-database';
import { type NewSubmission, type Once, OTHER_WORDS } from './submission';

/**
 * The earlier answer to a submission with this key; null if there is none, `OTHER_WORDS` if the earlier form had other
 * values.
 */
export async function answerTo(
	database: Database,
	{ idempotencyKey, fingerprint }: Once,
): Promise<FormAnswer | null> {
	const row = await database
		.selectFrom('submissions')
		.select(['answer', 'fingerprint'])
		.where('idempotency_key', '=', idempotencyKey)
		.executeTakeFirst();
	if (!row) return null;
	return row.fingerprint === fingerprint ? readFormAnswer(JSON.parse(row.answer)) : OTHER_WORDS;
}

/**
 * Stores a submission with its values, files and deliveries, all or nothing. It lies on the disk when the promise is
 * fulfilled.
 *
 * @returns the answer to give: that of the first submission with this key
 */
export type StoreSubmission = (submission: NewSubmission) => Promise<FormAnswer>;

/** A transaction waits this long for further submissions: less than a disk needs for one transaction. */
const GATHER_MS = 4;
/** The most submissions of one transaction; further submissions wait for the next transaction. */
const MOST_TOGETHER = 100;

interface Waiting {
	submission: NewSubmission;
	resolve: (answer: FormAnswer) => void;
	reject: (reason: unknown) => void;
}

/**
 * Makes the store of submissions. It writes submissions that arrive together, or while the disk is busy, in one
 * transaction: a disk completes only some hundred transactions a second, of any size.
 */
export function createSubmissionStore(open: () => Promise<Database>): StoreSubmission {
	const waiting: Waiting[] = [];
	let isWriting = false;

	async function write(): Promise<void> {
		isWriting = true;
		while (waiting.length > 0) {
			// An embedded database blocks the process while the disk writes, so the process first reads what arrived meanwhile.
			await wait(GATHER_MS);
			// All hosts use the same order: otherwise two hosts that store the same keys might wait for each other.
			const together = waiting
				.splice(0, MOST_TOGETHER)
				.sort((one, other) =>
					one.submission.idempotencyKey < other.submission.idempotencyKey ? -1 : 1,
				);
			if (!(await storeTogether(together))) {
				// A submission that the database rejects must not stop the others.
				for (const one of together) await storeTogether([one]);
			}
		}
		isWriting = false;
	}

	/** @returns false if the submissions have to be tried one by one */
	async function storeTogether(together: readonly Waiting[]): Promise<boolean> {
		try {
			const database = await open();
			const answers = await database.transaction().execute(async (transaction) => {
				const all: FormAnswer[] = [];
				for (const { submission } of together) all.push(await storeOne(transaction, submission));
				return all;
			});
			together.forEach(({ resolve, submission }, index) => {
				resolve(answers[index] ?? submission.answer);
			});
			return true;
		} catch (error) {
			if (together.length > 1) return false;
			for (const { reject } of together) reject(error);
			return true;
		}
	}

	return (submission) =>
		new Promise((resolve, reject) => {
			waiting.push({ submission, resolve, reject });
			if (!isWriting) void write();
		});
}

async function storeOne(transaction: Database, submission: NewSubmission): Promise<FormAnswer> {
	const { idempotencyKey, values, files, deliveries, createdAt } = submission;
	const row = await transaction
		.insertInto('submissions')
		.values({
			idempotency_key: idempotencyKey,
			fingerprint: submission.fingerprint,
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
	if (!row) return (await answerTo(transaction, submission)) ?? submission.answer;
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
	return submission.answer;
}
