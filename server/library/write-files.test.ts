import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFiles } from './write-files';

describe('writeFiles', () => {
	it('writes objects as JSON and texts unchanged', () => {
		const folder = writeFiles({ 'pages/a.json': { a: 1 }, 'pages/b.md': '# B' });
		expect(readFileSync(join(folder, 'pages/a.json'), 'utf8')).toBe('{"a":1}');
		expect(readFileSync(join(folder, 'pages/b.md'), 'utf8')).toBe('# B');
		rmSync(folder, { recursive: true });
	});

	it('refuses a path that leads out of the folder', () => {
		expect(() => writeFiles({ '../outrigger-out.json': {} })).toThrow('leads out');
		expect(existsSync(join(import.meta.dirname, '../outrigger-out.json'))).toBe(false);
	});
});
