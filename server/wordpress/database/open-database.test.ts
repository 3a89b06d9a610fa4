import { chmodSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DATABASE_FILE, openDatabase } from './open-database';

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

	it('that is something else stops the start with its path and the way out', async () => {
		const dataDir = folder();
		const path = join(dataDir, DATABASE_FILE);
		writeFileSync(path, 'This is a shopping list. '.repeat(100));
		const opened = openDatabase({ url: null, dataDir });
		await expect(opened).rejects.toThrow(`${path} is no SQLite database`);
		await expect(opened).rejects.toThrow('move the file away');
	});
});
