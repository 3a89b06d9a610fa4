import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { writeContent } from './content-folder';
import { watchContent } from './watch-content';

describe('watchContent', () => {
	it('tells a burst of changes once, without what editors leave behind, and nothing after its end', async () => {
		const dir = writeContent({ 'pages/a.json': {}, 'posts/b.md': 'x' });
		const told: string[][] = [];
		const stop = watchContent(dir, (files) => told.push(files), { debounceMs: 60 });
		// The system needs a moment before a recursive watch sees anything.
		await new Promise((resolve) => setTimeout(resolve, 100));
		writeFileSync(join(dir, 'pages/a.json'), '{"title":"A"}');
		writeFileSync(join(dir, 'posts/.b.md.swp'), '');
		writeFileSync(join(dir, 'posts/b.md'), 'y');
		await vi.waitFor(() => expect(told).toEqual([['pages/a.json', 'posts/b.md']]), 3000);
		mkdirSync(join(dir, 'templates'));
		await vi.waitFor(() => expect(told).toHaveLength(2), 3000);
		stop();
		writeFileSync(join(dir, 'posts/b.md'), 'z');
		await new Promise((resolve) => setTimeout(resolve, 200));
		expect(told).toHaveLength(2);
	});
});
