import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadContent } from '@outrigger/mock/content/load-content';
import { writeContent } from '@outrigger/mock/content/testing/content-folder';
import { describe, expect, it } from 'vitest';
import { writeZip, type ZipPart } from '../../../tests/support/exports/write-zip';
import { ZIP_LIMITS, type ZipLimits } from './zip-limits';
import { zipTree } from './zip-tree';

const LIMITS: ZipLimits = {
	entries: 3,
	fileBytes: 2_000,
	totalBytes: 3_000,
	ratio: 10,
	ratioFromBytes: 1_000,
};

function zipWith(parts: readonly ZipPart[]): string {
	const path = join(writeContent({ 'a.txt': '' }), 'a.zip');
	writeZip(path, parts);
	return path;
}

const open = (parts: readonly ZipPart[], limits = LIMITS) =>
	zipTree(zipWith(parts), 'a.zip', limits);
/** Text that deflate makes hardly smaller. */
const noise = (length: number) => {
	let state = 1;
	const next = () => {
		state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
		return String.fromCharCode(33 + ((state >>> 16) % 90));
	};
	return Array.from({ length }, next).join('');
};

describe('a ZIP', () => {
	it('gives its files, sorted, without hidden ones and folders', async () => {
		const tree = await open(
			[
				{ name: 'b/c.json', data: '\uFEFF{}' },
				{ name: 'b/', data: '' },
				{ name: '.DS_Store', data: 'x' },
				{ name: '__MACOSX/b/._c.json', data: 'x' },
				{ name: 'a.json', data: '[]' },
			],
			{ ...LIMITS, entries: 5 },
		);
		expect(tree.paths).toEqual(['a.json', 'b/c.json']);
		expect(await tree.text('b/c.json')).toEqual({ text: '{}', oddity: null });
		tree.close();
	});

	it('is read up to its limits', async () => {
		const parts = ['a', 'b', 'c'].map((name) => ({ name, data: noise(1_000) }));
		const tree = await open(parts);
		expect(tree.paths).toEqual(['a', 'b', 'c']);
		tree.close();
	});

	it.each<[string, ZipPart[], RegExp]>([
		[
			'too many files',
			['a', 'b', 'c', 'd'].map((name) => ({ name, data: '' })),
			/holds 4 files; up to 3/,
		],
		['a file that is too long', [{ name: 'a', data: noise(2_001) }], /a comes to/],
		[
			'files that are too long together',
			['a', 'b', 'c'].map((name) => ({ name, data: noise(1_001) })),
			/c comes to/,
		],
		['a bomb', [{ name: 'bomb', data: 'a'.repeat(1_000) }], /bomb is \d+ times larger than packed/],
		[
			'a name that leads out of it',
			[{ name: '../evil.json', data: '{}' }],
			/invalid relative path/,
		],
		['an absolute name', [{ name: '/etc/evil', data: '{}' }], /absolute path/],
		[
			'a name of Windows that leads out of it',
			[{ name: '..\\evil.json', data: '{}' }],
			/invalid relative path/,
		],
		['a link', [{ name: 'a', data: '/etc/passwd', isLink: true }], /a is a link/],
	])('with %s is refused', async (_, parts, message) => {
		await expect(open(parts)).rejects.toThrow(message);
	});

	it('that packs well and stays short is no bomb', async () => {
		const tree = await open([{ name: 'a', data: 'a'.repeat(999) }]);
		expect((await tree.text('a')).text).toHaveLength(999);
		tree.close();
	});

	it('with a file that grows larger than its declared size is stopped there', async () => {
		const tree = await open([{ name: 'a', data: 'a'.repeat(1_000_000), claimedSize: 100 }]);
		await expect(tree.text('a')).rejects.toThrow(/too many bytes/);
		tree.close();
	});

	it('is refused where it is no ZIP', async () => {
		const path = join(writeContent({ 'a.zip': 'not a zip' }), 'a.zip');
		await expect(zipTree(path, 'a.zip')).rejects.toThrow(/end of central directory/i);
	});

	it('has limits that no kit of strangers reaches, and a computer bears', () => {
		expect(ZIP_LIMITS.entries).toBeGreaterThan(1_000);
		expect(ZIP_LIMITS.totalBytes).toBeLessThanOrEqual(2 ** 30);
	});
});

describe('a bad ZIP in the content folder', () => {
	it('gives a warning, writes nothing anywhere, and leaves the rest of the site', async () => {
		const path = zipWith([{ name: '../evil.json', data: '{}' }]);
		writeZip(join(dirname(path), 'b.zip'), [{ name: '../../evil.json', data: '{}' }]);
		const { warnings, posts } = await loadContent(dirname(path));
		expect(posts).toEqual([]);
		expect(warnings).toEqual([
			expect.stringMatching(/^a\.zip: is not read: invalid relative path: \.\.\/evil\.json$/),
			expect.stringMatching(/^b\.zip: is not read: invalid relative path/),
		]);
		expect(existsSync(join(dirname(path), '..', 'evil.json'))).toBe(false);
	});

	it('that is a bomb by the limits of every start leaves the rest of the site', async () => {
		const folder = writeContent({ 'pages/about.md': 'Hello' });
		const data = ' '.repeat(ZIP_LIMITS.ratioFromBytes);
		writeZip(join(folder, 'bomb.zip'), [{ name: 'manifest.json', data }]);
		const { warnings, posts } = await loadContent(folder);
		expect(posts.map(({ slug }) => slug)).toEqual(['about']);
		expect(warnings).toEqual([
			expect.stringMatching(/^bomb\.zip: .*manifest\.json is \d+ times larger than packed/),
		]);
	});

	it('stops the start where it is all that CONTENT_DIR names', async () => {
		const path = zipWith([{ name: '/etc/evil', data: '{}' }]);
		await expect(loadContent(path)).rejects.toThrow(/absolute path: \/etc\/evil/);
	});
});
