import { parse } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedMedia } from '../../elements/testing/answer-media';
import { renderElements } from '../../elements/testing/render-elements';
import { renderWidget, type ServerSetting } from '../../elements/testing/render-on-server';
import { createRegistry } from '../../elements/tree/define-widget';
import { wpWidget } from './index';
import { countOf, idsOf, isTicked, storedText } from './instance';
import { WpWidgetSettings } from './settings';

const term = (databaseId: number, name: string, count: number, parentDatabaseId = 0) => ({
	__typename: 'Category',
	id: `term:${databaseId}`,
	databaseId,
	name,
	uri: `/category/${name.toLowerCase()}/`,
	count,
	parentDatabaseId,
});
const post = (databaseId: number, title: string, date: string) => ({
	__typename: 'Post',
	id: `post:${databaseId}`,
	databaseId,
	title,
	uri: `/${title.toLowerCase()}/`,
	date,
});
const comment = (databaseId: number, name: string, node: object | null) => ({
	__typename: 'Comment',
	id: `comment:${databaseId}`,
	databaseId,
	author: {
		__typename: 'A',
		node: { __typename: 'CommentAuthor', name, url: 'https://crew.example' },
	},
	commentedOn: node && {
		__typename: 'E',
		node: { __typename: 'Post', id: 'post:1', databaseId: 1, isRestricted: false, ...node },
	},
});
const page = (databaseId: number, title: string, parentDatabaseId = 0) => ({
	__typename: 'Page',
	id: `post:${databaseId}`,
	databaseId,
	parentDatabaseId,
	title,
	uri: title === 'Posts' ? null : `/${title.toLowerCase()}/`,
	link: `https://boats.example/${title.toLowerCase()}/`,
});
const item = (databaseId: number, label: string, more: object = {}) => ({
	__typename: 'MenuItem',
	id: `item:${databaseId}`,
	databaseId,
	parentDatabaseId: 0,
	label,
	title: null,
	url: `https://boats.example/${label.toLowerCase()}/`,
	uri: null,
	target: null,
	linkRelationship: null,
	cssClasses: [],
	...more,
});
const list = (nodes: readonly unknown[]) => ({ __typename: 'C', nodes });

const asked: { name: string; variables: Record<string, unknown> }[] = [];
type Answers = Record<string, (variables: Record<string, unknown>) => object>;
const render = (
	kind: string,
	wp: unknown,
	answers: Answers = {},
	setting: Partial<ServerSetting> = {},
) => {
	asked.length = 0;
	return renderWidget(
		`wp-widget-${kind}`,
		{ wp },
		{
			widgets: [wpWidget],
			execute: async ({ operationName = '', variables }) => {
				asked.push({ name: operationName, variables });
				const answer = answers[operationName];
				if (!answer) throw new Error(`${operationName} was not expected.`);
				return { data: { __typename: 'Query', ...answer(variables) } };
			},
			...setting,
		},
	);
};

describe('the search', () => {
	it('sends to the front page by a field and a button with names', async () => {
		const html = await render(
			'search',
			{ title: 'Find <em>it</em>' },
			{},
			{
				page: { search: ' bay ' },
			},
		);
		expect(html).toContain('<h5>Find <em>it</em></h5>');
		expect(html).toContain('role="search" aria-label="Find it" action="/" method="get">');
		const [, id] = /<label[^>]* for="([^"]+)">Search for:<\/label>/.exec(html) ?? [];
		expect(html).toMatch(new RegExp(`id="${id}" type="search"[^>]* name="s" value="bay"`));
		expect(await render('search', {})).not.toContain('<h5>');
	});
});

describe('lists of terms', () => {
	const terms = [
		term(9, 'Wind', 3),
		term(7, 'Bays', 1),
		term(8, 'Coves', 2, 7),
		term(6, 'Empty', 0),
	];
	const answers: Answers = {
		WpWidget_terms: ({ taxonomy }) => ({
			taxonomy:
				taxonomy === 'wreck'
					? null
					: {
							__typename: 'T',
							id: 't',
							name: taxonomy,
							label: 'Boats',
							connectedTerms: list(terms),
						},
		}),
	};

	it('are the categories with posts by name, under the title that WordPress has for them', async () => {
		const html = await render('categories', { title: '' }, answers);
		expect(html).toContain('<h5>Categories</h5>');
		expect([...html.matchAll(/>(\w+)<\/a>/g)].map(([, name]) => name)).toEqual([
			'Bays',
			'Coves',
			'Wind',
		]);
		expect(html).toContain(
			'<li class="cat-item cat-item-7"><a href="/category/bays/">Bays</a></li>',
		);
		expect(asked[0]?.variables).toEqual({ taxonomy: 'category' });
	});

	it('have counts and levels, and mark the term of the page', async () => {
		const archive = { kind: 'term', taxonomy: 'category', termDatabaseId: 8 } as never;
		const wp = { count: 'on', hierarchical: '1', title: 'Where' };
		const html = await render('categories', wp, answers, { page: { kind: 'archive', archive } });
		expect(html).toContain('<h5>Where</h5>');
		expect(html).toContain(
			'Bays</a> (1)<ul class="children"><li class="cat-item cat-item-8 current-cat"><a href="/category/coves/" aria-current="page">Coves</a> (2)',
		);
	});

	it('are a form with a button where the editor chose a dropdown', async () => {
		const wp = { dropdown: 'on', hierarchical: true, count: 1 };
		const html = await render('categories', wp, answers);
		const [, id] = /<select class="postform" id="([^"]+)" name="cat"/.exec(html) ?? [];
		expect(html).toContain(`for="${id}">Categories</label>`);
		expect(html).toMatch(/<option value="" selected="">Select Category<\/option>/);
		expect(html).toContain('<option value="8">\u00a0\u00a0\u00a0Coves\u00a0\u00a0(2)</option>');
		expect(html).toContain('<button type="submit">Go</button>');
	});

	it('are a cloud in which the most used are the largest', async () => {
		const html = await render('tag_cloud', { count: 'on' }, answers);
		expect(html).toContain('<h5>Tags</h5><div class="tagcloud">');
		expect(html).toMatch(
			/<a href="\/category\/bays\/" aria-label="Bays \(1 item\)" class="tag-cloud-link tag-link-7 tag-link-position-1 e-tag-size-8">Bays<span class="tag-link-count"> \(<!-- -->1<!-- -->\)<\/span>/,
		);
		expect(html).toMatch(
			/aria-label="Wind \(3 items\)" class="tag-cloud-link tag-link-9 tag-link-position-3 e-tag-size-22"/,
		);
		expect(asked[0]?.variables).toEqual({ taxonomy: 'post_tag' });
		expect(await render('tag_cloud', { taxonomy: 'boat' }, answers)).toContain('<h5>Boats</h5>');
	});

	it('are absent without items', async () => {
		const none: Answers = { WpWidget_terms: () => ({ taxonomy: null }) };
		for (const kind of ['categories', 'tag_cloud']) {
			expect(await render(kind, { title: 'T' }, none)).not.toContain('<h5>');
		}
	});
});

describe('new posts and comments', () => {
	const posts = [post(3, 'Mistral', '2026-11-05T09:00:00'), post(2, '', '2026-10-01T09:00:00')];
	const answers: Answers = { WpWidget_posts: () => ({ posts: list(posts) }) };

	it('are the newest posts, with dates where the editor wants them', async () => {
		const page = { path: '/mistral/' };
		const html = await render('recent-posts', { number: '7', show_date: 'on' }, answers, { page });
		expect(asked[0]?.variables).toEqual({ count: 7 });
		expect(html).toContain(
			'<h5>Recent Posts</h5><ul><li><a href="/mistral/" aria-current="page">Mistral</a> <span class="post-date">November 5, 2026</span>',
		);
		expect(html).toContain('(no title)');
		expect(await render('recent-posts', {}, answers)).not.toContain('post-date');
		expect(asked[0]?.variables).toEqual({ count: 5 });
	});

	it('are the newest comments, but never on locked posts', async () => {
		const comments = [
			comment(5, 'Ana', { title: 'Mistral', uri: '/mistral/' }),
			comment(4, '', { title: 'Bay', uri: '/bay/' }),
			comment(3, 'Eve', { title: 'Secret', uri: '/secret/', isRestricted: true }),
			comment(2, 'Bob', null),
		];
		const html = await render(
			'recent-comments',
			{},
			{ WpWidget_comments: () => ({ comments: list(comments) }) },
		);
		expect(html).toContain('<h5>Recent Comments</h5><ul id="recentcomments">');
		expect(html).toContain(
			'<a href="https://crew.example" rel="nofollow">Ana</a></span> on <a href="/mistral/#comment-5">Mistral</a>',
		);
		expect(html).toContain('>Anonymous</a>');
		expect(html).not.toMatch(/Secret|Bob/);
	});
});

describe('dates', () => {
	beforeEach(() => {
		vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22, 23, 0) });
	});
	afterEach(() => {
		vi.useRealTimers();
	});
	const dates: Answers = {
		WpWidget_dates: ({ after }) => ({
			posts: {
				...list(
					after
						? [post(1, 'A', '2025-12-01T00:00:00')]
						: [post(3, 'C', '2026-11-05T00:00:00'), post(2, 'B', '2026-11-01T00:00:00')],
				),
				pageInfo: { __typename: 'P', hasNextPage: !after, endCursor: after ? null : 'next' },
			},
		}),
	};

	it('are the months that have posts', async () => {
		const html = await render('archives', { count: 'on' }, dates, { page: { path: '/2025/12/' } });
		expect(asked.map(({ variables }) => variables.after)).toEqual([null, 'next']);
		expect(html).toContain('<li><a href="/2026/11/">November 2026</a> (2)</li>');
		expect(html).toContain(
			'<li><a href="/2025/12/" aria-current="page">December 2025</a> (1)</li>',
		);
	});

	it('are a form to choose a month from', async () => {
		const html = await render('archives', { dropdown: 'on' }, dates);
		expect(html).toContain('name="m"');
		expect(html).toContain('<option value="202611">November 2026</option>');
		expect(html).toContain('action="/"');
		const site = {
			title: '',
			description: '',
			url: 'https://boats.example',
			language: 'de-DE',
			homePath: '/de/',
			timezone: 'UTC',
			dateFormat: 'F j, Y',
			timeFormat: 'H:i',
			postsPerPage: 10,
			logo: null,
		};
		const german = await render('archives', { dropdown: 'on' }, dates, { page: { site } });
		expect(german).toContain('action="/de/"');
	});

	it('come from a thousand posts at most', async () => {
		const endless: Answers = {
			WpWidget_dates: () => ({
				posts: {
					...list([post(1, 'A', '2026-11-05T00:00:00')]),
					pageInfo: { __typename: 'P', hasNextPage: true, endCursor: `${asked.length}` },
				},
			}),
		};
		await render('archives', {}, endless);
		expect(asked).toHaveLength(10);
	});

	const month: Answers = {
		WpWidget_month: () => ({
			generalSettings: { __typename: 'G', startOfWeek: 1 },
			inMonth: list([post(3, 'C', '2026-11-05T00:00:00')]),
			before: list([post(2, 'B', '2026-09-01T00:00:00')]),
		}),
	};

	it('are the days of this month as the clocks of the site have it', async () => {
		const html = await render('calendar', {}, month);
		expect(asked[0]?.variables).toEqual({ year: 2026, month: 11 });
		expect(html).toContain('<caption>November 2026</caption>');
		expect(html).toContain('<th scope="col" aria-label="Monday">M</th>');
		expect(html).toContain(
			'<a href="/2026/11/05/" aria-label="Posts published on November 5, 2026">5</a>',
		);
		// 23:00 in London is the next day in Athens.
		expect(html).toContain('<td class="today" aria-current="date">23</td>');
		expect(html).toMatch(/<a href="\/2026\/09\/">« (?:<!-- -->)?Sep/);
	});

	it('are the days of the month that the page lists', async () => {
		await render('calendar', {}, month, { page: { path: '/2025/12/24/' } });
		expect(asked[0]?.variables).toEqual({ year: 2025, month: 12 });
	});
});

describe('pages and menus', () => {
	const pages: Answers = {
		WpWidget_pages: () => ({
			pages: list([page(1, 'About'), page(2, 'Crew', 1), page(3, 'Posts'), page(4, 'Hidden')]),
		}),
	};

	it('are listed under those above them, without those that the editor left out', async () => {
		const wp = { exclude: '4, 9', sortby: 'post_title' };
		const html = await render('pages', wp, pages, { page: { path: '/crew/' } });
		expect(asked[0]?.variables).toEqual({ field: 'TITLE' });
		expect(html).toContain(
			'<h5>Pages</h5><ul><li class="page_item page-item-1 page_item_has_children"><a href="/about/">About</a><ul class="children"><li class="page_item page-item-2 current_page_item"><a href="/crew/" aria-current="page">Crew</a>',
		);
		expect(html).toContain('<a href="https://boats.example/posts/">Posts</a>');
		expect(html).not.toContain('Hidden');
		await render('pages', { sortby: 'constructor' }, pages);
		expect(asked[0]?.variables).toEqual({ field: 'MENU_ORDER' });
	});

	it('are a menu with all its levels open', async () => {
		const items = [
			item(1, 'Fleet', { cssClasses: ['wet', '"><'] }),
			item(2, 'Bay', { parentDatabaseId: 1, target: '_blank', linkRelationship: 'me', title: 'T' }),
			item(3, 'Bad', { url: 'javascript:alert(1)' }),
		];
		const menu: Answers = {
			WpWidget_menu: () => ({
				menu: { __typename: 'Menu', id: 'm', slug: 'main', menuItems: list(items) },
			}),
		};
		const html = await render('nav_menu', { title: 'Way', nav_menu: 7 }, menu);
		expect(asked[0]?.variables).toEqual({ id: '7' });
		expect(html).toContain(
			'<h5>Way</h5><nav class="menu-main-container" aria-label="Way"><ul class="menu"><li class="menu-item wet menu-item-1 menu-item-has-children"><a href="/fleet/">Fleet</a><ul class="sub-menu">',
		);
		expect(html).toContain(
			'<li class="menu-item menu-item-2 current-menu-item"><a href="/bay/" target="_blank" rel="me noopener" title="T" aria-current="page">Bay</a>',
		);
		expect(html).toContain('<a>Bad</a>');
	});

	it('are the menu in the same place of the page’s language, as Polylang has it', async () => {
		const answers: Answers = {
			WpWidget_menus: () => ({
				menus: list([
					{ __typename: 'Menu', id: 'm', databaseId: 7, slug: 'main', locations: ['PRIMARY'] },
					{
						__typename: 'Menu',
						id: 'n',
						databaseId: 8,
						slug: 'haupt',
						locations: ['PRIMARY___DE'],
					},
				]),
			}),
			WpWidget_menu: ({ id }) => ({
				menu: {
					__typename: 'Menu',
					id: `${id}`,
					slug: id === '8' ? 'haupt' : 'main',
					menuItems: list([item(1, 'Boote')]),
				},
			}),
		};
		const language = (slug: string, isDefault: boolean, isCurrent: boolean) => ({
			slug,
			tag: slug,
			name: slug,
			path: '/',
			isTranslated: true,
			isCurrent,
			isDefault,
		});
		const shown = (isGerman: boolean) =>
			render('nav_menu', { nav_menu: 7 }, answers, {
				page: { languages: [language('en', true, !isGerman), language('de', false, isGerman)] },
			});
		expect(await shown(true)).toContain('menu-haupt-container');
		expect(await shown(false)).toContain('menu-main-container');
		expect(asked.map(({ name }) => name)).toEqual(['WpWidget_menu']);
	});

	it('are nothing where no menu was chosen, or one that is gone', async () => {
		expect(await render('nav_menu', { title: 'Way' })).not.toContain('<h5>');
		const gone: Answers = { WpWidget_menu: () => ({ menu: null }) };
		expect(await render('nav_menu', { nav_menu: '7' }, gone)).not.toContain('<nav');
	});
});

describe('texts and pictures', () => {
	const sanitize = (html: string) => html.replace(/ on\w+="[^"]*"/g, '');

	it('are texts with lines that become paragraphs if the editor wants it', async () => {
		const text = 'One\n\nTwo';
		expect(await render('text', { title: 'T', text, filter: 'on' })).toContain(
			'<h5>T</h5><div class="textwidget"><p>One</p>\n<p>Two</p></div>',
		);
		expect(await render('text', { text, visual: true })).toContain('<p>One</p>');
		expect(await render('text', { text })).toContain('<div class="textwidget">One\n\nTwo</div>');
	});

	it('are markup of the editor, sanitised', async () => {
		const html = await render(
			'custom_html',
			{ content: '<b onclick="x()">B</b>' },
			{},
			{ sanitize },
		);
		expect(html).toContain('<div class="textwidget custom-html-widget"><b>B</b></div>');
	});

	const media: Answers = { MediaImages: () => ({ mediaItems: list([storedMedia()]) }) };

	it('are a picture of the library with link and caption', async () => {
		const wp = {
			attachment_id: 12,
			size: 'thumbnail',
			caption: 'A <b>bay</b>',
			link_url: '/fleet/',
			link_target_blank: true,
			image_classes: 'round "x',
			link_classes: 'l',
		};
		const html = await render('media_image', wp, media);
		expect(html).toMatch(
			/<figure class="wp-caption alignnone"><a href="\/fleet\/" target="_blank" rel="noopener" class="l"><img class="image wp-image-12 attachment-thumbnail size-thumbnail round x" src="\/bay-150x150.jpg"/,
		);
		expect(html).toContain('<figcaption class="wp-caption-text">A <b>bay</b></figcaption>');
	});

	it.each([
		['file', 'href="/bay.jpg"'],
		['post', 'href="/bay.jpg"'],
	])('link to the %s', async (link_type, expected) => {
		expect(await render('media_image', { attachment_id: 12, link_type }, media)).toContain(
			expected,
		);
	});

	it('are a picture by its address alone, unlinked, or none', async () => {
		const html = await render('media_image', {
			url: '/a.jpg',
			alt: 'Alt',
			link_type: 'none',
			link_url: '/x/',
		});
		expect(html).toContain('src="/a.jpg"');
		expect(html).toContain('alt="Alt"');
		expect(html).not.toContain('<a ');
		expect(await render('media_image', {})).not.toContain('<img');
		expect(await render('media_image', { url: 'javascript:x' })).not.toContain('<img');
	});

	it('are pictures in columns, each once, without those that are gone', async () => {
		const html = await render('media_gallery', { ids: [12, '12', 99], columns: 4 }, media);
		expect(html).toContain('<div class="gallery gallery-columns-4 gallery-size-thumbnail">');
		expect(html.match(/<figure/g)).toHaveLength(1);
		expect(html).toContain('data-elementor-lightbox-slideshow="wp-12-99"');
		expect(await render('media_gallery', { ids: '12', link_type: 'none' }, media)).not.toContain(
			'<a ',
		);
	});
});

describe('content that WordPress alone can make', () => {
	const registry = createRegistry([wpWidget]);
	const place = (widgetType: string, renderedHtml: string | null) =>
		renderElements(
			[{ widgetType, settings: { wp: { url: 'https://else.example/feed/' } }, renderedHtml }],
			registry,
		);

	it.each(['wp-widget-rss', 'wp-widget-links'])(
		'is its own markup of %s, else nothing and one log line',
		(type) => {
			expect(place(type, '<ul><li>News</li></ul>').html).toContain('<li>News</li>');
			const { html, warnings } = place(type, null);
			expect(html).not.toContain('<ul>');
			expect(warnings).toHaveLength(1);
		},
	);

	it('is not the way in for editors', async () => {
		const html = await render('meta', {});
		expect(html).toContain(
			'<h5>Meta</h5><ul><li><a href="/wp-login.php">Log in</a></li><li><a href="/feed/">',
		);
	});
});

describe('the instance that WordPress stores', () => {
	it.each([[{}], [[]], [{ wp: 'x' }], [{ wp: [] }], [{ wp: null }]])(
		'is nothing in %j',
		(settings) => {
			expect(parse(WpWidgetSettings, settings)).toEqual({ wp: {} });
		},
	);

	it('is read under its own names', () => {
		const wp = { a: 7, b: {}, c: 'on', d: '0', ids: [3, '4', -1, 'x', 3] };
		expect([storedText(wp, 'a'), storedText(wp, 'b', 'x'), storedText(wp, 'z')]).toEqual([
			'7',
			'x',
			'',
		]);
		expect([isTicked(wp, 'c'), isTicked(wp, 'd'), isTicked(wp, 'z')]).toEqual([true, false, false]);
		expect(idsOf(wp, 'ids')).toEqual([3, 4]);
		const bounds = { most: 9, usual: 5 };
		const counts = [0, 1, 9, 10, '3', 'x', -2].map((n) => countOf({ n }, 'n', bounds));
		expect(counts).toEqual([1, 1, 9, 9, 3, 5, 5]);
	});
});
