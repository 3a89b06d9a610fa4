import { describe, expect, it } from 'vitest';
import { exportFile, load, postNamed } from './testing/content-folder';

const heading = {
	id: 'abc1234',
	elType: 'widget',
	widgetType: 'heading',
	settings: { title: 'Hi' },
};

describe('a bare export file', () => {
	it('is a page named like its file', async () => {
		const content = await load({
			'pages/Über uns.json': exportFile([heading], { title: 'About us' }),
		});
		expect(content.posts[0]).toMatchObject({
			type: 'page',
			slug: 'uber-uns',
			uri: '/uber-uns/',
			title: 'About us',
			status: 'publish',
			commentStatus: 'closed',
		});
		expect(content.posts[0]?.elementor).toEqual({
			type: 'wp-page',
			version: '0.4',
			elements: [
				{
					id: 'abc1234',
					parentId: null,
					elType: 'widget',
					widgetType: 'heading',
					isInner: false,
					settings: { title: 'Hi' },
					renderedHtml: null,
				},
			],
			pageSettings: {},
			displaySettings: { triggers: {}, timing: {} },
			conditions: [],
		});
	});

	it('keeps its words as the page’s content, for search and feeds', async () => {
		const content = await load({ 'pages/a.json': exportFile([heading]) });
		expect(content.posts[0]?.content).toBe('<h2>Hi</h2>');
	});

	it('with the type popup in templates is a popup', async () => {
		const display_settings = { triggers: { page_load: 'yes', page_load_delay: 3 }, timing: [] };
		const content = await load({
			'templates/ask.json': exportFile([], { type: 'popup', display_settings }),
		});
		expect(content.posts[0]).toMatchObject({ type: 'elementor_library', slug: 'ask', uri: null });
		expect(content.posts[0]?.elementor).toMatchObject({
			type: 'popup',
			conditions: [],
			displaySettings: { triggers: { page_load: 'yes', page_load_delay: 3 }, timing: {} },
		});
	});

	it('may hold widgets and templates named like properties of every object', async () => {
		const widget = { id: 'a', elType: 'widget', widgetType: '__proto__' };
		const content = await load({
			'pages/constructor.json': exportFile(
				[widget, { ...widget, id: 'b', widgetType: 'toString' }],
				{
					template: 'constructor',
				},
			),
		});
		expect(content.posts[0]).toMatchObject({ slug: 'constructor', content: '', template: '' });
	});

	it('may carry WordPress’s own fields', async () => {
		const content = await load({
			'users.json': [
				{ databaseId: 1, login: 'admin' },
				{ databaseId: 3, login: 'crew' },
			],
			'pages/gallery.json': exportFile([], {
				databaseId: 2265,
				slug: 'pictures',
				status: 'private',
				date: '2026-05-01 08:30',
				authorId: 3,
				menuOrder: 4,
				template: 'elementor_canvas',
				seo: { title: 'Pictures', noindex: true },
				password: 'x',
				commentStatus: 'open',
				meta: { harbour: 'north' },
			}),
		});
		expect(content.posts[0]).toMatchObject({
			databaseId: 2265,
			slug: 'pictures',
			uri: '/pictures/',
			status: 'private',
			date: '2026-05-01T08:30:00',
			modified: '2026-05-01T08:30:00',
			authorId: 3,
			menuOrder: 4,
			template: 'elementor_canvas',
			seo: { title: 'Pictures', description: '', noindex: true },
			password: 'x',
			commentStatus: 'open',
			meta: { harbour: 'north' },
		});
		expect(content.warnings).toEqual([]);
	});
});

describe('the search settings of a page', () => {
	const flagsOf = async (files: Record<string, unknown>) => {
		const { posts } = await load(files);
		return Object.fromEntries(
			posts.map((post) => [
				post.slug,
				[post.excludeFromSearch ?? false, post.seo?.noindex ?? false],
			]),
		);
	};

	it('holds for the pages below it that have no setting of their own', async () => {
		const flags = await flagsOf({
			'pages/catalogue.json': exportFile([], { excludeFromSearch: true, seo: { noindex: true } }),
			'pages/catalogue/inner.json': exportFile([], { seo: { title: 'Inner' } }),
			'pages/catalogue/inner/deep.md': 'Deep',
			'pages/catalogue/open.md': '---\nexcludeFromSearch: false\nseo: { noindex: false }\n---\n',
			'pages/elsewhere.md': 'Else',
		});
		expect(flags).toEqual({
			catalogue: [true, true],
			inner: [true, true],
			deep: [true, true],
			open: [false, false],
			elsewhere: [false, false],
		});
	});

	it('keeps the other values for search engines', async () => {
		const { posts } = await load({
			'pages/catalogue.md': '---\nseo: { noindex: true, title: All }\n---\n',
			'pages/catalogue/inner.md': '---\nseo: { title: Inner }\n---\n',
		});
		expect(posts.map(({ seo }) => seo)).toEqual([
			{ title: 'All', description: '', noindex: true },
			{ title: 'Inner', description: '', noindex: true },
		]);
	});

	it('may belong to a whole content type, and one of its posts may have others', async () => {
		const flags = await flagsOf({
			'site.json': { contentTypes: [{ name: 'quote', excludeFromSearch: true }] },
			'quote/one.md': 'One',
			'quote/two.md': '---\nexcludeFromSearch: false\n---\n',
		});
		expect(flags).toEqual({ one: [true, false], two: [false, false] });
	});
});

describe('a post', () => {
	it('is Markdown under front matter', async () => {
		const content = await load({
			'posts/first-light.md':
				'---\r\ntitle: 2026\r\ntags:\r\nexcerpt: Short.\r\nsticky: true\r\n---\r\n\r\n## Dawn\r\n\r\nA *quiet* <b>bay</b>.\r\n',
		});
		expect(content.posts[0]).toMatchObject({
			type: 'post',
			slug: 'first-light',
			title: '2026',
			excerpt: 'Short.',
			sticky: true,
			content: '<h2>Dawn</h2>\n<p>A <em>quiet</em> <b>bay</b>.</p>',
			commentStatus: 'open',
			elementor: null,
		});
	});

	it('is HTML, or JSON, or one of many in a JSON list', async () => {
		const content = await load({
			'posts/a.html': '---\ntitle: A\n---\n<p>--- a</p>',
			'posts/b.json': { title: 'B', content: '<p>b</p>' },
			'posts/more.json': [{ title: 'C one' }, { slug: 'd', content: '<p>d</p>' }],
			'posts/e.md': 'No front matter',
		});
		expect(content.posts.map((post) => [post.slug, post.title, post.content])).toEqual([
			['a', 'A', '<p>--- a</p>'],
			['b', 'B', '<p>b</p>'],
			['e', 'E', '<p>No front matter</p>'],
			['c-one', 'C one', ''],
			['d', 'D', '<p>d</p>'],
		]);
	});

	it('names its terms by slug or id, under terms, under their taxonomy, or as categories and tags', async () => {
		const content = await load({
			'site.json': { taxonomies: [{ name: 'boat-type', contentTypes: ['post'] }] },
			'terms.json': {
				category: [{ name: 'Trips' }, { name: 'Bays', parent: 'trips' }],
				post_tag: [{ databaseId: 44, name: 'Sea' }],
				'boat-type': [{ name: 'RIB' }],
			},
			'posts/a.md': '---\ncategories: bays\ntags: [44]\nboat-type: [rib]\n---\n',
			'posts/b.json': { terms: { category: ['trips/bays'], tags: 'sea', 'boat-type': ['rib'] } },
			'posts/c.json': { status: 'draft', tags: ['sea'] },
		});
		const carried = (slug: string) => postNamed(content, slug).termIds.toSorted();
		expect(carried('a')).toHaveLength(3);
		expect(carried('b')).toEqual(carried('a'));
		expect(content.terms.map((term) => [term.slug, term.uri, term.count])).toEqual([
			['trips', '/category/trips/', 0],
			['bays', '/category/trips/bays/', 2],
			['sea', '/tag/sea/', 2],
			['rib', '/boat-type/rib/', 2],
		]);
	});

	it('a post without an author belongs to the first user, and to no user if there are none', async () => {
		const users = [
			{ databaseId: 5, login: 'crew' },
			{ databaseId: 2, login: 'boss' },
		];
		expect((await load({ 'posts/a.md': '', 'users.json': users })).posts[0]?.authorId).toBe(2);
		expect((await load({ 'posts/a.md': '' })).posts[0]?.authorId).toBe(0);
	});
});
