import type { Database } from '../database/open-database';
import type { MailPayload } from './deliveries';
import { readDelivery } from './deliveries';

/** A mail about an account, and how far it has come. */
export interface OutboxMail {
	id: number;
	mail: MailPayload;
	createdAt: string;
	/** Null while it waits, and where it was given up. */
	doneAt: string | null;
	failure: string | null;
}

/** Keeps a mail that is due at once. @param moment ISO 8601 */
export async function keepMail(
	database: Database,
	mail: MailPayload,
	moment: string,
): Promise<void> {
	await database
		.insertInto('deliveries')
		.values({
			kind: 'email',
			payload: JSON.stringify(mail),
			submission_id: null,
			attempts: 0,
			next_at: moment,
			created_at: moment,
		})
		.execute();
}

/** The mails about accounts, the newest first. */
export async function listMails(database: Database, limit: number): Promise<OutboxMail[]> {
	const rows = await database
		.selectFrom('deliveries')
		.selectAll()
		.where('submission_id', 'is', null)
		.orderBy('id', 'desc')
		.limit(limit)
		.execute();
	return rows.flatMap(({ id, kind, payload, created_at, done_at, failure }) => {
		const delivery = readDelivery(kind, payload);
		if (delivery.kind !== 'email') return [];
		const times = { createdAt: created_at ?? '', doneAt: done_at };
		return [{ id, mail: delivery.payload, ...times, failure }];
	});
}

/** Takes mails about accounts away. @param moment ISO 8601 */
export async function deleteMailsBefore(database: Database, moment: string): Promise<void> {
	await database
		.deleteFrom('deliveries')
		.where('submission_id', 'is', null)
		.where('created_at', '<', moment)
		.execute();
}
