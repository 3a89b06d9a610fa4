import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@outrigger/mock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseEnvironment } from '../environment';
import { exportMock } from './export-mock';

let dir: string;
beforeEach(() => {
	dir = mkdtempSync(join(tmpdir(), 'outrigger-export-'));
	mkdirSync(join(dir, 'content/posts'), { recursive: true });
	writeFileSync(join(dir, 'content/posts/first.md'), '---\ntitle: First\n---\nWords.\n');
});
afterEach(() => rmSync(dir, { recursive: true }));

async function run(...switches: string[]): Promise<{ code: number; said: string }> {
	const environment = parseEnvironment({
		CONTENT_DIR: join(dir, 'content'),
		DATA_DIR: join(dir, 'data'),
	});
	let said = '';
	const code = await exportMock(
		join(dir, 'out'),
		{
			switches: new Set(switches),
			values: new Map(),
			out: (text) => {
				said += text;
			},
		},
		environment,
	);
	return { code, said };
}

describe('outrigger mock --export', () => {
	it('writes the source with the changes of users', async () => {
		mkdirSync(join(dir, 'data'));
		const database = await openDatabase({ url: null, dataDir: join(dir, 'data') });
		const record = JSON.stringify({ title: 'Written since' });
		await database
			.insertInto('written_records')
			.values({ kind: 'settings', record_id: 0, record, sequence: 1 })
			.execute();
		await database.destroy();
		const { code, said } = await run();
		expect(code).toBe(0);
		expect(said).toContain('1 posts, pages and templates, 0 copied files.');
		expect(JSON.parse(readFileSync(join(dir, 'out/site.json'), 'utf8')).title).toBe(
			'Written since',
		);
		expect(readFileSync(join(dir, 'out/posts/first.html'), 'utf8')).toContain('<p>Words.</p>');
		await expect(run()).rejects.toThrow('is not empty');
		expect((await run('force')).code).toBe(0);
	});

	it('goes not with a reset, and writes nothing then', async () => {
		await expect(run('reset')).rejects.toThrow('"--export" goes neither with "--reset"');
		expect(existsSync(join(dir, 'out'))).toBe(false);
	});
});
