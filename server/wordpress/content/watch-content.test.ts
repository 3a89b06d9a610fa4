import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeContent } from './content-folder';
import { watchContent } from './watch-content';

const DEBOUNCE_MS = 150;
const stops: (() => void)[] = [];

afterEach(() => {
	for (const stop of stops.splice(0)) stop();
});

function watched() {
	const dir = writeContent({ 'pages/a.json': {}, 'posts/b.md': 'x' });
	const told: string[][] = [];
	const stop = watchContent(dir, (files) => told.push(files), { debounceMs: DEBOUNCE_MS });
	stops.push(stop);
	const path = (file: string) => join(dir, file);
	const next = async () => {
		await vi.waitFor(() => expect(told.length).toBeGreaterThan(0), 3000);
		return told.shift();
	};
	return { path, told, next, stop };
}

describe('watchContent', () => {
	it('tells a burst of changes once, without what editors leave behind', async () => {
		const { path, next } = watched();
		writeFileSync(path('pages/a.json'), '{"title":"A"}');
		writeFileSync(path('posts/.b.md.swp'), '');
		writeFileSync(path('posts/b.md'), 'y');
		expect(await next()).toEqual(['pages/a.json', 'posts/b.md']);
	});

	it('sees a file that is replaced again and again', async () => {
		const { path, next } = watched();
		for (const text of ['1', '2', '3']) {
			writeFileSync(path('posts/.new'), text);
			renameSync(path('posts/.new'), path('posts/b.md'));
			expect(await next()).toEqual(['posts/b.md']);
		}
	});

	it('follows folders that come, go and come again', async () => {
		const { path, next } = watched();
		for (let round = 0; round < 2; round++) {
			mkdirSync(path('templates/deep'), { recursive: true });
			writeFileSync(path('templates/deep/c.json'), '{}');
			expect(await next()).toContain('templates/deep/c.json');
			writeFileSync(path('templates/deep/c.json'), '[]');
			expect(await next()).toEqual(['templates/deep/c.json']);
			rmSync(path('templates'), { recursive: true });
			expect(await next()).toContain('templates');
		}
	});

	it('tells nothing after its end', async () => {
		const { path, told, stop } = watched();
		writeFileSync(path('posts/b.md'), 'z');
		stop();
		await new Promise((resolve) => setTimeout(resolve, 3 * DEBOUNCE_MS));
		expect(told).toEqual([]);
	});
});
