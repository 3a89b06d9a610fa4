import { load } from '@outrigger/mock/content/testing/content-folder';
import { describe, expect, it } from 'vitest';

const OLD = { title: 'Kit', manifest_version: '1.0.19', kit_version: '1.0', templates: [] };
const NEW = { name: 'kit', elementor_version: '3.25', 'site-settings': [], content: { page: {} } };

describe('the manifest of a kit', () => {
	it.each([OLD, NEW])('among pages is no page, and the start reports it: %j', async (manifest) => {
		const { posts, warnings } = await load({
			'pages/manifest.json': manifest,
			'pages/about.json': { title: 'About' },
		});
		expect(posts.map(({ slug }) => slug)).toEqual(['about']);
		expect(warnings).toEqual([
			'pages/manifest.json: not read: it lists the files of a kit and is no page itself',
		]);
	});

	it('differs from a page of that name', async () => {
		const { posts } = await load({
			'pages/manifest.json': { title: 'Our manifesto', content: [] },
		});
		expect(posts.map(({ slug }) => slug)).toEqual(['manifest']);
	});
});
