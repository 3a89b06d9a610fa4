import { describe, expect, it } from 'vitest';
import { type ContentFolder, exportFile, faultsOf } from './testing/content-folder';

/** The fault → the folder → the message at the start. */
const BAD: [string, ContentFolder, string[]][] = [
	[
		'one databaseId for two posts',
		{ 'pages/a.json': { databaseId: 7 }, 'posts/b.md': '---\ndatabaseId: 7\n---\n' },
		[
			'pages/a.json, at databaseId: 7, which posts/b.md has as well → an id that nothing else has, or none',
		],
	],
	[
		'two popups with one id',
		{
			'templates/ask.json': exportFile([], { type: 'popup', databaseId: 12 }),
			'templates/offer.json': exportFile([], { type: 'popup', databaseId: 12 }),
		},
		[
			'templates/offer.json, at databaseId: 12, which templates/ask.json has as well → an id that nothing else has, or none',
		],
	],
	[
		'one slug for two posts',
		{ 'posts/a.md': '---\nslug: light\n---\n', 'posts/b.md': '---\nslug: light\n---\n' },
		['posts/b.md, at slug: "light", which posts/a.md has as well → a slug of its own'],
	],
	[
		'a slug with capitals',
		{ 'pages/a.json': { slug: 'About Us' } },
		['pages/a.json, at slug: "About Us" → lower-case letters, digits, - and _'],
	],
	[
		'a page and a post under one address',
		{ 'pages/light.json': {}, 'posts/light.md': 'Text' },
		[
			'pages/light.json, at slug: the address /light/, which posts/light.md has as well → an address of its own',
		],
	],
	[
		'a page under the address of an archive',
		{
			'site.json': { contentTypes: [{ name: 'boat', rewriteSlug: 'fleet', hasArchive: true }] },
			'pages/fleet.json': {},
		},
		[
			'pages/fleet.json, at slug: the address /fleet/, which the archive of boat has as well → an address of its own',
		],
	],
	[
		'an author that does not exist',
		{ 'posts/a.md': '---\nauthor: crew\n---\n' },
		['posts/a.md, at author: "crew" → the slug, login or databaseId of one of users.json'],
	],
	[
		'an unknown template type',
		{ 'templates/a.json': exportFile([], { type: 'hero' }) },
		[
			'templates/a.json, at type: "hero" → header, footer, single, single-post, single-page, archive, search-results, error-404, loop-item, section, container, page, popup, landing-page, floating-buttons, widget, product, product-post, product-archive',
		],
	],
	[
		'a template of an unknown type',
		{ 'templates/a.json': exportFile([], { type: 'hedder' }) },
		[
			'templates/a.json, at type: "hedder" → header, footer, single, single-post, single-page, archive, search-results, error-404, loop-item, section, container, page, popup, landing-page, floating-buttons, widget, product, product-post, product-archive',
		],
	],
	[
		'a page of an unknown type',
		{ 'pages/a.json': exportFile([], { type: 'hedder' }) },
		[
			'pages/a.json, at type: "hedder" → page, wp-page, post, wp-post, container, section, landing-page',
		],
	],
	[
		'a condition that is none',
		{ 'templates/a.json': exportFile([], { type: 'header', conditions: ['everywhere'] }) },
		[
			'templates/a.json, at conditions[0]: "everywhere" → include/… or exclude/… with general, singular or archive',
		],
	],
	[
		'page settings of the wrong kind',
		{ 'pages/a.json': exportFile([], { page_settings: 'none' }) },
		['pages/a.json, at page_settings: "none" → an object (or [] for an empty one)'],
	],
	[
		'triggers of the wrong kind',
		{
			'templates/a.json': exportFile([], { type: 'popup', display_settings: { triggers: 'all' } }),
		},
		['templates/a.json, at display_settings.triggers: "all" → an object (or [] for an empty one)'],
	],
	[
		'an unknown status',
		{ 'posts/a.md': '---\nstatus: published\n---\n' },
		[
			'posts/a.md, at status: "published" → publish, draft, auto-draft, pending, private, future, trash',
		],
	],
	[
		'a date that does not exist',
		{
			'posts/a.md': '---\ndate: 2026-02-30\n---\n',
			'posts/b.md': '---\nmodified: yesterday\n---\n',
		},
		[
			'posts/a.md, at date: "2026-02-30" → a date such as 2026-05-01 or 2026-05-01 08:30:00',
			'posts/b.md, at modified: "yesterday" → a date such as 2026-05-01 or 2026-05-01 08:30:00',
		],
	],
	[
		'a date that is no text',
		{ 'posts/a.md': '---\ndate: 2026\n---\n' },
		['posts/a.md, at date: 2026 → a date such as 2026-05-01 or 2026-05-01 08:30:00'],
	],
	[
		'a parent that does not exist',
		{ 'pages/team.json': { parent: 'about' } },
		['pages/team.json, at parent: "about" → the slug, path or databaseId of a page'],
	],
	[
		'a parent of a post',
		{ 'posts/a.json': { parent: 'b' }, 'posts/b.json': {} },
		['posts/a.json, at parent: "b" → nothing: the type post is not hierarchical'],
	],
	[
		'pages that are each other’s parents',
		{
			'pages/a.json': { parent: 'b' },
			'pages/b.json': { parent: 'c' },
			'pages/c.json': { parent: 'a' },
		},
		['pages/a.json, at parent: a cycle: a → b → c → a → parents that end at the top'],
	],
	[
		'a post in a list without slug and title',
		{ 'posts/all.json': [{ title: 'A' }, { content: 'x' }] },
		['posts/all.json, at [1].slug: neither slug nor title → a slug'],
	],
	[
		'a file name of which no slug can be made',
		{ 'pages/!!!.json': {} },
		['pages/!!!.json, at slug: file name !!! → a slug'],
	],
];

describe('a post that cannot be served', () => {
	it.each(BAD)('is a fault with its place: %s', async (_, files, said) => {
		expect(await faultsOf(files)).toEqual(said);
	});
});
