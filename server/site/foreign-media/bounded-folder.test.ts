import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openBoundedFolder } from './bounded-folder';

let folder: string;
beforeEach(() => {
	folder = join(mkdtempSync(join(tmpdir(), 'outrigger-bounded-')), 'media');
});
const bytes = (length: number) => Buffer.alloc(length, 1);
const files = () => readdirSync(folder).sort();

describe('a bounded folder', () => {
	it('returns only the written bytes, also after a restart', async () => {
		await openBoundedFolder(folder, 100).write('a', bytes(10));
		const again = openBoundedFolder(folder, 100);
		expect(await again.read('a')).toEqual(bytes(10));
		expect(await again.read('b')).toBeNull();
	});

	it('the folder holds as much as its bound, and beyond it drops the file that has gone unread for longest', async () => {
		const kept = openBoundedFolder(folder, 30);
		for (const name of ['a', 'b', 'c']) await kept.write(name, bytes(10));
		expect(files()).toEqual(['a', 'b', 'c']);
		await kept.read('a');
		await kept.write('d', bytes(1));
		await vi.waitFor(() => expect(files()).toEqual(['a', 'c', 'd']));
		expect(await kept.read('b')).toBeNull();
	});

	it('counts the files of earlier runs, the oldest first', async () => {
		const before = openBoundedFolder(folder, 1_000);
		for (const [name, age] of Object.entries({ old: 300, young: 100, middle: 200 })) {
			await before.write(name, bytes(10));
			const time = new Date(Date.now() - age * 1_000);
			utimesSync(join(folder, name), time, time);
		}
		writeFileSync(join(folder, 'huge'), bytes(31));
		const kept = openBoundedFolder(folder, 30);
		await kept.write('new', bytes(10));
		await vi.waitFor(() => expect(files()).toEqual(['middle', 'new', 'young']));
	});

	it('takes a file of its whole bound, and none that is larger', async () => {
		const kept = openBoundedFolder(folder, 30);
		await kept.write('whole', bytes(30));
		expect(files()).toEqual(['whole']);
		await kept.write('larger', bytes(31));
		expect(files()).toEqual(['whole']);
		expect(await kept.read('larger')).toBeNull();
	});

	it('keeps in memory the entries that the disk does not take', async () => {
		const file = join(mkdtempSync(join(tmpdir(), 'outrigger-bounded-')), 'no-folder');
		writeFileSync(file, '');
		const kept = openBoundedFolder(file, 30);
		await kept.write('a', bytes(10));
		expect(await kept.read('a')).toEqual(bytes(10));
	});
});
