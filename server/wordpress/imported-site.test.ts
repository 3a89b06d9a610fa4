import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wxrFile } from '../../tests/support/exports/wxr-file';
import { createWordPress, type WordPress } from './index';

const ADDRESS = 'https://bay.example/wp-content/uploads/2026/bay.jpg';
let folder: string;
let wordpress: WordPress;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'outrigger-imported-'));
	const bay = {
		id: 40,
		title: 'Bay',
		slug: 'bay',
		type: 'attachment',
		status: 'inherit',
		url: ADDRESS,
	};
	const boat = {
		id: 2,
		title: 'Ruby',
		slug: 'ruby',
		type: 'boat-offer',
		meta: { _thumbnail_id: '40' },
	};
	writeFileSync(join(folder, 'export.xml'), wxrFile({ posts: [bay, boat] }));
	wordpress = await createWordPress({
		contentDir: join(folder, 'export.xml'),
		siteUrl: 'http://site.test',
	});
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a WordPress that was started on an export file', () => {
	it('answers for types of the file’s own, with pictures where they are', async () => {
		const query = '{ boatOffers { nodes { uri featuredImage { node { sourceUrl srcSet } } } } }';
		expect(await wordpress.execute(query)).toMatchObject({
			data: {
				boatOffers: {
					nodes: [
						{
							uri: '/boat-offer/ruby/',
							featuredImage: { node: { sourceUrl: ADDRESS, srcSet: null } },
						},
					],
				},
			},
		});
		const rest = await wordpress.handle(new Request('http://site.test/wp-json/wp/v2/media/40'));
		expect(await rest?.json()).toMatchObject({ source_url: ADDRESS });
	});

	it('has no file under its own address for a picture that is elsewhere', async () => {
		const path = 'http://site.test/wp-content/uploads/2026/bay.jpg';
		expect((await wordpress.handle(new Request(path)))?.status).toBe(404);
	});

	it('reads the file again when it changed, and keeps its state when it is broken', async () => {
		writeFileSync(join(folder, 'export.xml'), wxrFile({ title: 'New bay' }));
		expect(await wordpress.reload()).toBe(true);
		expect(wordpress.store.settings.title).toBe('New bay');
		writeFileSync(join(folder, 'export.xml'), 'nothing');
		expect(await wordpress.reload()).toBe(false);
		expect(wordpress.store.settings.title).toBe('New bay');
	});
});
