import type { Database } from '../database/open-database';
import { emptySession, type SessionData } from './session-data';
import { SESSION_S } from './session-token';

/** The most attempts to change a cart. If two tabs change it at once, the second one reads it again and retries. */
const MOST_ATTEMPTS = 20;

/** A session as it lies in the database. */
interface Kept {
	data: SessionData;
	/** 0 where nothing is kept yet. */
	version: number;
}

const oldest = (now: number) => new Date(now - SESSION_S * 1000).toISOString();

/** The stored data of a session; empty where there is none, or where it is too old. */
export async function readSession(database: Database, id: string, now: number): Promise<Kept> {
	const row = await database
		.selectFrom('cart_sessions')
		.select(['data', 'version', 'touched_at'])
		.where('id', '=', id)
		.executeTakeFirst();
	if (!row) return { data: emptySession(), version: 0 };
	const data = row.touched_at < oldest(now) ? emptySession() : JSON.parse(row.data);
	return { data, version: row.version };
}

/** @returns true if the session was written: false if another writer was faster */
async function writeSession(
	database: Database,
	id: string,
	{ data, version }: Kept,
	now: number,
): Promise<boolean> {
	const row = { data: JSON.stringify(data), touched_at: new Date(now).toISOString() };
	if (version === 0) {
		const inserted = await database
			.insertInto('cart_sessions')
			.values({ id, version: 1, ...row })
			.onConflict((conflict) => conflict.column('id').doNothing())
			.returning('id')
			.executeTakeFirst();
		return inserted !== undefined;
	}
	const { numUpdatedRows } = await database
		.updateTable('cart_sessions')
		.set({ ...row, version: version + 1 })
		.where('id', '=', id)
		.where('version', '=', version)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/**
 * Changes a session: reads it, lets `change` alter it, writes it; from the beginning if another
 * writer wrote meanwhile. If `change` throws, nothing changes.
 */
export async function changeSession<T>(
	database: Database,
	id: string,
	now: number,
	change: (data: SessionData) => T,
): Promise<{ data: SessionData; result: T }> {
	for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
		const kept = await readSession(database, id, now);
		const result = change(kept.data);
		if (await writeSession(database, id, kept, now)) return { data: kept.data, result };
	}
	throw new Error('Too many requests change a cart at once.');
}

/**
 * Forgets carts that have not changed for longer than sessions last. @returns the number of
 * forgotten carts
 */
export async function pruneSessions(database: Database, now: number): Promise<number> {
	const { numDeletedRows } = await database
		.deleteFrom('cart_sessions')
		.where('touched_at', '<', oldest(now))
		.executeTakeFirst();
	return Number(numDeletedRows);
}
