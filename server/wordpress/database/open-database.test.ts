import { chmodSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import LibSql from 'libsql';
import { describe, expect, it } from 'vitest';
import { migrations } from './migrations';
import { DATABASE_FILE, openDatabase } from './open-database';
import type { Tables } from './tables';

const folder = () => mkdtempSync(join(tmpdir(), 'outrigger-database-'));
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('the database in the data folder', () => {
	it('is read and written by its owner alone, with the files beside it, also where it was not', async () => {
		const dataDir = folder();
		const path = join(dataDir, DATABASE_FILE);
		writeFileSync(path, '');
		chmodSync(path, 0o644);
		const database = await openDatabase({ url: null, dataDir });
		expect(['', '-wal', '-shm'].map((end) => modeOf(path + end))).toEqual(['600', '600', '600']);
		await database.destroy();
	});

	it('of an older version keeps its deliveries', async () => {
		const dataDir = folder();
		const file = new LibSql(join(dataDir, DATABASE_FILE));
		const older = new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }) });
		const migrator = new Migrator({
			db: older,
			provider: { getMigrations: async () => migrations('sqlite') },
		});
		const { error } = await migrator.migrateTo('2026-11-27-written-files');
		expect(error).toBeUndefined();
		const form = { form_id: 'f', form_name: 'F', document_id: 1, page: '/', answer: '{}' };
		const row = { idempotency_key: 'k', status: 'unread', created_at: '2026-11-27', ...form };
		await older
			.insertInto('submissions')
			.values(row as never)
			.execute();
		const delivery = { submission_id: 1, kind: 'email' as const, payload: '{"a":1}', attempts: 2 };
		await older.insertInto('deliveries').values(delivery).execute();
		await older.destroy();
		const database = await openDatabase({ url: null, dataDir });
		expect(await database.selectFrom('deliveries').selectAll().execute()).toMatchObject([
			{ id: 1, ...delivery, created_at: null },
		]);
		await database.deleteFrom('submissions').execute();
		expect(await database.selectFrom('deliveries').selectAll().execute()).toEqual([]);
		await database.destroy();
	});

	it('that is something else stops the start with its path and the way out', async () => {
		const dataDir = folder();
		const path = join(dataDir, DATABASE_FILE);
		writeFileSync(path, 'This is a shopping list. '.repeat(100));
		const opened = openDatabase({ url: null, dataDir });
		await expect(opened).rejects.toThrow(`${path} is no SQLite database`);
		await expect(opened).rejects.toThrow('move the file away');
	});
});
