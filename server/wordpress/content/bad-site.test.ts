import { describe, expect, it } from 'vitest';
import { type ContentFolder, faultsOf } from './testing/content-folder';

/** The fault → the folder → the message at the start. */
const BAD: [string, ContentFolder, string[]][] = [
	[
		'a medium without its file',
		{ 'media.json': [{ file: '2026/05/bay.jpg' }] },
		['media.json, at [0].file: uploads/2026/05/bay.jpg, which does not exist → a file that exists'],
	],
	[
		'a medium from outside the folder',
		{ 'media.json': [{ file: '2026/05/bay.jpg', source: '../../secret.jpg' }] },
		['media.json, at [0].source: "../../secret.jpg" → a path inside the content folder'],
	],
	[
		'a medium that would be served from outside uploads',
		{ 'media.json': [{ file: '../kit.json' }] },
		['media.json, at [0].file: "../kit.json" → a path below uploads such as 2026/05/bay.jpg'],
	],
	[
		'a picture that does not exist',
		{ 'posts/a.md': '---\nfeaturedImage: bay\n---\n' },
		['posts/a.md, at featuredImage: "bay" → the slug, file or databaseId of one of media.json'],
	],
	[
		'a term that does not exist',
		{ 'posts/a.md': '---\ntags: [sea]\n---\n', 'posts/b.json': { terms: { category: ['trips'] } } },
		[
			'posts/a.md, at tags: "sea" → the slug or databaseId of a term of post_tag in terms.json',
			'posts/b.json, at terms.category: "trips" → the slug or databaseId of a term of category in terms.json',
		],
	],
	[
		'a taxonomy that does not exist',
		{
			'posts/a.json': { terms: { harbour: ['x'] } },
			'terms.json': { pier: [], harbour: [{ name: 'X' }] },
		},
		[
			'terms.json, at harbour[0].taxonomy: "harbour" → category, post_tag, post_format (others are declared in site.json)',
		],
	],
	[
		'terms of a taxonomy that the type does not have',
		{
			'pages/a.json': { terms: { category: ['trips'] } },
			'terms.json': { category: [{ name: 'Trips' }] },
		},
		[
			'pages/a.json, at terms: "category" → terms of taxonomies of page (see contentTypes in site.json)',
		],
	],
	[
		'terms that are each other’s parents',
		{
			'terms.json': {
				category: [
					{ name: 'A', parent: 'b' },
					{ name: 'B', parent: 'a' },
				],
			},
		},
		['terms.json, at category[0].parent: a cycle: a → b → a → parents that end at the top'],
	],
	[
		'a tag with a parent',
		{ 'terms.json': { post_tag: [{ name: 'A' }, { name: 'B', parent: 'a' }] } },
		['terms.json, at post_tag[1].parent: "a" → nothing: post_tag is not hierarchical'],
	],
	[
		'one slug for two terms',
		{
			'terms.json': [
				{ taxonomy: 'category', name: 'Sea' },
				{ taxonomy: 'category', name: 'sea' },
			],
		},
		[
			'terms.json, at [1].slug: "sea", which another term of category has as well → a slug of its own',
		],
	],
	[
		'menu items that are each other’s parents',
		{
			'menus.json': [
				{
					name: 'Main',
					items: [
						{ databaseId: 1, parent: 2, label: 'A', url: '/a/' },
						{ databaseId: 2, parent: 1, label: 'B', url: '/b/' },
					],
				},
			],
		},
		['menus.json, at [0].items[0].parent: a cycle: A → B → A → parents that end at the top'],
	],
	[
		'a menu item that points to nothing',
		{
			'menus.json': [
				{ name: 'Main', items: [{ label: 'A' }, { page: 'about' }, { parent: 9, url: '/' }] },
			],
		},
		[
			'menus.json, at [0].items[0]: an item that points to nothing → url, or one of post, page, attachment, elementor_library, elementor_component, category, post_tag, post_format with a slug',
			'menus.json, at [0].items[1].page: "about" → the slug, path or databaseId of a page that exists',
			'menus.json, at [0].items[2].parent: 9 → the databaseId of another item of this menu',
		],
	],
	[
		'two menus in one location, or in none that exists',
		{
			'site.json': { menuLocations: { primary: 'Primary' } },
			'menus.json': [
				{ name: 'Main', location: 'primary' },
				{ name: 'Other', locations: ['primary', 'footer'] },
			],
		},
		[
			'menus.json, at [1].locations: "primary", where Main is as well → one menu a location',
			'menus.json, at [1].locations: "footer" → primary (menuLocations in site.json)',
		],
	],
	[
		'a comment on nothing, and an answer to nothing',
		{
			'posts/a.json': {},
			'comments.json': [
				{ post: 'b', content: 'x' },
				{ post: 'a', content: 'y', parent: 9, user: 'crew' },
				{ post: 'a' },
			],
		},
		[
			'comments.json, at [0].post: "b" → the slug, path or databaseId of a post',
			'comments.json, at [1].user: "crew" → the slug, login or databaseId of one of users.json',
			'comments.json, at [2].content: nothing → a value: it may not be left out',
			'comments.json, at [1].parent: 9 → the databaseId of another comment on the same post',
		],
	],
	[
		'two users with one login',
		{ 'users.json': [{ login: 'crew' }, { login: 'Crew', slug: 'other' }] },
		[
			'users.json, at [1].login: "Crew", which another user has as well → a login that no other user has',
		],
	],
	[
		'site settings of the wrong kind',
		{
			'site.json': {
				timezone: 'Mars/Olympus',
				postsPerPage: 0,
				showOnFront: 'home',
				permalinkStructure: 'stories',
				imageSizes: { card: { width: '400', height: 300 } },
				startOfWeek: 7,
			},
		},
		[
			'site.json, at timezone: "Mars/Olympus" → a time zone such as Europe/Athens, UTC or +02:00',
			'site.json, at startOfWeek: 7 → a day from 0 (Sunday) to 6',
			'site.json, at showOnFront: "home" → page or posts',
			'site.json, at postsPerPage: 0 → a whole number from 1',
			'site.json, at permalinkStructure: "stories" → a path such as /stories/%postname%/, with %postname% or %post_id%',
			'site.json, at imageSizes.card.width: "400" → pixels, a whole number from 0 (0: any)',
		],
	],
	[
		'site settings that point to nothing',
		{ 'site.json': { pageOnFront: 'home', siteLogo: 'logo' } },
		[
			'site.json, at pageOnFront: "home" → the slug, path or databaseId of a page',
			'site.json, at siteLogo: "logo" → the slug, file or databaseId of one of media.json',
		],
	],
	[
		'one page for the front and the posts',
		{ 'site.json': { pageOnFront: 'a', pageForPosts: 'a' }, 'pages/a.json': {} },
		['site.json, at pageForPosts: the same page as pageOnFront → another page, or none'],
	],
	[
		'a content type under a name of WordPress',
		{
			'site.json': { contentTypes: [{ name: 'page' }], taxonomies: [{ name: 'a' }, { name: 'a' }] },
		},
		[
			'site.json, at contentTypes[0].name: "page", which WordPress has already → a name of its own',
			'site.json, at taxonomies[1].name: "a", which taxonomies[0] has already → a name of its own',
		],
	],
	[
		'names that the schema cannot take',
		{
			'site.json': {
				contentTypes: [{ name: 'pages' }, { name: '3d-model' }],
				taxonomies: [
					{ name: 'harbour', graphqlSingleName: 'tag', graphqlPluralName: 'harbour tags' },
				],
			},
		},
		[
			'site.json, at contentTypes[0].name: "pages", which WordPress has already → a name of its own',
			'site.json, at contentTypes[1].graphqlSingleName: "3dModel", which is no GraphQL name → letters and digits, a letter first',
			'site.json, at contentTypes[1].graphqlPluralName: "3dModels", which is no GraphQL name → letters and digits, a letter first',
			'site.json, at taxonomies[0].graphqlSingleName: "tag", which the schema has already → a name of its own',
			'site.json, at taxonomies[0].graphqlPluralName: "harbour tags", which is no GraphQL name → letters and digits, a letter first',
		],
	],
	[
		'a permalink with a tag that does not exist',
		{ 'site.json': { permalinkStructure: '/%topic%/%postname%/' } },
		[
			'site.json, at permalinkStructure: "/%topic%/%postname%/" → a path such as /stories/%postname%/, with %postname% or %post_id%',
		],
	],
	[
		'a file that is a folder',
		{ 'site.json/x.md': '' },
		['site.json: EISDIR: illegal operation on a directory, read → a file that can be read'],
	],
];

describe('a site that cannot be served', () => {
	it.each(BAD)('is a fault with its place: %s', async (_, files, said) => {
		expect(await faultsOf(files)).toEqual(said);
	});
});
