import { type WholeSite, wholeSite } from 'outrigger/testing/whole-site';
import { beforeAll, describe, expect, it } from 'vitest';

let site: WholeSite;
beforeAll(async () => {
	site = await wholeSite({
		'pages/catalogue.md':
			'---\ntitle: Catalogue of oars\nexcludeFromSearch: true\nseo: { noindex: true }\n---\nAll oars.\n',
		'pages/catalogue/oar.md': '---\ntitle: Oar\n---\nOne of the oars.\n',
		'posts/oars.md': '---\ntitle: How oars are made\n---\nOf wood.\n',
		'posts/sample.md':
			'---\ntitle: A sample of oars\nseo: { noindex: true }\n---\nOnly a sample.\n',
	});
});

const pageText = async (path: string) => (await site.get(path)).text();

describe('a page that its editor keeps out of lists, and the pages below it', () => {
	it('is public, and has a tag against search engines', async () => {
		for (const path of ['/catalogue/', '/catalogue/oar/']) {
			const response = await site.get(path);
			expect(response.status).toBe(200);
			expect(await response.text()).toContain('<meta name="robots" content="noindex, follow"/>');
		}
		expect(await pageText('/stories/oars/')).not.toContain('noindex');
	});

	it('is not found by the site’s own search, in the page and in REST', async () => {
		const html = await pageText('/?s=oar');
		expect(html).toContain('How <mark>oar</mark>s are made');
		// On a site without menus, the menu contains the top-level pages.
		expect(html.slice(html.indexOf('<main'))).not.toContain('/catalogue/');
		const found = await (await site.get('/wp-json/wp/v2/search?search=oar')).json();
		expect(found.map(({ url }: { url: string }) => new URL(url).pathname).sort()).toEqual([
			'/stories/oars/',
			'/stories/sample/',
		]);
	});

	it('stands in no sitemap and no feed', async () => {
		const sitemap = await pageText('/sitemap-1.xml');
		expect(sitemap).toContain('/stories/oars/');
		expect(sitemap).not.toMatch(/catalogue|sample/);
		const feed = await pageText('/feed/');
		expect(feed).toContain('/stories/oars/');
		expect(feed).not.toContain('/stories/sample/');
	});
});
