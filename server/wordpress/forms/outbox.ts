import { contains } from '../database/contains';
import type { Database } from '../database/open-database';
import type { MailPayload } from './deliveries';
import { readDelivery } from './deliveries';

/** A mail about an account or an order, and its progress. */
export interface OutboxMail {
	id: number;
	mail: MailPayload;
	createdAt: string;
	/** The time of the next attempt, ISO 8601; null once the mail is sent or given up. */
	dueAt: string | null;
	/** The time at which the mail was sent; null while it waits, and if it was given up. */
	doneAt: string | null;
	failure: string | null;
}

/**
 * Keeps a mail until it is sent.
 * @param moment now, ISO 8601
 * @param dueAt the earliest time to send the mail, ISO 8601; at once if absent
 */
export async function keepMail(
	database: Database,
	mail: MailPayload,
	moment: string,
	dueAt: string = moment,
): Promise<void> {
	await database
		.insertInto('deliveries')
		.values({
			kind: 'email',
			payload: JSON.stringify(mail),
			submission_id: null,
			attempts: 0,
			next_at: dueAt,
			created_at: moment,
		})
		.execute();
}

/** The most order mails to one address in an hour, because a buyer can type any address. */
const MAILS_AN_HOUR = 10;
const HOUR_MS = 3_600_000;

/**
 * Keeps the mails of an order; those beyond ten an hour to one address are left out.
 * @param mails each with its earliest time, null for at once; milliseconds since the epoch
 * @param now milliseconds since the epoch
 */
export async function keepOrderMails(
	database: Database,
	mails: readonly { mail: MailPayload; dueAt: number | null }[],
	now: number,
): Promise<void> {
	const since = new Date(now - HOUR_MS).toISOString();
	for (const { mail, dueAt } of mails) {
		const { sent } = await database
			.selectFrom('deliveries')
			.select(({ fn }) => fn.countAll<number | string>().as('sent'))
			.where('submission_id', 'is', null)
			.where('created_at', '>', since)
			.where(contains('payload', `"to":${JSON.stringify(mail.to)}`))
			.executeTakeFirstOrThrow();
		if (Number(sent) >= MAILS_AN_HOUR) continue;
		const due = new Date(Math.max(dueAt ?? now, now)).toISOString();
		await keepMail(database, mail, new Date(now).toISOString(), due);
	}
}

/** The mails about accounts and orders, the newest first. */
export async function listMails(database: Database, limit: number): Promise<OutboxMail[]> {
	const rows = await database
		.selectFrom('deliveries')
		.selectAll()
		.where('submission_id', 'is', null)
		.orderBy('id', 'desc')
		.limit(limit)
		.execute();
	return rows.flatMap(({ id, kind, payload, created_at, next_at, done_at, failure }) => {
		const delivery = readDelivery(kind, payload);
		if (delivery.kind !== 'email') return [];
		const times = { createdAt: created_at ?? '', dueAt: next_at, doneAt: done_at };
		return [{ id, mail: delivery.payload, ...times, failure }];
	});
}

/** Deletes mails that were sent, due or given up before a moment; mails for a later day stay. @param moment ISO 8601 */
export async function deleteMailsBefore(database: Database, moment: string): Promise<void> {
	await database
		.deleteFrom('deliveries')
		.where('submission_id', 'is', null)
		.where(({ fn }) => fn.coalesce('done_at', 'next_at', 'created_at'), '<', moment)
		.execute();
}
