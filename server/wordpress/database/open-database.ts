import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect as Driver, Kysely, Migrator, PostgresDialect, SqliteDialect } from 'kysely';
import LibSql from 'libsql';
import pg from 'pg';
import { type Dialect, migrations } from './migrations';
import type { Tables } from './tables';

/** The data that a host keeps for good: submissions, their deliveries, comments. */
export type Database = Kysely<Tables>;

/** The place of the database. */
export interface DatabasePlace {
	/** A PostgreSQL server, where several hosts share one; null for a file. */
	url: string | null;
	/** Folder of the file; absent: the database lasts as long as the process. */
	dataDir?: string | undefined;
}

/** The file in `DATA_DIR`. */
export const DATABASE_FILE = 'outrigger.sqlite';
/** The most connections of one host to a shared server. */
const MAX_CONNECTIONS = 8;
/**
 * The most milliseconds that a query waits for a server, and that a writer waits for another writer of the same file.
 */
const PATIENCE_MS = 5_000;

/**
 * Opens the database and updates its tables to today's form. Two calls, also on two hosts at once, update them only
 * once.
 * @throws if the server cannot be reached, or if the file cannot be written
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
	const kind: Dialect = place.url === null ? 'sqlite' : 'postgres';
	const database = new Kysely<Tables>({
		dialect: place.url === null ? sqlite(place.dataDir) : postgres(place.url),
	});
	const migrator = new Migrator({
		db: database,
		provider: { getMigrations: async () => migrations(kind) },
	});
	const { error } = await migrator.migrateToLatest();
	if (!error) return database;
	await database.destroy();
	throw new Error('The database could not be brought to its newest form.', { cause: error });
}

/**
 * A single file in which readers do not wait for writers (WAL). `synchronous=FULL`: an answered write is on the disk,
 * even if the machine fails immediately afterwards.
 */
function sqlite(dataDir: string | undefined): Driver {
	const path = dataDir === undefined ? ':memory:' : ownFile(dataDir);
	const file = new LibSql(path);
	try {
		for (const pragma of [
			'journal_mode=WAL',
			'synchronous=FULL',
			'foreign_keys=ON',
			`busy_timeout=${PATIENCE_MS}`,
		]) {
			file.exec(`PRAGMA ${pragma}`);
		}
	} catch (error) {
		file.close();
		if (!isNoDatabase(error)) throw error;
		throw new Error(
			`${path} is no SQLite database, or is damaged, so the site does not start. Put a copy of it back from a backup, or move the file away to begin with an empty database.`,
			{ cause: error },
		);
	}
	return new SqliteDialect({ database: file });
}

/**
 * Creates the file so that only its owner may read it, because it contains texts of visitors. Files beside it get the
 * same rights.
 */
function ownFile(dataDir: string): string {
	mkdirSync(dataDir, { recursive: true });
	const path = join(dataDir, DATABASE_FILE);
	closeSync(openSync(path, 'a', OWN));
	chmodSync(path, OWN);
	return path;
}

const OWN = 0o600;

function isNoDatabase(error: unknown): boolean {
	return error instanceof Error && /not a database|malformed/i.test(error.message);
}

function postgres(url: string): Driver {
	const pool = new pg.Pool({
		connectionString: url,
		max: MAX_CONNECTIONS,
		connectionTimeoutMillis: PATIENCE_MS,
	});
	// If a connection breaks while it is idle, the pool opens it anew with the next query.
	pool.on('error', () => undefined);
	return new PostgresDialect({ pool });
}
