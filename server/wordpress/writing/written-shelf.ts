import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import { FIRST_WRITTEN_ID } from './known-state';
import type { Uploads } from './uploads';
import type { Write, Written } from './written';

/** The written records, in the database of this host or of several hosts. */
export interface WrittenShelf {
	/** Every record as it was written last, in the order of the writes. */
	read(): Promise<Written[]>;
	/** Keeps the records of one write; they lie on the disk when the promise is fulfilled. */
	keep(write: Write): Promise<void>;
	/** Reserves this many ids that no other record has, on any host. */
	reserve(count: number): Promise<number[]>;
	/**
	 * Passes on, every few seconds, the records that other hosts have written since. Calls `again` if a host has
	 * replaced everything by another state. @returns a function that ends this
	 */
	watch(
		take: (written: Written[]) => Promise<void>,
		again: () => Promise<unknown>,
		onError: (error: unknown) => void,
	): () => void;
}

/** A write appears on the other hosts after this many milliseconds. */
const LOOK_EVERY_MS = 3_000;
/** A host may reserve a number early and store its write late, so each look includes this many earlier numbers. */
const LOOKED_AT_AGAIN = 20;
/** The most records of one statement, because a database limits the values in a statement. */
const ROWS = 4_000;

/** @param uploads brings to this host the files that records name */
export function openWrittenShelf(
	database: () => Promise<Database>,
	uploads: Pick<Uploads, 'here' | 'named'>,
): WrittenShelf {
	let newest = 0;
	/** Number of the last reset that this host knows. */
	let lastReset = 0;

	async function readSince(sequence: number): Promise<{ written: Written[]; isReset: boolean }> {
		const rows = await (await database())
			.selectFrom('written_records')
			.selectAll()
			.where('sequence', '>', sequence)
			.orderBy('sequence')
			.execute();
		newest = Math.max(newest, rows.at(-1)?.sequence ?? 0);
		const reset = rows.findLast(({ kind }) => kind === 'reset')?.sequence ?? 0;
		const isReset = reset > lastReset;
		lastReset = Math.max(lastReset, reset);
		const records = rows.filter(({ kind }) => kind !== 'reset');
		const written = await uploads.here(
			records.map(({ kind, record_id, record }) => {
				return { kind, id: record_id, record: record && JSON.parse(record) } as Written;
			}),
		);
		return { written, isReset };
	}

	return {
		read: async () => (await readSince(0)).written,
		async keep(made) {
			const opened = await database();
			const write = uploads.named(made);
			// A single statement is a transaction by itself; several statements get their own transaction.
			if (write.length <= ROWS) return store(opened, write);
			await opened.transaction().execute(async (transaction) => {
				for (let start = 0; start < write.length; start += ROWS)
					await store(transaction, write.slice(start, start + ROWS));
			});
		},
		async reserve(count) {
			const { last } = await (await database())
				.insertInto('written_ids')
				.values({ place: 0, last: FIRST_WRITTEN_ID + count })
				.onConflict((conflict) =>
					conflict.column('place').doUpdateSet({ last: sql`written_ids.last + ${count}` }),
				)
				.returning('last')
				.executeTakeFirstOrThrow();
			return Array.from({ length: count }, (_, place) => Number(last) - count + place + 1);
		},
		watch(take, again, onError) {
			let isLooking = false;
			const timer = setInterval(async () => {
				if (isLooking) return;
				isLooking = true;
				try {
					const { written, isReset } = await readSince(newest - LOOKED_AT_AGAIN);
					if (isReset) await again();
					else if (written.length > 0) await take(written);
				} catch (error) {
					onError(error);
				}
				isLooking = false;
			}, LOOK_EVERY_MS);
			timer.unref();
			return () => clearInterval(timer);
		},
	};
}

async function store(database: Database, write: Write): Promise<void> {
	const sequence = sql<number>`(select coalesce(max(sequence), 0) + 1 from written_records)`;
	await database
		.insertInto('written_records')
		.values(
			write.map(({ kind, id, record }) => ({
				kind,
				record_id: id,
				record: record && JSON.stringify(record),
				sequence,
			})),
		)
		.onConflict((conflict) =>
			conflict.columns(['kind', 'record_id']).doUpdateSet(({ ref }) => ({
				record: ref('excluded.record'),
				sequence: ref('excluded.sequence'),
			})),
		)
		.execute();
}
