import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentFolder } from './testing/content-folder';
import { type RealWordPress, realWordPress } from './testing/real-wordpress';
import { openWith, WHOLE_SITE_URL } from './testing/whole-site';

let wordpress: RealWordPress;
beforeAll(async () => {
	wordpress = await realWordPress(
		contentFolder({
			'site.json': JSON.stringify({ postsPerPage: 1 }),
			'terms.json': JSON.stringify([{ taxonomy: 'category', name: 'News' }]),
			'posts/first.md': '---\ntitle: First\ncategories: news\n---\n\nCast off',
			'posts/second.md': '---\ntitle: Second\ncategories: news\n---\n\nRow',
		}),
	);
});
afterAll(() => wordpress.close());

it('the head of a plugin stands in our page, each tag once, and noindex takes the canonical away', async () => {
	const headOf = (path: string, robots: string) =>
		new Response(
			`<head><title>A title – of the plugin</title><meta name="robots" content="${robots}"><meta name="description" content="By the plugin"><link rel="canonical" href="${wordpress.url}${path}"><meta property="og:title" content="&lt;/script&gt;&lt;b&gt;"><script type="application/ld+json">{"@type":"WebPage","name":"</b>","url":"${wordpress.url}${path}"}</script></head><body></body>`,
			{ headers: { 'content-type': 'text/html' } },
		);
	wordpress.files.set('/first/', () => headOf('/first/', 'index, follow, max-snippet:-1'));
	wordpress.files.set('/second/', () => headOf('/second/', 'noindex, nofollow'));
	const { get } = await openWith({
		WORDPRESS_URL: wordpress.url,
		PAGES: 'rendered',
		DATA_DIR: mkdtempSync(join(tmpdir(), 'outrigger-search-')),
	});
	const [head = ''] = (await (await get('/first/')).text()).split('<body');
	expect(head.match(/<title>[^<]*/g)).toEqual(['<title>A title – of the plugin']);
	expect(head.match(/<meta name="description"[^>]*/g)).toEqual([
		'<meta name="description" content="By the plugin"/',
	]);
	expect(head).toContain('<meta name="robots" content="index, follow, max-snippet:-1"/>');
	expect(head).toContain(`<link rel="canonical" href="${WHOLE_SITE_URL}/first/"/>`);
	expect(head.match(/property="og:/g)).toHaveLength(1);
	expect(head.match(/application\/ld\+json/g)).toHaveLength(1);
	expect(head).toContain(`"url":"${WHOLE_SITE_URL}/first/"`);
	expect(head).not.toContain(wordpress.url);
	const hidden = await (await get('/second/')).text();
	expect(hidden).toContain('<meta name="robots" content="noindex, follow"/>');
	expect(hidden).not.toContain('rel="canonical"');
});

it('the head of a plugin stands on each page of a list, but not on searches', async () => {
	const asked: string[] = [];
	for (const path of ['/category/news/', '/category/news/page/2/', '/']) {
		wordpress.files.set(path, () => {
			asked.push(path);
			const link = `<link rel="canonical" href="${wordpress.url}${path}">`;
			const main = '<main><ul class="wp-block-latest-posts"><li>Not ours</li></ul></main>';
			return new Response(
				`<head><title>List at ${path}</title><meta property="og:type" content="article">${link}<style id="global-styles-inline-css">main{color:red}</style></head><body>${main}</body>`,
				{ headers: { 'content-type': 'text/html' } },
			);
		});
	}
	const { get } = await openWith({
		WORDPRESS_URL: wordpress.url,
		PAGES: 'rendered',
		DATA_DIR: mkdtempSync(join(tmpdir(), 'outrigger-search-')),
	});
	for (const path of ['/category/news/', '/category/news/page/2/']) {
		const html = await (await get(path)).text();
		expect(html).toContain(`<title>List at ${path}</title>`);
		expect(html).toContain(`<link rel="canonical" href="${WHOLE_SITE_URL}${path}"/>`);
		expect(html).toContain('<meta property="og:type" content="article"/>');
		expect(html).not.toContain('Not ours');
		expect(html).not.toContain('main{color:red}');
	}
	expect(await (await get('/?s=row')).text()).not.toContain('<title>List at');
	expect(asked).toEqual(['/category/news/', '/category/news/page/2/']);
});

it('addresses of the sitemaps of plugins and of WordPress lead to our sitemap', async () => {
	const { get } = await openWith({ WORDPRESS_URL: wordpress.url, PAGES: 'rendered' });
	for (const name of ['sitemap_index', 'sitemaps', 'post-sitemap2', 'wp-sitemap-posts-post-1']) {
		const { status, headers } = await get(`/${name}.xml`);
		expect([name, status, headers.get('location')]).toEqual([name, 301, '/sitemap.xml']);
	}
	expect((await get('/other.xml')).status).toBe(404);
});
