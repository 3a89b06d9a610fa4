import { describe, expect, it } from 'vitest';
import { exportFile, load, postNamed } from './testing/content-folder';

describe('an empty folder', () => {
	it('is an empty site', async () => {
		const content = await load({});
		expect(content).toMatchObject({
			posts: [],
			terms: [],
			menus: [],
			users: [],
			comments: [],
			warnings: [expect.stringMatching(/ is empty, so the site has no page/)],
		});
		expect(content.settings).toMatchObject({
			language: 'en_US',
			postsPerPage: 10,
			showOnFront: 'posts',
		});
		expect(content.contentTypes.map((type) => type.name)).toEqual([
			'post',
			'page',
			'attachment',
			'elementor_library',
			'elementor_component',
		]);
	});
});

describe('a component of version 4', () => {
	it('is read with its elements, and has no address of its own', async () => {
		const heading = { id: 'a1b2c3d', elType: 'widget', widgetType: 'e-heading', settings: {} };
		const content = await load({
			'elementor_component/card.json': { databaseId: 41, title: 'Card', content: [heading] },
		});
		expect(content.posts).toMatchObject([
			{
				...{ databaseId: 41, type: 'elementor_component', uri: null, status: 'publish' },
				elementor: { elements: [{ widgetType: 'e-heading' }] },
			},
		]);
	});
});

describe('menus', () => {
	it('point to pages, posts, terms and addresses, nested or by parent', async () => {
		const content = await load({
			'site.json': { pageForPosts: 'stories' },
			'terms.json': { category: [{ name: 'Trips' }] },
			'pages/about.json': { title: 'About us' },
			'pages/stories.json': { title: 'Stories' },
			'menus.json': [
				{
					databaseId: 9,
					name: 'Main',
					location: 'primary',
					items: [
						{ databaseId: 1, page: 'about', items: [{ category: 'trips' }] },
						{ databaseId: 2, page: 'stories', label: 'Read', target: '_blank' },
						{ databaseId: 3, parentId: 2, url: 'https://elsewhere.example/', label: 'Elsewhere' },
					],
				},
			],
		});
		const [menu] = content.menus;
		expect(menu).toMatchObject({ databaseId: 9, slug: 'main', locations: ['primary'] });
		expect(menu?.items.map((item) => [item.order, item.parentId, item.label, item.url])).toEqual([
			[1, 0, 'About us', '/about/'],
			[2, 1, 'Trips', '/category/trips/'],
			[3, 0, 'Read', '/stories/'],
			[4, 2, 'Elsewhere', 'https://elsewhere.example/'],
		]);
		expect(menu?.items.every((item) => item.menuId === 9)).toBe(true);
		expect(menu?.items.map((item) => item.connected?.kind)).toEqual([
			'post',
			'term',
			'post',
			undefined,
		]);
		expect(content.settings.menuLocations).toEqual({ primary: 'Primary' });
	});
});

describe('comments', () => {
	it('belong to posts by slug, path or id, are dated in the site’s zone, and are counted', async () => {
		const content = await load({
			'site.json': { timezone: 'Europe/Athens' },
			'users.json': [{ login: 'crew', name: 'The crew', email: 'crew@example.org' }],
			'pages/about.json': {},
			'pages/about/team.json': {},
			'posts/light.md': '---\ndatabaseId: 8\n---\n',
			'comments.json': [
				{
					databaseId: 4,
					post: 'light',
					authorName: 'a guest',
					content: 'Fine.',
					date: '2026-07-01 10:00',
				},
				{ postId: 8, user: 'crew', content: 'Thanks.', parent: 4, date: '2026-01-01T10:00:00' },
				{ post: 'about/team', content: 'Spam', status: 'spam' },
			],
		});
		expect(content.comments[0]).toMatchObject({
			postId: 8,
			date: '2026-07-01 10:00:00',
			dateGmt: '2026-07-01 07:00:00',
			status: 'approve',
		});
		expect(content.comments[1]).toMatchObject({
			parentId: 4,
			authorName: 'The crew',
			authorEmail: 'crew@example.org',
			dateGmt: '2026-01-01 08:00:00',
		});
		expect(postNamed(content, 'light').commentCount).toBe(2);
		expect(postNamed(content, 'team').commentCount).toBe(0);
	});
});

describe('the kit', () => {
	it('is read from its own export and from a template export', async () => {
		const settings = { system_colors: [] };
		expect((await load({ 'kit.json': { databaseId: 6, settings } })).kit).toEqual({
			databaseId: 6,
			settings,
		});
		const exported = exportFile([], { type: 'kit', page_settings: settings });
		expect((await load({ 'kit.json': exported })).kit.settings).toEqual(settings);
		expect((await load({ 'kit.json': { settings: [] } })).kit.settings).toEqual({});
	});

	it('is the builder’s default one without a file: four colours and two families', async () => {
		const { settings } = (await load({})).kit;
		const colors = (settings.system_colors as { color: string }[]).map(({ color }) => color);
		expect(colors).toEqual(['#6EC1E4', '#54595F', '#7A7A7A', '#61CE70']);
		const families = (settings.system_typography as Record<string, string>[]).map(
			({ typography_font_family }) => typography_font_family,
		);
		expect(new Set(families)).toEqual(new Set(['Roboto', 'Roboto Slab']));
	});
});

describe('types and taxonomies of the site', () => {
	it('get names for schema and REST, and know each other', async () => {
		const content = await load({
			'site.json': {
				contentTypes: [{ name: 'boat', taxonomies: ['boat-type'], hasArchive: true }],
				taxonomies: [{ name: 'boat-type', label: 'Boat types', hierarchical: true }],
			},
		});
		expect(content.contentTypes.at(-1)).toMatchObject({
			name: 'boat',
			graphqlSingleName: 'boat',
			graphqlPluralName: 'boats',
			restBase: 'boat',
			rewriteSlug: 'boat',
			taxonomies: ['boat-type'],
		});
		expect(content.taxonomies.at(-1)).toMatchObject({
			singularLabel: 'Boat type',
			graphqlSingleName: 'boatType',
			graphqlPluralName: 'boatTypes',
			contentTypes: ['boat'],
		});
	});

	it('may be called otherwise where they are WordPress’s own', async () => {
		const { contentTypes } = await load({
			'site.json': { labels: { post: { label: 'Stories' } } },
		});
		expect(
			contentTypes.slice(0, 2).map(({ label, singularLabel }) => [label, singularLabel]),
		).toEqual([
			['Stories', 'Post'],
			['Pages', 'Page'],
		]);
	});
});

describe('a fault that does not stop the start', () => {
	it('the loader reports the fault as a warning with its place', async () => {
		const content = await load({
			'site.json': { titel: 'X' },
			'menu.json': [],
			// The host reads `texts.json` by itself.
			'texts.json': { 'cart.empty': 'Nothing on board yet.' },
			'boats/rib.json': {},
			'uploads/notes.json': '{',
			'posts/a.md': '---\ntitle: A\nlayout: wide\ntemplate: wide.php\n---\n',
			'templates/ask.json': exportFile([], {
				type: 'popup',
				display_settings: {
					triggers: [],
					timing: { url: 'yes', url_action: 'regex', url_url: '(?=x)' },
				},
			}),
			'pages/card.json': exportFile([], {
				global_classes: { items: {}, order: [] },
				global_variables: { data: {} },
			}),
			'templates/long.json': exportFile([], {
				type: 'popup',
				display_settings: { timing: { url: 'yes', url_action: 'regex', url_url: 'x'.repeat(257) } },
			}),
		});
		expect(content.warnings.toSorted()).toEqual([
			'boats/: not read: site.json declares no content type of that name',
			'menu.json: is left out: JSON, but no builder export; besides exports the host reads only site.json, kit.json, terms.json, menus.json, media.json, users.json, comments.json',
			'posts/a.md, at template: no template wide.php in site.json; the default one is used',
			'posts/a.md: not read: layout',
			'site.json: not read: titel',
			'templates/ask.json, at display_settings.timing.url_url: the pattern cannot be compiled (or not run in linear time), so this popup is never shown',
			'templates/long.json, at display_settings.timing.url_url: the pattern is longer than 256 characters, so this popup is never shown',
		]);
	});
});
