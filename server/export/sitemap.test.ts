import { describe, expect, it } from 'vitest';
import type { App } from '../app';
import { readSitemap } from './sitemap';

const INDEX =
	'<sitemapindex><sitemap><loc>https://a.test/sitemap-1.xml</loc></sitemap></sitemapindex>';
const PART = '<urlset><url><loc>https://a.test/b/</loc></url></urlset>';

/** A site whose sitemap answers with 503 for a number of requests. */
function siteThatReads(requests: number) {
	let asked = 0;
	const request: App['request'] = async (input) => {
		asked += 1;
		if (asked <= requests) return new Response(null, { status: 503 });
		return new Response(String(input).endsWith('/sitemap.xml') ? INDEX : PART);
	};
	return { app: { request } as App, asked: () => asked };
}

describe('the sitemap that an export reads', () => {
	it('is requested again while the site is reading it', async () => {
		const { pages } = await readSitemap(siteThatReads(3).app, 'https://a.test');
		expect(pages).toEqual([['/b/', false]]);
	});

	it('fails if WordPress stays away', async () => {
		const { app, asked } = siteThatReads(Number.POSITIVE_INFINITY);
		await expect(readSitemap(app, 'https://a.test')).rejects.toThrow('cannot be read (503)');
		expect(asked()).toBe(30);
	});
});
