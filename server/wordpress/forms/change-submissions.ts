import type { Database } from '../database/open-database';

/** Marks a submission as read or unread. */
export async function markSubmission(
	database: Database,
	id: number,
	status: 'read' | 'unread',
): Promise<void> {
	await database.updateTable('submissions').set({ status }).where('id', '=', id).execute();
}

/** Deletes a submission with its answers, files and deliveries. */
export async function deleteSubmission(database: Database, id: number): Promise<void> {
	await database.deleteFrom('submissions').where('id', '=', id).execute();
}

/** Deletes the submissions that are older than a moment (ISO 8601, UTC). @returns the number of deleted submissions */
export async function deleteSubmissionsBefore(database: Database, moment: string): Promise<number> {
	const { numDeletedRows } = await database
		.deleteFrom('submissions')
		.where('created_at', '<', moment)
		.executeTakeFirst();
	return Number(numDeletedRows);
}
