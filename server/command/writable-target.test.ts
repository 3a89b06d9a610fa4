import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writableTarget } from './writable-target';

const home = mkdtempSync(join(tmpdir(), 'writable-target-'));
afterAll(() => rmSync(home, { recursive: true }));

describe('writableTarget', () => {
	it('returns the path, also with missing folders above it, and creates nothing', async () => {
		expect(await writableTarget(join(home, 'a/b/site'))).toBe(join(home, 'a/b/site'));
		expect(await writableTarget('.')).toBe(process.cwd());
		expect(readdirSync(home)).toEqual([]);
	});

	it('refuses a path below a file', async () => {
		writeFileSync(join(home, 'file'), '');
		await expect(writableTarget(join(home, 'file/site'))).rejects.toThrow(
			/file\/site cannot be written: .*file takes no folder \(ENOTDIR\)/,
		);
	});

	it.runIf(existsSync('/proc/self'))(
		'refuses a place where the system makes no folders',
		async () => {
			await expect(writableTarget('/proc/outrigger/site')).rejects.toThrow(
				'/proc/outrigger/site cannot be written: /proc takes no folder (ENOENT).',
			);
		},
	);
});
