import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wxrFile } from '../../tests/support/exports/wxr-file';
import { createWordPress, type WordPress } from './index';

const ADDRESS = 'https://bay.example/wp-content/uploads/2026/bay.jpg';
/** Sizes that WordPress measured: three with the same ratio (one with a strange file), and a cropped one. */
const MEASURES =
	'a:4:{s:5:"width";i:1200;s:6:"height";i:800;s:4:"file";s:12:"2026/bay.jpg";s:5:"sizes";a:4:{s:6:"medium";a:4:{s:4:"file";s:15:"bay-300x200.jpg";s:5:"width";i:300;s:6:"height";i:200;s:9:"mime-type";s:10:"image/jpeg";}s:9:"thumbnail";a:3:{s:4:"file";s:15:"bay-150x150.jpg";s:5:"width";i:150;s:6:"height";i:150;}s:5:"large";a:3:{s:4:"file";s:12:"bay 1024.jpg";s:5:"width";s:4:"1024";s:6:"height";s:3:"683";}s:7:"strange";a:3:{s:4:"file";s:20:"../../etc/passwd.jpg";s:5:"width";i:600;s:6:"height";i:400;}}}';
const AT = (file: string) => `https://bay.example/wp-content/uploads/2026/${file}`;
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
		meta: { _wp_attached_file: '2026/bay.jpg', _wp_attachment_metadata: MEASURES },
	};
	const story = {
		id: 3,
		title: 'Story',
		slug: 'story',
		content: `<img class="wp-image-40" src="${AT('bay-300x200.jpg')}" alt="">`,
	};
	const boat = {
		id: 2,
		title: 'Ruby',
		slug: 'ruby',
		type: 'boat-offer',
		meta: { _thumbnail_id: '40' },
	};
	writeFileSync(join(folder, 'export.xml'), wxrFile({ posts: [bay, boat, story] }));
	wordpress = await createWordPress({
		contentDir: join(folder, 'export.xml'),
		siteUrl: 'http://site.test',
	});
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a WordPress that was started on an export file', () => {
	it('answers for types of the file’s own, with pictures where they are', async () => {
		const query =
			'{ boatOffers { nodes { uri featuredImage { node { sourceUrl medium: sourceUrl(size: MEDIUM) srcSet(size: LARGE) mediaDetails { sizes { name sourceUrl } } } } } } }';
		expect(await wordpress.execute(query)).toMatchObject({
			data: {
				boatOffers: {
					nodes: [
						{
							uri: '/boat-offer/ruby/',
							featuredImage: {
								node: {
									sourceUrl: ADDRESS,
									medium: AT('bay-300x200.jpg'),
									srcSet: `${AT('bay%201024.jpg')} 1024w, ${AT('bay-300x200.jpg')} 300w, ${ADDRESS} 1200w`,
									mediaDetails: {
										sizes: [
											{ name: 'medium', sourceUrl: AT('bay-300x200.jpg') },
											{ name: 'thumbnail', sourceUrl: AT('bay-150x150.jpg') },
											{ name: 'large', sourceUrl: AT('bay%201024.jpg') },
										],
									},
								},
							},
						},
					],
				},
			},
		});
		const rest = await wordpress.handle(new Request('http://site.test/wp-json/wp/v2/media/40'));
		expect(await rest?.json()).toMatchObject({
			source_url: ADDRESS,
			media_details: { sizes: { medium: { source_url: AT('bay-300x200.jpg') } } },
		});
	});

	it('gives pictures of texts the sizes that lie there', async () => {
		const { data } = await wordpress.execute('{ posts { nodes { content } } }');
		expect(JSON.stringify(data)).toContain(
			`srcset=\\"${AT('bay-300x200.jpg')} 300w, ${AT('bay%201024.jpg')} 1024w, ${ADDRESS} 1200w\\"`,
		);
	});

	it('has no file under its own address for a picture that is elsewhere', async () => {
		for (const file of ['bay.jpg', 'bay-300x200.jpg']) {
			const path = `http://site.test/wp-content/uploads/2026/${file}`;
			expect((await wordpress.handle(new Request(path)))?.status).toBe(404);
		}
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
