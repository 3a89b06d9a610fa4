import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedWidget } from '../tests/support/stored-widget';
import { builderPage, contentFolder } from './testing/content-folder';
import { type RealWordPress, realWordPress } from './testing/real-wordpress';
import { openWith, WHOLE_SITE_URL, type WholeSite } from './testing/whole-site';

const text = (fields: Record<string, string>) =>
	`---\n${Object.entries(fields)
		.map(([name, value]) => `${name}: ${value}`)
		.join('\n')}\n---\n\nText\n`;

/** Content with paths, terms and menus beyond ASCII, and with every widget that links to content. */
const CONTENT = {
	'site.json': JSON.stringify({
		title: '海',
		language: 'el',
		languages: [
			{ slug: 'el', locale: 'el', name: 'Ελληνικά' },
			{ slug: 'ja', locale: 'ja', name: '日本語' },
		],
		pageOnFront: 'αρχή',
		pageForPosts: 'νέα',
		permalinkStructure: '/ιστορίες/%postname%/',
		menuLocations: { primary: 'Main' },
	}),
	'users.json': JSON.stringify([{ login: 'crew', name: 'Crew', role: 'editor' }]),
	'terms.json': JSON.stringify({
		category: [
			{ name: 'Θάλασσα', slug: 'θάλασσα' },
			{ name: '入り江', slug: '入り江', parent: 'θάλασσα' },
		],
		post_tag: [{ name: 'بحر', slug: 'بحر' }],
	}),
	'menus.json': JSON.stringify([
		{
			name: 'Main',
			location: 'primary',
			items: [{ page: 'νέα' }, { page: 'ελληνικά/επίπεδο-2' }],
		},
	]),
	'pages/αρχή.json': builderPage('αρχή', 1, [
		{
			...{ id: 'box0001', elType: 'container', isInner: false, settings: {} },
			elements: [
				storedWidget('list001', 'posts'),
				storedWidget('menu001', 'nav-menu', { menu: 'primary' }),
				storedWidget('map0001', 'sitemap', {
					sitemap_items: [
						{ _id: 'a', sitemap_type_selector: 'post_type', sitemap_source_post_type: 'page' },
						{ _id: 'b', sitemap_type_selector: 'taxonomy', sitemap_source_taxonomy: 'category' },
					],
				}),
				storedWidget('wp00001', 'wp-widget-recent-posts'),
				storedWidget('wp00002', 'wp-widget-recent-comments'),
				storedWidget('wp00003', 'wp-widget-categories'),
			],
		},
	]),
	'pages/αρχή.ja.md': text({ databaseId: '6', title: 'はじめ' }),
	'pages/νέα.md': text({ databaseId: '2', title: 'Νέα' }),
	'pages/ελληνικά.md': text({ databaseId: '3', title: 'Ελληνικά' }),
	'pages/ελληνικά.ja.md': text({ databaseId: '5', title: '日本', slug: '日本' }),
	'pages/ελληνικά/επίπεδο-2.md': text({ databaseId: '4', title: 'Επίπεδο 2' }),
	'posts/海の日.md': text({
		...{ databaseId: '11', title: '海の日', date: '2026-05-01 08:30' },
		...{ categories: '[入り江]', tags: '[بحر]', author: 'crew' },
	}),
	'posts/次の日.md': text({ databaseId: '12', title: '次の日', categories: '[θάλασσα]' }),
	'comments.json': JSON.stringify([
		{ post: '海の日', authorName: 'G', content: 'c', date: '2026-05-02 10:00', status: 'approve' },
	]),
};

const SITES = {
	'embedded content': async () => ({
		site: await openWith({ CONTENT_DIR: contentFolder(CONTENT) }),
		close: () => {},
	}),
	'a WordPress with WPGraphQL': async () => {
		const wordpress: RealWordPress = await realWordPress(contentFolder(CONTENT));
		Object.assign(wordpress, { hasExtension: true, hasLanguages: true });
		const site = await openWith({ WORDPRESS_URL: wordpress.url, PAGES: 'rendered' });
		return { site, close: () => wordpress.close() };
	},
};

/** A path in the spelling of addresses. */
const spelled = (path: string) => encodeURI(path).toLowerCase();

describe.each(Object.entries(SITES))('addresses beyond ASCII, before %s', (_, open) => {
	let site: WholeSite;
	let close: () => void;
	beforeAll(async () => {
		({ site, close } = await open());
	});
	afterAll(() => close());

	/** The addresses of this site in a text, in the spelling of the text. */
	const named = (html: string) =>
		[...html.matchAll(/(?:href="|<loc>|<link>|hreflang="\w+" href=")([^"<]+)/g)]
			.map(([, address = '']) => address.replace(WHOLE_SITE_URL, '').replace(/#.*/, ''))
			.filter((path) => /^\/(?!wp-|assets|\/|_|@|node_modules)[^.]*$/.test(path));

	it('every link of every page leads to a page, spelled as in addresses', async () => {
		const seen = new Map<string, string>();
		const waiting = ['/'];
		for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
			if (seen.has(path)) continue;
			const answer = await site.get(path);
			const html = await answer.text();
			seen.set(path, `${answer.status} ${answer.headers.get('location') ?? ''}`.trim());
			waiting.push(...named(html));
		}
		expect(
			[...seen].filter(([path, status]) => status !== '200' || /[^\0-\x7f]/.test(path)),
		).toEqual([]);
		const found = [...seen.keys()].map((path) => decodeURI(path));
		for (const path of [
			'/νέα/',
			'/ελληνικά/επίπεδο-2/',
			'/ιστορίες/海の日/',
			'/category/θάλασσα/入り江/',
			'/author/crew/',
		]) {
			expect(found).toContain(path);
		}
	});

	it('sitemap, feed, hreflang and short addresses spell them so as well', async () => {
		const map = await (await site.get('/wp-sitemap.xml')).text();
		const parts = [...map.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address);
		const texts = await Promise.all(
			[...parts.map((part) => part.replace(WHOLE_SITE_URL, '')), '/feed/', '/comments/feed/'].map(
				async (path) => (await site.get(path)).text(),
			),
		);
		const paths = texts.flatMap(named);
		expect(paths).toContain(spelled('/ιστορίες/海の日/'));
		expect(paths.filter((path) => /[^\0-\x7f]/.test(path))).toEqual([]);
		const greek = await (await site.get(spelled('/ελληνικά/'))).text();
		expect(greek).toContain(`href="${WHOLE_SITE_URL}${spelled('/ja/日本/')}"`);
		const moved = await site.get('/?p=11');
		expect(moved.status).toBe(301);
		expect(moved.headers.get('location')).toBe(spelled('/ιστορίες/海の日/'));
	});
});
