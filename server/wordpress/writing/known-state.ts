import { PostgresAdapter, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../database/open-database';

const Id = v.pipe(v.number(), v.integer(), v.minValue(0));

const State = v.object({
	/** The version of the file's format. */
	version: v.literal(1),
	records: v.array(
		v.object({
			kind: v.picklist(['post', 'term', 'user', 'comment', 'revision', 'menu', 'settings']),
			record_id: Id,
			record: v.nullable(v.string()),
		}),
	),
	files: v.array(
		v.object({ name: v.pipe(v.string(), v.regex(/^[\da-f]{64}\.\w+$/)), base64: v.string() }),
	),
	comments: v.array(
		v.object({
			id: Id,
			fingerprint: v.string(),
			post_id: Id,
			parent_id: Id,
			author_name: v.string(),
			author_email: v.string(),
			author_url: v.string(),
			user_id: Id,
			content: v.string(),
			date: v.string(),
			date_gmt: v.string(),
			status: v.picklist(['approve', 'hold', 'spam', 'trash']),
			rating: v.nullable(v.number()),
		}),
	),
});

/** Everything that lies over the content of a site: written records, uploaded files, comments of visitors. */
export type KnownState = v.InferOutput<typeof State>;

/** The state of a site that has only its content folder. */
export const NOTHING_WRITTEN: KnownState = { version: 1, records: [], files: [], comments: [] };

/** The tables that another state empties. */
const FORGOTTEN = [
	'written_records',
	'written_files',
	'comments',
	'application_password_uses',
] as const;

/** The most rows of one statement, because a database limits the values in a statement. */
const ROWS = 500;

/** @throws Error that names the place of the first fault, for a text that is no state */
export function parseState(text: string): KnownState {
	const read = v.safeParse(State, jsonOf(text));
	if (read.success) return read.output;
	const [issue] = read.issues;
	throw new Error(
		`It is no snapshot: ${v.getDotPath(issue) ?? 'the file'} is ${issue.received}, expected ${issue.expected}.`,
	);
}

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** The writes that lie over the content now. */
export async function readState(database: Database): Promise<KnownState> {
	const records = await database
		.selectFrom('written_records')
		.select(['kind', 'record_id', 'record'])
		.orderBy('kind')
		.orderBy('record_id')
		.execute();
	const files = await database.selectFrom('written_files').selectAll().orderBy('name').execute();
	const comments = await database.selectFrom('comments').selectAll().orderBy('id').execute();
	return {
		version: 1,
		records: records.flatMap(({ kind, ...row }) => (kind === 'reset' ? [] : [{ kind, ...row }])),
		files: files.map(({ name, bytes }) => ({
			name,
			base64: Buffer.from(bytes).toString('base64'),
		})),
		comments,
	};
}

/** Replaces all written records by a state. Other hosts of the database notice a mark and read everything again. */
export async function putState(database: Database, state: KnownState): Promise<void> {
	await database.transaction().execute(async (transaction) => {
		const { last } = await transaction
			.selectFrom('written_records')
			.select(({ fn }) => fn.max('sequence').as('last'))
			.executeTakeFirstOrThrow();
		// The numbers of writes continue, so that no host mistakes a new write for a known one.
		const sequence = Number(last ?? 0) + 1;
		for (const table of FORGOTTEN) await transaction.deleteFrom(table).execute();
		const mark = { kind: 'reset' as const, record_id: 0, record: null };
		for (const rows of portions([mark, ...state.records]))
			await transaction
				.insertInto('written_records')
				.values(rows.map((row) => ({ ...row, sequence })))
				.execute();
		for (const { name, base64 } of state.files)
			await transaction
				.insertInto('written_files')
				.values({ name, bytes: Buffer.from(base64, 'base64') })
				.execute();
		for (const rows of portions(state.comments))
			await transaction.insertInto('comments').values(rows).execute();
		const newest = Math.max(0, ...state.records.map(({ record_id }) => record_id));
		await transaction
			.insertInto('written_ids')
			.values({ place: 0, last: Math.max(newest, FIRST_WRITTEN_ID) })
			.onConflict((conflict) =>
				conflict.column('place').doUpdateSet({
					last: sql`case when written_ids.last > ${newest} then written_ids.last else ${newest} end`,
				}),
			)
			.execute();
		// SQLite counts on above the highest id by itself.
		if (state.comments.length > 0 && database.getExecutor().adapter instanceof PostgresAdapter)
			await sql`select setval(pg_get_serial_sequence('comments', 'id'), (select max(id) from comments))`.execute(
				transaction,
			);
	});
}

/** Written records get ids above this one, so that new content gets lower ids than written records. */
export const FIRST_WRITTEN_ID = 1_000_000;

function portions<Row>(rows: readonly Row[]): Row[][] {
	const count = Math.ceil(rows.length / ROWS);
	return Array.from({ length: count }, (_, at) => rows.slice(at * ROWS, (at + 1) * ROWS));
}
