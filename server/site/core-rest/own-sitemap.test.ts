import { describe, expect, it } from 'vitest';
import { readOwnSitemap } from './own-sitemap';
import { HOME, stubSite } from './testing/stub-site';

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const index = (...paths: string[]) =>
	`<sitemapindex ${NAMESPACE}>${paths.map((path) => `<sitemap><loc>${path.includes(':') ? path : HOME + path}</loc></sitemap>`).join('')}</sitemapindex>`;
const list = (...urls: string[]) =>
	`<urlset ${NAMESPACE}>${urls.map((url) => `<url>${url}</url>`).join('')}</urlset>`;

/** Reads the sitemap of a site with these files. */
async function read(files: Record<string, string>, most?: Parameters<typeof readOwnSitemap>[2]) {
	const site = stubSite();
	for (const [path, text] of Object.entries(files))
		site.answers.set(path, () => new Response(text));
	const found = await readOwnSitemap(site.reader, HOME, most);
	return { found, asked: site.asked };
}

describe("WordPress's own sitemap", () => {
	it('gives the addresses of its files with the moments of their changes', async () => {
		const { found, asked } = await read({
			'/wp-sitemap.xml': index('/wp-sitemap-posts-post-1.xml', '/wp-sitemap-users-1.xml'),
			'/wp-sitemap-posts-post-1.xml': list(
				`<loc>${HOME}/one/</loc><lastmod>2026-05-01T10:00:00+02:00</lastmod>`,
				`<loc>${HOME}/%c3%bcber/?a=1&#038;b=2</loc><lastmod>soon</lastmod>`,
			),
			'/wp-sitemap-users-1.xml': list(`<loc>${HOME}/author/ed/</loc>`),
		});
		expect(found).toEqual([
			{ uri: '/one/', modified: '2026-05-01T08:00:00' },
			{ uri: '/%c3%bcber/?a=1&b=2', modified: null },
			{ uri: '/author/ed/', modified: null },
		]);
		expect(asked).toHaveLength(3);
	});

	it('leaves out addresses of other sites', async () => {
		const { found } = await read({
			'/wp-sitemap.xml': index('/wp-sitemap-posts-post-1.xml'),
			'/wp-sitemap-posts-post-1.xml': list(
				'<loc>https://elsewhere.test/one/</loc>',
				`<loc>${HOME}//elsewhere.test/</loc>`,
				'<loc>no address</loc>',
			),
		});
		expect(found).toEqual([]);
	});

	it.each([
		['another host', 'https://elsewhere.test/wp-sitemap-posts-post-1.xml'],
		['a name that a plugin gives', '/post-sitemap.xml'],
		['a path with more in it', '/wp-sitemap-posts-post-1.xml/../../wp-json/'],
		['a query', '/?sitemap=posts'],
	])('asks for no file of %s', async (_, path) => {
		const { found, asked } = await read({
			'/wp-sitemap.xml': index('/wp-sitemap-users-1.xml', path),
			'/wp-sitemap-users-1.xml': list(),
		});
		expect([found, asked]).toEqual([null, ['/wp-sitemap.xml']]);
	});

	it('is missing without an index, and if one of its files is missing', async () => {
		expect((await read({})).found).toBeNull();
		expect((await read({ '/wp-sitemap.xml': '<html>' })).found).toBeNull();
		const files = { '/wp-sitemap.xml': index('/wp-sitemap-posts-post-1.xml') };
		expect((await read(files)).found).toBeNull();
	});

	it('is read up to the limits of files and addresses, and without files that are too long', async () => {
		const names = [1, 2, 3, 4, 5, 6, 7].map((number) => `/wp-sitemap-posts-post-${number}.xml`);
		const files = {
			'/wp-sitemap.xml': index(...names),
			...Object.fromEntries(
				names.map((path) => [
					path,
					list(...['a', 'b'].map((one) => `<loc>${HOME}${path}${one}</loc>`)),
				]),
			),
		};
		const most = { files: 5, addressesOfFile: 2, addresses: 100 };
		const few = await read(files, most);
		expect([few.asked.length, few.found?.length]).toEqual([6, 10]);
		const fewer = await read(files, { ...most, addresses: 3 });
		expect([fewer.asked.length, fewer.found?.length]).toEqual([4, 3]);
		expect((await read(files, { ...most, addressesOfFile: 1 })).found).toBeNull();
	});
});
