import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '@outrigger/mock/content/load-content';
import { writeContent } from '@outrigger/mock/content/testing/content-folder';
import { describe, expect, it } from 'vitest';
import { containerTree } from '../../tests/support/exports/elements';
import { builderKit } from '../../tests/support/exports/kit-files';
import { wxrFile } from '../../tests/support/exports/wxr-file';
import { importSite } from './import-site';

const target = () => join(writeContent({}), 'site');

describe('an imported site', () => {
	it('is readable files that give the same site as the export file itself', async () => {
		const from = writeContent({
			'uploads/2026/bay.png': 'PNG',
			'export.xml': wxrFile({
				terms: [{ id: 2, taxonomy: 'category', slug: 'trips', name: 'Trips' }],
				posts: [
					{
						id: 40,
						title: 'Bay',
						slug: 'bay',
						type: 'attachment',
						status: 'inherit',
						url: 'https://bay.example/wp-content/uploads/2026/bay.png',
					},
					{
						id: 41,
						title: 'Away',
						slug: 'away',
						type: 'attachment',
						status: 'inherit',
						url: 'https://bay.example/wp-content/uploads/2026/away.png',
					},
					{
						id: 5,
						title: 'Größer: "than" life',
						slug: 'groesser',
						content: '<!-- wp:paragraph -->\n<p>---</p>\n<!-- /wp:paragraph -->',
						categories: [{ taxonomy: 'category', slug: 'trips', name: 'Trips' }],
						comments: [{ id: 1 }, { id: 2, parent: 1 }],
						meta: { _thumbnail_id: '40', depth: '12' },
						isSticky: true,
					},
					{
						id: 6,
						title: 'Home',
						slug: 'home',
						type: 'page',
						meta: {
							_elementor_edit_mode: 'builder',
							_elementor_data: JSON.stringify(containerTree('Hi')),
						},
					},
					{ id: 7, title: 'Team', slug: 'team', type: 'page', parent: 6 },
					{ id: 8, title: 'Ruby', slug: 'ruby', type: 'boat' },
					{ id: 10, title: '', slug: 'untitled', author: '' },
				],
				menus: [
					{
						id: 9,
						name: 'Main',
						slug: 'main',
						items: [
							{ id: 61, page: 6 },
							{ id: 62, page: 7, parent: 61 },
						],
					},
				],
			}),
		});
		const direct = await loadContent(join(from, 'export.xml'));
		const to = target();
		const { posts, media, warnings } = await importSite(join(from, 'export.xml'), to);
		expect({ posts, media, warnings }).toEqual({ posts: 5, media: 1, warnings: [] });
		const read = await loadContent(to);
		// The second site has its files in another folder, in the order of their names, and with another time. An
		// export does not record when its users registered, so the date of their file replaces it.
		const comparable = (site: typeof read) => ({
			...site,
			users: site.users.map((user) => ({ ...user, registered: '' })),
			posts: site.posts
				.map(({ media: file, ...post }) => ({
					...post,
					media: file && { ...file, sourcePath: '' },
				}))
				.sort((one, other) => one.databaseId - other.databaseId),
		});
		expect(comparable(read)).toEqual(comparable(direct));
		expect(read.warnings).toEqual([]);
		expect(readFileSync(join(to, 'posts/groesser.html'), 'utf8')).toMatch(
			/^---\ndatabaseId: 5\nslug: groesser\n/,
		);
		expect(existsSync(join(to, 'uploads/2026/bay.png'))).toBe(true);
	});

	it('may be a kit', async () => {
		const kit = writeContent(builderKit());
		const to = target();
		await importSite(kit, to);
		const [direct, read] = [await loadContent(kit), await loadContent(to)];
		expect(read.posts.map(({ uri }) => uri).sort()).toEqual(
			direct.posts.map(({ uri }) => uri).sort(),
		);
		expect(read.settings).toEqual(direct.settings);
		expect(read.warnings).toEqual([]);
	});

	it('leaves nothing behind where a file cannot be written', async () => {
		const to = target();
		// Writing fails in the middle, because a temporary file exists already.
		const beside = `${to}.outrigger-${process.pid}`;
		mkdirSync(beside, { recursive: true });
		writeFileSync(join(beside, 'kit.json'), '');
		await expect(importSite(writeContent(builderKit()), to)).rejects.toThrow('EEXIST');
		expect([existsSync(to), existsSync(beside)]).toEqual([false, false]);
	});

	it('is never written over something', async () => {
		const from = writeContent({ 'export.xml': wxrFile({}) });
		const to = writeContent({ 'mine.txt': 'x' });
		await expect(importSite(join(from, 'export.xml'), to)).rejects.toThrow(/is not empty/);
		expect(existsSync(join(to, 'site.json'))).toBe(false);
	});

	it('needs something to read', async () => {
		await expect(importSite('/nowhere/export.xml', target())).rejects.toThrow(
			/no folder and no file/,
		);
	});
});
