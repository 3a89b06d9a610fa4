import type { PostRecord, TermRecord } from '@outrigger/formats/model/records';
import { describe, expect, it, vi } from 'vitest';
import type { PostQuery } from '../../store/store';
import { lookupOf } from '../testing/empty-lookup';
import { hasBlocks, renderBlocks } from './render-blocks';

const post = (databaseId: number, title: string, more: Partial<PostRecord> = {}) =>
	({
		databaseId,
		title,
		uri: `/${databaseId}/`,
		date: '2026-06-03T05:40:00',
		excerpt: '',
		content: 'Out before the gulls.',
		password: '',
		authorId: 1,
		...more,
	}) as PostRecord;
const term = (databaseId: number, name: string, count: number, parentId = 0) =>
	({ databaseId, name, count, parentId, uri: `/${name}/` }) as TermRecord;

const comment = (databaseId: number, day: string) => ({
	databaseId,
	authorName: `Guest <${databaseId}>`,
	authorUrl: databaseId % 2 ? 'javascript:alert(1)' : 'https://guest.example',
	content: 'One <b>two</b> '.repeat(20),
	date: `${day} 10:00:00`,
	dateGmt: `${day} 10:00:00`,
});

const asked: PostQuery[] = [];
const lookup = lookupOf({
	posts: (query, { first = 10 }) => {
		asked.push(query);
		const below = query.parentIn?.[0];
		const all =
			below === undefined
				? [post(1, 'Knots & hitches'), post(2, 'First light')]
				: below === 0
					? [post(5, 'Boats')]
					: below === 5
						? [post(6, 'Ribs')]
						: [];
		const items = all.slice(0, first);
		return { items, total: all.length, hasNextPage: false, hasPreviousPage: false };
	},
	terms: () => [term(1, 'Coast', 3), term(2, 'Bays', 1, 1), term(3, 'Empty', 0)],
	commentsOf: (id) =>
		[comment(id * 10, '2026-06-01'), comment(id * 10 + 1, `2026-07-0${id}`)] as never,
	user: () => ({ name: 'Mara' }) as ReturnType<ReturnType<typeof lookupOf>['user']>,
});
const block = (name: string, attributes: object = {}) =>
	renderBlocks(`<!-- wp:${name} ${JSON.stringify(attributes)} /-->`, lookup);

describe('a text of blocks', () => {
	it('is recognised by its delimiters', () => {
		expect(hasBlocks('<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->')).toBe(true);
		expect(hasBlocks('<p>a</p><!--more-->')).toBe(false);
	});

	it('keeps its saved markup, without the delimiters', () => {
		const saved =
			'<!-- wp:columns {"a":"b"} --><div class="wp-block-columns"></div><!-- /wp:columns -->';
		expect(renderBlocks(saved, lookup)).toBe('<div class="wp-block-columns"></div>');
	});
});

describe('a block that the site computes', () => {
	it('lists the newest posts, as text', () => {
		const html = block('latest-posts', { postsToShow: 2, displayPostDate: true });
		expect(html).toContain('href="/1/">Knots &amp; hitches</a>');
		expect(html).toContain('<time datetime="2026-06-03T05:40:00"');
		expect(block('core/latest-posts', { postsToShow: 1 })).not.toContain('First light');
		expect(block('latest-posts', { postLayout: 'grid', columns: 2 })).toContain(
			'is-grid columns-2',
		);
	});

	it('queries with the categories, the author and the order of its editor', () => {
		asked.length = 0;
		block('latest-posts', {
			categories: [{ id: 4 }],
			selectedAuthor: 7,
			orderBy: 'title',
			order: 'asc',
		});
		expect(asked[0]).toMatchObject({
			authorIn: [7],
			orderBy: [{ field: 'title', order: 'ASC' }],
			terms: [{ taxonomy: 'category', termIds: [4] }],
		});
	});

	it('shows no words behind a password', () => {
		const locked = lookupOf({
			posts: () => ({
				items: [post(1, 'Secret', { password: 'x' })],
				total: 1,
				hasNextPage: false,
				hasPreviousPage: false,
			}),
		});
		const saved = '<!-- wp:latest-posts {"displayPostContent":true} /-->';
		expect(renderBlocks(saved, locked)).toContain('Secret');
		expect(renderBlocks(saved, locked)).not.toContain('gulls');
	});

	it('lists terms, those that lead to nothing only where an editor wants them', () => {
		expect(block('categories')).toContain('>Bays</a>');
		expect(block('categories')).not.toContain('Empty');
		expect(block('categories', { showEmpty: true, showPostCounts: true })).toContain(
			'Empty</a> (0)',
		);
		expect(block('categories', { showHierarchy: true })).toMatch(
			/Coast<\/a><ul class="children"><li[^>]*><a[^>]*>Bays/,
		);
		expect(block('categories', { showOnlyTopLevel: true })).not.toContain('Bays');
		expect(block('tag-cloud', { numberOfTags: 1 })).not.toContain('Bays');
	});

	it('lists pages with those below them', () => {
		expect(block('page-list')).toMatch(
			/Boats<\/a><ul class="wp-block-navigation__submenu[^>]*>.*Ribs/,
		);
	});

	it('lists the months and the years of posts, with their numbers', () => {
		const dates = ['2026-11-03', '2026-09-01', '2026-09-02', '2025-12-31'];
		const dated = lookupOf({
			posts: ({ year, month, orderBy }) => {
				const sorted = orderBy?.[0]?.order === 'ASC' ? [...dates].sort() : dates;
				const items = sorted
					.filter((day) => year === undefined || Number(day.slice(0, 4)) === year)
					.filter((day) => month === undefined || Number(day.slice(5, 7)) === month)
					.map((day) => post(1, 'A', { date: `${day}T10:00:00` }));
				return { items, total: items.length, hasNextPage: false, hasPreviousPage: false };
			},
		});
		const listed = (attributes: object) =>
			renderBlocks(`<!-- wp:archives ${JSON.stringify(attributes)} /-->`, dated);
		expect(listed({ showPostCounts: true })).toBe(
			'<ul class="wp-block-archives-list wp-block-archives">' +
				'<li><a href="/2026/11/">November 2026</a>&nbsp;(1)</li>' +
				'<li><a href="/2026/09/">September 2026</a>&nbsp;(2)</li>' +
				'<li><a href="/2025/12/">December 2025</a>&nbsp;(1)</li></ul>',
		);
		expect(listed({ type: 'yearly' }).match(/href="[^"]*"/g)).toEqual([
			'href="/2026/"',
			'href="/2025/"',
		]);
		expect(renderBlocks('<!-- wp:archives /-->', lookupOf())).toBe('');
	});

	it('lists the newest comments as text, of posts without a password', () => {
		const posts = [
			post(1, 'Knots', { commentCount: 2 }),
			post(2, 'Light', { commentCount: 2 }),
			post(3, 'Secret', { commentCount: 2, password: 'x' }),
			post(4, 'Quiet', { commentCount: 0 }),
		];
		const commented = {
			...lookup,
			posts: () => ({ items: posts, total: 4, hasNextPage: false, hasPreviousPage: false }),
		};
		const html = renderBlocks('<!-- wp:latest-comments {"commentsToShow":3} /-->', commented);
		expect(html.match(/#comment-\d+/g)).toEqual(['#comment-21', '#comment-11', '#comment-20']);
		expect(html).toContain('Guest &lt;21&gt;</span> on <a');
		expect(html).toContain('href="https://guest.example" rel="nofollow ugc">Guest &lt;20&gt;');
		expect(html).not.toContain('javascript');
		expect(html).toContain(`<p>${'One two '.repeat(10).trim()}…</p>`);
		expect(
			renderBlocks('<!-- wp:latest-comments {"displayExcerpt":false} /-->', commented),
		).not.toContain('One');
	});

	it('is a search of this site', () => {
		const html = block('search', {
			label: 'Find <a boat>',
			showLabel: false,
			placeholder: '"rib"',
		});
		expect(html).toContain('action="/"');
		expect(html).toContain('screen-reader-text">Find &lt;a boat&gt;');
		expect(html).toContain('placeholder="&quot;rib&quot;"');
	});

	it('is left out where it is not made here, and `leftOut` receives its name', () => {
		const leftOut = vi.fn();
		const html = renderBlocks('a<!-- wp:acme/map {"z":1} /-->b<!-- wp:constructor /-->', {
			...lookup,
			leftOut,
		});
		expect(html).toBe('ab');
		expect(leftOut.mock.calls.flat()).toEqual(['acme/map', 'constructor']);
	});

	it('takes its defaults for attributes that are junk', () => {
		for (const attributes of [
			'{',
			'[]',
			'7',
			'{"postsToShow":"many","columns":-1,"categories":"x"}',
		]) {
			expect(renderBlocks(`<!-- wp:latest-posts ${attributes} /-->`, lookup)).toContain('Knots');
		}
	});
});

describe('a query', () => {
	const TEMPLATE =
		'<!-- wp:post-template --><!-- wp:group --><div class="card"><!-- wp:post-featured-image {"isLink":true} /--><!-- wp:post-title {"level":3,"isLink":true} /--><!-- wp:post-date /--><!-- wp:post-excerpt {"moreText":"More"} /--></div><!-- /wp:group --><!-- /wp:post-template -->';
	const NOTHING = '<!-- wp:query-no-results --><p>Nothing here.</p><!-- /wp:query-no-results -->';
	const query = (attributes: object, inside = TEMPLATE + NOTHING) =>
		`<p>a</p><!-- wp:query ${JSON.stringify(attributes)} --><div class="wp-block-query">${inside}</div><!-- /wp:query --><p>b</p>`;

	it('shows its template for each of its posts', () => {
		const picture = {
			databaseId: 9,
			media: { file: '2026/05/bay.jpg', altText: 'The "bay"' },
		} as PostRecord;
		const html = renderBlocks(query({ query: { perPage: 2 } }), {
			...lookup,
			post: () => picture,
		});
		expect(html.match(/<li class="wp-block-post"><div class="card">/g)).toHaveLength(2);
		expect(html).toContain(
			'<h3 class="wp-block-post-title"><a href="/1/">Knots &amp; hitches</a></h3>',
		);
		expect(html).toContain('<time datetime="2026-06-03T05:40:00">June 3, 2026</time>');
		expect(html).toContain(
			'Out before the gulls.</p><a class="wp-block-post-excerpt__more-link" href="/1/">More</a>',
		);
		expect(html).toMatch(
			/<a href="\/1\/"><img src="https:\/\/boats\.test\/wp-content\/uploads\/2026\/05\/bay\.jpg" class="wp-image-9" alt="The &quot;bay&quot;">/,
		);
		expect(html).not.toMatch(/Nothing here|wp:/);
		expect(html).toMatch(/^<p>a<\/p><div class="wp-block-query"><ul .*<\/ul><\/div><p>b<\/p>$/);
	});

	it('queries with its editor’s choices', () => {
		asked.length = 0;
		const chosen = {
			...{ postType: 'boat', order: 'asc', orderBy: 'title', author: '7,8', search: 'rib' },
			...{ exclude: [3], sticky: 'exclude', taxQuery: { 'boat-type': [4] }, categoryIds: [] },
		};
		renderBlocks(query({ query: chosen }), lookup);
		expect(asked).toEqual([
			{
				types: ['boat'],
				orderBy: [{ field: 'title', order: 'ASC' }],
				authorIn: [7, 8],
				notIn: [3],
				search: 'rib',
				sticky: false,
				terms: [{ taxonomy: 'boat-type', termIds: [4], operator: 'IN', includeChildren: true }],
			},
		]);
	});

	it('shows its editor’s text where there are no posts', () => {
		expect(renderBlocks(query({}), lookupOf())).toBe(
			'<p>a</p><div class="wp-block-query"><p>Nothing here.</p></div><p>b</p>',
		);
	});

	it('shows nothing that has no address, and no words or pictures behind a password', () => {
		const posts = [post(1, 'Popup', { uri: null }), post(2, 'Locked', { password: 'x' })];
		const html = renderBlocks(query({}), {
			...lookup,
			post: () => ({ media: { file: 'a.jpg', altText: '' } }) as PostRecord,
			posts: () => ({ items: posts, total: 2, hasNextPage: false, hasPreviousPage: false }),
		});
		expect(html).toContain('Locked');
		expect(html).not.toMatch(/Popup|gulls|<img/);
	});

	it('inside a query is left out, so that no text multiplies', () => {
		const leftOut = vi.fn();
		const nested = `<!-- wp:post-template -->${query({})}<!-- /wp:post-template -->`;
		const html = renderBlocks(query({}, nested), { ...lookup, leftOut });
		expect(html.match(/wp-block-post-template/g)).toHaveLength(1);
		expect(leftOut).toHaveBeenCalledWith('query');
	});

	it('without an end, or with two ends, keeps its saved markup', () => {
		expect(renderBlocks('<!-- wp:query --><p>a</p>', lookup)).toBe('<p>a</p>');
		expect(renderBlocks('<p>a</p><!-- /wp:query --><!-- /wp:query -->', lookup)).toBe('<p>a</p>');
		const many = '<!-- wp:query -->'.repeat(20_000);
		expect(renderBlocks(many, lookup)).toBe('');
	});
});

describe('a block about the post that has the text', () => {
	const owner = post(7, 'Harbour', {
		authorId: 1,
		modified: '2026-06-09T05:40:00',
		commentCount: 2,
	});
	const known = lookupOf({
		user: (id) =>
			(id === 1 && {
				name: 'Mara & Co',
				description: 'Sails <b>far</b>.',
				avatarUrl: '/m.png',
			}) as never,
		commentsOf: () =>
			[
				{ ...comment(1, '2026-07-01'), parentId: 0, userId: 0 },
				{ ...comment(2, '2026-07-02'), parentId: 1, userId: 1 },
			] as never,
	});
	const shown = (markup: string, of = owner) => renderBlocks(markup, known, of);

	it('is computed outside of a query: dates as the site writes them, and of the last change', () => {
		expect(shown('<!-- wp:post-date /-->')).toBe(
			'<div class="wp-block-post-date"><time datetime="2026-06-03T05:40:00">June 3, 2026</time></div>',
		);
		expect(shown('<!-- wp:post-date {"displayType":"modified"} /-->')).toContain('June 9, 2026');
		expect(shown('<!-- wp:post-title /-->')).toBe('<h2 class="wp-block-post-title">Harbour</h2>');
	});

	it('shows the author with picture and words', () => {
		expect(shown('<!-- wp:post-author {"showBio":true,"byline":"By"} /-->')).toBe(
			'<div class="wp-block-post-author"><div class="wp-block-post-author__avatar"><img src="/m.png" alt="" class="avatar avatar-48 photo" height="48" width="48"></div><div class="wp-block-post-author__content"><p class="wp-block-post-author__byline">By</p><p class="wp-block-post-author__name">Mara &amp; Co</p><p class="wp-block-post-author__bio">Sails far.</p></div></div>',
		);
		expect(shown('<!-- wp:post-author-biography /-->')).toContain('>Sails far.</div>');
	});

	const THREAD =
		'<!-- wp:comments --><div><!-- wp:comments-title /--><!-- wp:comment-template --><p><!-- wp:comment-author-name /--><!-- wp:avatar /--><!-- wp:comment-date /--><!-- wp:comment-content /--></p><!-- /wp:comment-template --></div><!-- /wp:comments -->';

	it('shows its comments, answers below the comments that they answer', () => {
		const html = shown(THREAD);
		expect(html).toContain('<h2 class="wp-block-comments-title">2 comments</h2>');
		expect(html).toMatch(/^<div>.*<li id="comment-1" class="comment">.*<ol><li id="comment-2"/s);
		expect(html).toContain('href="https://guest.example">Guest &lt;2&gt;</a>');
		expect(html).toContain('<div class="wp-block-comment-author-name">Guest &lt;1&gt;</div>');
		expect(html).toContain('datetime="2026-07-01T10:00:00">July 1, 2026</time>');
		expect(html.match(/src="\/m.png"/g)).toHaveLength(1);
		expect(shown('<!-- wp:post-comments-link /-->')).toContain(
			'href="/7/#comments">2 comments</a>',
		);
		expect(shown('<!-- wp:post-comments-count /-->')).toContain('>2</div>');
	});

	it('shows no comments behind a password', () => {
		expect(shown(THREAD, { ...owner, password: 'x' })).toBe('<div></div>');
	});
});
