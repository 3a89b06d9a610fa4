import { describe, expect, it } from 'vitest';
import { loadContent } from './load-content';
import { exportFile, load, postNamed, writeContent } from './testing/content-folder';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';

describe('databaseIds', () => {
	it('are assigned in the order of paths above 100000, and stay when a handwritten one is added', async () => {
		const files = { 'pages/a.json': {}, 'pages/b.json': {}, 'posts/c.md': '' };
		const ids = async (more: object) => {
			const content = await load({ ...files, ...more });
			return ['a', 'b', 'c'].map((slug) => postNamed(content, slug).databaseId);
		};
		const before = await ids({});
		expect(new Set(before).size).toBe(3);
		expect(Math.min(...before)).toBeGreaterThan(100_000);
		expect(await ids({})).toEqual(before);
		expect(await ids({ 'pages/aa.json': { databaseId: 7 } })).toEqual(before);
	});
});

describe('addresses', () => {
	it('follow parents, front page, posts page, permalinks and types as in WordPress', async () => {
		const content = await load({
			'site.json': {
				pageOnFront: 'home',
				pageForPosts: 'stories',
				permalinkStructure: '/stories/%year%/%monthnum%/%category%/%postname%/',
				contentTypes: [
					{ name: 'boat', rewriteSlug: 'fleet' },
					{ name: 'note', public: false },
				],
			},
			'terms.json': { category: [{ name: 'A' }, { name: 'B', parent: 'a' }] },
			'pages/home.json': {},
			'pages/stories.json': {},
			'pages/about.json': {},
			'pages/about/team.json': {},
			'pages/about/team/skippers.json': {},
			'pages/legal/imprint.json': {},
			'pages/deep.json': { parent: 'about/team' },
			'posts/light.md': '---\ndate: 2026-05-01\ncategories: b\n---\n',
			'posts/idea.md': '---\nstatus: draft\ndatabaseId: 17\n---\n',
			'boat/rib.json': {},
			'note/secret.json': {},
			'templates/head.json': exportFile([], { type: 'header' }),
		});
		const uris = Object.fromEntries(content.posts.map((post) => [post.slug, post.uri]));
		expect(uris).toEqual({
			home: '/',
			stories: null,
			about: '/about/',
			team: '/about/team/',
			skippers: '/about/team/skippers/',
			imprint: '/imprint/',
			deep: '/about/team/deep/',
			light: '/stories/2026/05/a/b/light/',
			idea: '/?p=17',
			rib: '/fleet/rib/',
			secret: null,
			head: null,
		});
		expect(content.settings).toMatchObject({ showOnFront: 'page', postsPageUri: '/stories/' });
	});

	it('follow parents that are named by path, for any kind of reference', async () => {
		const content = await load({
			'pages/a.json': { databaseId: 5 },
			'pages/b.json': { parent: 5 },
			'pages/c.json': { parent: 'a/b' },
			'pages/d.json': { parent: 'a/b/c' },
			'pages/twin-1.json': { slug: 'twin', parent: 'a' },
			'pages/twin-2.json': { slug: 'twin', parent: 'a/b' },
			'pages/e.json': { parent: '/a/b/twin/' },
			'pages/f.json': { parent: 'c' },
		});
		const uris = content.posts.map((post) => post.uri);
		expect(uris.toSorted()).toEqual([
			'/a/',
			'/a/b/',
			'/a/b/c/',
			'/a/b/c/d/',
			'/a/b/c/f/',
			'/a/b/twin/',
			'/a/b/twin/e/',
			'/a/twin/',
		]);
	});

	it('percent-encode letters outside ASCII, in lower case', async () => {
		const content = await load({ 'pages/京都.json': {}, 'pages/x.json': { slug: '%E6%9D%B1' } });
		expect(content.posts.map((post) => [post.slug, post.uri])).toEqual([
			['東', '/%e6%9d%b1/'],
			['京都', '/%e4%ba%ac%e9%83%bd/'],
		]);
	});

	it('let a medium step aside that has no slug of its own', async () => {
		const content = await load({
			'uploads/2026/bay.svg': SVG,
			'media.json': [
				{ file: '2026/bay.jpg', source: 'uploads/2026/bay.svg' },
				{ file: '2027/bay.jpg', source: 'uploads/2026/bay.svg' },
			],
			'pages/bay.json': {},
		});
		expect(content.posts.filter((post) => post.media).map((post) => post.uri)).toEqual([
			'/bay-2/',
			'/bay-3/',
		]);
	});
});

describe('media', () => {
	it('have the facts of their entry and of their file', async () => {
		const dir = writeContent({
			'uploads/2026/05/bay.svg': SVG,
			'media.json': [
				{
					databaseId: 5,
					slug: 'the-bay',
					title: 'The bay',
					altText: 'A bay at dawn',
					caption: 'Dawn',
					description: 'Long',
					file: '2026/05/bay.jpg',
					source: 'uploads/2026/05/bay.svg',
					date: '2026-05-01',
				},
			],
			'posts/a.md': '---\nfeaturedImage: the-bay\n---\n',
			'posts/b.md': '---\nfeaturedImage: 2026/05/bay.jpg\n---\n',
			'posts/c.md': '---\nfeaturedImageId: 5\n---\n',
		});
		const content = await loadContent(dir);
		expect(postNamed(content, 'the-bay')).toMatchObject({
			databaseId: 5,
			type: 'attachment',
			status: 'inherit',
			title: 'The bay',
			content: 'Long',
			excerpt: 'Dawn',
			media: {
				file: '2026/05/bay.jpg',
				sourcePath: `${dir}/uploads/2026/05/bay.svg`,
				mimeType: 'image/jpeg',
				width: 30,
				height: 20,
				altText: 'A bay at dawn',
			},
		});
		expect(['a', 'b', 'c'].map((slug) => postNamed(content, slug).featuredImageId)).toEqual([
			5, 5, 5,
		]);
	});

	it('media need no file when the host will not show them', async () => {
		const dir = writeContent({ 'media.json': [{ file: '2026/05/bay.jpg', width: 3, height: 2 }] });
		const content = await loadContent(dir, { checkMediaFiles: false });
		expect(content.posts[0]?.media).toMatchObject({ width: 3, height: 2 });
	});
});
