import { beforeAll, describe, expect, it } from 'vitest';
import { type WholeSite, wholeSite } from './testing/whole-site';

const post = (title: string, date: string) =>
	`---\ntitle: ${title}\ndate: ${date}\ncategories: [trips]\n---\n\nMoon`;
const FILES = {
	'site.json': JSON.stringify({
		title: 'Bay & Boats',
		pageOnFront: 'home',
		pageForPosts: 'stories',
		postsPerPage: 1,
		timezone: 'UTC',
		permalinkStructure: '/stories/%postname%/',
		contentTypes: [{ name: 'boat', rewriteSlug: 'fleet' }],
		taxonomies: [{ name: 'boat-type', contentTypes: ['boat'] }],
	}),
	'posts/last-minute.md': post('Last minute', '2024-02-29T23:59:59'),
	'posts/march.md': post('March', '2024-03-01T00:00:00'),
	'posts/early.md': post('Early', '2024-02-01T00:00:00'),
};

let site: WholeSite;
beforeAll(async () => {
	site = await wholeSite(FILES);
});

const pageText = async (path: string) => {
	const response = await site.get(path);
	expect([path, response.status]).toEqual([path, 200]);
	return response.text();
};

describe('an archive of dates', () => {
	it.each([
		['/2024/', 'March', '2024'],
		['/2024/02/', 'Last minute', 'February 2024'],
		['/2024/02/29/', 'Last minute', 'February 29, 2024'],
		['/2024/02/page/2/', 'Early', 'February 2024 – Page 2'],
	])('%s lists %s', async (path, listed, title) => {
		const html = await pageText(path);
		expect(html).toContain(`<title>${title} – Bay &amp; Boats</title>`);
		expect(html).toContain(`>${listed}</a>`);
		for (const other of ['March', 'Last minute', 'Early'].filter((one) => one !== listed)) {
			expect(html).not.toContain(`>${other}</a>`);
		}
	});

	it('leads to its pages and to the dates that it is part of', async () => {
		const html = await pageText('/2024/02/29/');
		expect(html).toContain('<link rel="canonical" href="http://site.test/2024/02/29/"');
		expect(html).toContain('"name":"February 2024","item":"http://site.test/2024/02/"');
		expect(await pageText('/2024/02/')).toContain('href="http://site.test/2024/02/page/2/"');
	});

	it.each([
		'/2023/',
		'/2024/04/',
		'/2024/02/28/',
		'/2024/02/30/',
		'/2024/2/9',
		'/2024/13/',
		'/2024/02/page/3/',
		'/2023/feed/',
	])('%s is not found', async (path) => {
		expect((await site.get(path)).status).toBe(404);
	});

	it.each([
		['/2024/2/', '/2024/02/'],
		['/2024/2/29', '/2024/02/29/'],
		['/?m=202402', '/2024/02/'],
		['/?m=20240229&utm_source=x', '/2024/02/29/?utm_source=x'],
		['/?m=2024', '/2024/'],
	])('%s moves to %s', async (from, to) => {
		const response = await site.get(from);
		expect([response.status, response.headers.get('location')]).toEqual([301, to]);
	});

	it.each(['/?m=202413', '/?cat=999', '/?cat=x', '/?cat=11'])(
		'%s is the front page',
		async (path) => {
			const titleOf = async (own: string) => /<title>[^<]*/.exec(await pageText(own))?.[0];
			expect(await titleOf(path)).toBe(await titleOf('/'));
		},
	);

	it('is chosen like a category with its short address `?cat=`', async () => {
		const [trips] = await (await site.get('/wp-json/wp/v2/categories?slug=trips')).json();
		const response = await site.get(`/?cat=${trips.id}&utm_source=x`);
		expect(response.status).toBe(301);
		expect(response.headers.get('location')).toBe('/category/trips/?utm_source=x');
	});

	it('has a feed', async () => {
		const xml = await pageText('/2024/02/feed/');
		expect(xml).toContain('<title>February 2024 – Bay &amp; Boats</title>');
		expect([...xml.matchAll(/<item>\s*<title>([^<]+)/g)].map(([, title]) => title)).toEqual([
			'Last minute',
			'Early',
		]);
	});
});
