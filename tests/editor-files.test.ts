import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reachedFrom } from './support/source-files';

const FOLDER = 'dist/client';

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;
const read = (name: string): Manifest =>
	JSON.parse(readFileSync(join(FOLDER, '.vite', name), 'utf8'));

/** Names that only files of the editor's view contain. */
const OF_THE_VIEW = [
	'outrigger/inspected',
	'Pick on the page',
	'inspected-page',
	'outrigger-edits',
];

describe('the files of the editor’s view', () => {
	it('are no visitor’s: neither build names a file of the other', () => {
		expect(existsSync(FOLDER), 'run "npm run build" first').toBe(true);
		const visitors = read('manifest.json');
		const editors = read('inspector.json');
		expect(Object.keys(visitors).filter((name) => /inspect/.test(name))).toEqual([]);
		const files = new Set(Object.values(visitors).map(({ file }) => file));
		expect(Object.values(editors).filter(({ file }) => files.has(file))).toEqual([]);
		expect(Object.values(editors).every(({ file }) => file.startsWith('assets/editor/'))).toBe(
			true,
		);
	});

	it('are where the words of the view stand, and nothing of it stands elsewhere', () => {
		const inFolder = (folder: string) =>
			readdirSync(folder)
				.filter((name) => name.endsWith('.js'))
				.map((name) => readFileSync(join(folder, name), 'utf8'));
		const editors = inFolder(join(FOLDER, 'assets/editor'));
		const visitors = inFolder(join(FOLDER, 'assets'));
		for (const word of OF_THE_VIEW) {
			expect(
				editors.some((text) => text.includes(word)),
				word,
			).toBe(true);
			expect(
				visitors.some((text) => text.includes(word)),
				word,
			).toBe(false);
		}
	});

	it('add no reader of schemas for visitors: behaviours read by tables', () => {
		const handlers = ['motion', 'sticky', 'entrance', 'background-slideshow', 'background-video'];
		for (const name of handlers) {
			const reached = reachedFrom(`web/behaviours/${name}/handler.ts`);
			expect(
				[...reached].filter((file) => /schema\.ts$|behaviours\/control\.ts$/.test(file)),
			).toEqual([]);
		}
	});
});
