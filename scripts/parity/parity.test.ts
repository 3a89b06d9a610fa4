import { pathsOfSite } from 'outrigger/report/site-paths';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ComparedPage, Side } from './compare-page';
import { comparePlaces } from './compare-places';
import { createLinkCheck, placesAway } from './link-check';
import { comparePictures } from './picture-difference';
import { reportPage } from './report';
import { worstFirst } from './verdict';
import { compareWords } from './words';

const SITE = 'https://boats.example';

describe('the pages of a site', () => {
	const files: Record<string, string> = {
		[`${SITE}/wp-sitemap.xml`]:
			'<sitemapindex><sitemap><loc>http://inside/a.xml</loc></sitemap><sitemap><loc>/b.xml</loc></sitemap></sitemapindex>',
		[`${SITE}/a.xml`]:
			'<loc>http://inside/first/?a=1&amp;b=2</loc><loc>http://inside/second/</loc>',
		[`${SITE}/b.xml`]: '<loc>https://boats.example/term/</loc><loc>/first/?a=1&amp;b=2</loc>',
	};
	const read = async (address: string) => files[address] ?? null;

	it('are the pages of its sitemaps in turn, each once, under any host that they name', async () => {
		expect(await pathsOfSite(SITE, read)).toEqual(['/first/?a=1&b=2', '/term/', '/second/']);
	});

	it('cannot be known without a sitemap', async () => {
		await expect(pathsOfSite('https://none.example', read)).rejects.toThrow('has no sitemap');
	});
});

describe('the words of two pages', () => {
	it('are missing or added, in any order and case', () => {
		expect(compareWords('One boat, one Πλοίο', 'πλοίο two BOAT')).toEqual({
			missing: ['one'],
			added: ['two'],
			share: 0.5,
		});
	});

	it('miss nothing of a page without words', () => {
		expect(compareWords('', 'new').share).toBe(0);
	});
});

describe('two pictures', () => {
	const picture = (height: number, background: string) =>
		sharp({ create: { width: 400, height, channels: 3, background } })
			.png()
			.toBuffer();

	it('differ nowhere, everywhere, or where one is longer', async () => {
		const black = await picture(100, '#000');
		expect((await comparePictures(black, black)).share).toBe(0);
		expect((await comparePictures(black, await picture(100, '#fff'))).share).toBe(1);
		expect((await comparePictures(black, await picture(200, '#000'))).share).toBe(0.5);
	});

	it('are the same within a shade', async () => {
		const [near, far] = await Promise.all([picture(10, '#303030'), picture(10, '#313131')]);
		const black = await picture(10, '#000');
		expect((await comparePictures(black, near)).share).toBe(0);
		expect((await comparePictures(black, far)).share).toBe(1);
	});
});

describe('the links of a page', () => {
	it('are links to other pages: no skip link, which on a page not found would be a second 404', () => {
		const here = 'https://a.example/gone/?x=1';
		const links = [`${here}#content`, 'https://a.example/b/#c', 'https://a.example/b/', here];
		expect(placesAway(links, `${here}#top`)).toEqual(['https://a.example/b/', here]);
	});

	it('are tried once each, only links of the site itself', async () => {
		const tried: string[] = [];
		const check = createLinkCheck(async (address) => {
			tried.push(address);
			return address.endsWith('/gone/') ? 404 : 399;
		});
		const links = [`${SITE}/gone/`, `${SITE}/there/`, 'https://other.example/gone/'];
		expect(await check(links, SITE)).toEqual([`${SITE}/gone/`]);
		await check(links, SITE);
		expect(tried).toEqual([`${SITE}/gone/`, `${SITE}/there/`]);
	});
});

const side = (more: Partial<Side> = {}): Side => ({
	status: 200,
	scriptBytes: 69_000,
	totalBytes: 400_000,
	requests: 30,
	blockingMs: 40,
	largestPaintMs: 620,
	brokenPictures: [],
	brokenLinks: [],
	...more,
});
const page = (path: string, more: Partial<ComparedPage> = {}): ComparedPage => ({
	path,
	fault: null,
	theirs: side(),
	ours: side(),
	words: { missing: [], added: [], share: 0 },
	pictures: [],
	...more,
});

describe('the places of elements', () => {
	const place = (id: string, top: number) => ({ id, left: 0, top, width: 100, height: 10 });

	it('are the same within two pixels, elements of one id in their order', () => {
		const theirs = [place('a', 0), place('a', 50), place('b', 90), place('c', 120)];
		const ours = [place('b', 93), place('a', 1), place('a', 52)];
		expect(comparePlaces(theirs, ours)).toEqual({ all: 4, same: 2 });
	});
});

describe('a report', () => {
	const pages = worstFirst([
		page('/same/'),
		page('/words/', { words: { missing: ['<b>'], added: [], share: 0.3 } }),
		page('/broken/', { ours: side({ brokenPictures: ['/a.jpg', '/b.jpg'] }) }),
		page('/status/', { ours: side({ status: 404 }) }),
		page('/unseen/', { fault: 'Timeout' }),
	]);

	it('begins with the page that differs most', () => {
		expect(pages.map(({ path }) => path)).toEqual([
			'/unseen/',
			'/status/',
			'/broken/',
			'/words/',
			'/same/',
		]);
	});

	it('is HTML that shows both sides and keeps the words of pages as text', () => {
		const html = reportPage({ wordpress: SITE, frontEnd: 'http://127.0.0.1:4000', pages });
		expect(html).toContain('<td>200 → 404</td>');
		expect(html).toContain('69 kB → 69 kB');
		expect(html).toContain('&lt;b&gt;');
		expect(html).toContain('<b>Pictures broken here (2):</b> /a.jpg · /b.jpg');
		expect(html).toContain(`href="${SITE}/status/"`);
	});
});
