import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@outrigger/mock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { knownStateOf } from './known-state';

let dataDir: string;
beforeEach(() => {
	dataDir = mkdtempSync(join(tmpdir(), 'outrigger-known-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const place = () => ({ databaseUrl: null, dataDir });
const run = (options: { reset?: boolean; snapshot?: string }) =>
	knownStateOf(
		{
			values: new Map(options.snapshot ? [['snapshot', options.snapshot]] : []),
			switches: new Set(options.reset ? ['reset'] : []),
			err: () => undefined,
		},
		place(),
	);

async function withDatabase<Value>(
	use: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Value>,
): Promise<Value> {
	const database = await openDatabase({ url: null, dataDir });
	try {
		return await use(database);
	} finally {
		await database.destroy();
	}
}
const writeTerm = (id: number) =>
	withDatabase((database) =>
		database
			.insertInto('written_records')
			.values({ kind: 'term', record_id: id, record: null, sequence: 1 })
			.execute(),
	);
const terms = () =>
	withDatabase(async (database) => {
		const rows = await database
			.selectFrom('written_records')
			.select('record_id')
			.where('kind', '=', 'term')
			.execute();
		return rows.map(({ record_id }) => record_id);
	});

describe('outrigger mock', () => {
	it('keeps earlier changes without an option', async () => {
		await writeTerm(5);
		expect(await run({})).toBeUndefined();
		expect(await terms()).toEqual([5]);
	});

	it('--reset forgets it', async () => {
		await writeTerm(5);
		expect(await run({ reset: true })).toBeUndefined();
		expect(await terms()).toEqual([]);
	});

	it('--snapshot writes a file once, and begins with it from then on', async () => {
		const snapshot = join(dataDir, 'state.json');
		await writeTerm(5);
		expect((await run({ snapshot }))?.records).toMatchObject([{ record_id: 5 }]);
		const text = readFileSync(snapshot, 'utf8');
		await run({ reset: true });
		await writeTerm(6);
		expect((await run({ snapshot }))?.records).toMatchObject([{ record_id: 5 }]);
		expect(await terms()).toEqual([5]);
		expect(readFileSync(snapshot, 'utf8')).toBe(text);
	});

	it('--snapshot reports a file that is no snapshot, and changes nothing', async () => {
		const snapshot = join(dataDir, 'state.json');
		writeFileSync(snapshot, '{}');
		await writeTerm(5);
		await expect(run({ snapshot, reset: true })).rejects.toThrow(
			`${snapshot} cannot be used. It is no snapshot:`,
		);
		expect(await terms()).toEqual([5]);
	});
});
