import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openExportFolder, RECORD } from './export-folder';

const place = () => join(mkdtempSync(join(tmpdir(), 'outrigger-folder-')), 'site');
const bytes = (text: string) => Buffer.from(text);
const FIRST = { force: false, incremental: false };
const AGAIN = { force: false, incremental: true };

async function exported(out: string, files: Record<string, string>, options = FIRST) {
	const folder = await openExportFolder(out, options);
	for (const [file, text] of Object.entries(files)) {
		if (!folder.keeps(file, bytes(text))) await folder.write(file, bytes(text));
	}
	return folder.finish();
}

describe('the folder of an export', () => {
	it('appears as a whole or not at all', async () => {
		const out = place();
		const folder = await openExportFolder(out, FIRST);
		await folder.write('a/index.html', bytes('a'));
		await folder.draft('b', 'b');
		expect(existsSync(out)).toBe(false);
		await folder.finish();
		expect(readdirSync(out).sort()).toEqual([RECORD, 'a']);
		expect(readdirSync(join(out, '..'))).toEqual(['site']);
	});

	it('leaves nothing behind when the export ends early', async () => {
		const out = place();
		const folder = await openExportFolder(out, FIRST);
		await folder.write('a', bytes('a'));
		await folder.discard();
		expect(readdirSync(join(out, '..'))).toEqual([]);
	});

	it('is refused where a folder is not empty, and a file is refused', async () => {
		const out = place();
		mkdirSync(out);
		writeFileSync(join(out, 'mine.txt'), 'mine');
		await expect(openExportFolder(out, FIRST)).rejects.toThrow('is not empty. "--force"');
		await expect(openExportFolder(out, AGAIN)).rejects.toThrow('is not empty. "--force"');
		await expect(openExportFolder(join(out, 'mine.txt'), FIRST)).rejects.toThrow('is a file');
	});

	it('with --force leaves files alone that it did not write', async () => {
		const out = place();
		mkdirSync(out);
		writeFileSync(join(out, 'mine.txt'), 'mine');
		await exported(out, { 'a/index.html': 'a' }, { force: true, incremental: false });
		const { removed } = await exported(out, { 'b.html': 'b' }, { force: true, incremental: false });
		expect(removed).toBe(1);
		expect(readdirSync(out).sort()).toEqual([RECORD, 'b.html', 'mine.txt']);
	});

	it('is renewed: unchanged files are not touched, files that are gone are removed', async () => {
		const out = place();
		await exported(out, { 'same.txt': 'same', 'other.txt': 'old', 'gone/index.html': 'gone' });
		await expect(openExportFolder(out, FIRST)).rejects.toThrow('"--incremental" renews');
		const before = statSync(join(out, 'same.txt'));
		const tally = await exported(out, { 'same.txt': 'same', 'other.txt': 'new' }, AGAIN);
		expect(tally).toMatchObject({ files: 2, unchanged: 1, removed: 1, bytes: 3 });
		expect(statSync(join(out, 'same.txt')).ino).toBe(before.ino);
		expect(readFileSync(join(out, 'other.txt'), 'utf8')).toBe('new');
		expect(existsSync(join(out, 'gone'))).toBe(false);
	});

	it('does not follow a link out of itself', async () => {
		const out = place();
		mkdirSync(out);
		const elsewhere = mkdtempSync(join(tmpdir(), 'outrigger-elsewhere-'));
		symlinkSync(elsewhere, join(out, 'a'));
		const options = { force: true, incremental: false };
		await expect(exported(out, { 'a/b/index.html': 'a' }, options)).rejects.toThrow(
			'leads outside',
		);
		expect(readdirSync(elsewhere)).toEqual([]);
	});

	it('deletes nothing elsewhere, with any path in its record', async () => {
		const out = place();
		await exported(out, { a: 'a' });
		writeFileSync(join(out, '../precious'), 'precious');
		writeFileSync(join(out, RECORD), JSON.stringify({ files: { '../precious': 'x' } }));
		await exported(out, { a: 'a' }, AGAIN);
		expect(existsSync(join(out, '../precious'))).toBe(true);
	});
});
