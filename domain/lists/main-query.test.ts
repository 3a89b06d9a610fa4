import { describe, expect, it } from 'vitest';
import { formatQuery, isAboutQuery, isEmptySearch, mainPosts, mainQueryPath } from './main-query';

const CATEGORIES = { restBase: 'categories', isHierarchical: true, contentTypes: null };
const TAGS = { restBase: 'tags', isHierarchical: false, contentTypes: null };
const pathOf = (taxonomy: typeof TAGS) =>
	decodeURIComponent(
		mainQueryPath({ kind: 'term', restBase: 'posts', taxonomy, termId: 5 }, 2, 10),
	);

describe('the main query', () => {
	it('lists a term by the REST name of its taxonomy, with the posts of the terms below it', () => {
		expect(pathOf(CATEGORIES)).toBe(
			'wp/v2/posts?categories[terms]=5&categories[include_children]=true&page=2&per_page=10&_fields=id',
		);
		expect(pathOf(TAGS)).toBe('wp/v2/posts?tags=5&page=2&per_page=10&_fields=id');
	});

	it('lists the posts of an author', () => {
		const query = { kind: 'author', restBase: 'posts', authorId: 3 } as const;
		expect(mainQueryPath(query, 1, 6)).toBe('wp/v2/posts?author=3&page=1&per_page=6&_fields=id');
	});

	it('lists the posts of a date by the bounds of publication', () => {
		const query = {
			kind: 'date',
			restBase: 'posts',
			after: '2026-10-31T23:59:59',
			before: '2026-12-01T00:00:00',
		} as const;
		expect(decodeURIComponent(mainQueryPath(query, 2, 6))).toBe(
			'wp/v2/posts?after=2026-10-31T23:59:59&before=2026-12-01T00:00:00&page=2&per_page=6&_fields=id',
		);
		expect(mainPosts(query)).toMatchObject({ after: query.after, before: query.before });
	});

	it('puts pinned posts first on the blog alone', () => {
		expect(mainQueryPath({ kind: 'post-type', restBase: 'posts' }, 1, 6)).toBe(
			'wp/v2/posts?ignore_sticky=false&page=1&per_page=6&_fields=id',
		);
		expect(mainQueryPath({ kind: 'post-type', restBase: 'boats' }, 1, 6)).toBe(
			'wp/v2/boats?page=1&per_page=6&_fields=id',
		);
	});

	it('encodes the words of a visitor’s search', () => {
		expect(mainQueryPath({ kind: 'search', search: 'a&b=c d' }, 1, 10)).toContain(
			'search=a%26b%3Dc+d&',
		);
	});

	it('searches posts alone, at the address of the search', () => {
		expect(mainQueryPath({ kind: 'search', search: 'cove' }, 3, 10)).toBe(
			'wp/v2/search?search=cove&type=post&page=3&per_page=10&_fields=id',
		);
	});

	it('lists the posts of a format by the name behind its slug', () => {
		const query = formatQuery('post-format-gallery', 4);
		expect(query).toEqual({ kind: 'format', restBase: 'posts', format: 'gallery', count: 4 });
		expect(formatQuery('my-post-format-gallery', 4).format).toBe('my-post-format-gallery');
		expect(mainQueryPath(query, 1, 6)).toBe(
			'wp/v2/posts?format=gallery&page=1&per_page=6&_fields=id',
		);
	});

	it('is answered by a WordPress that knows formats with as many posts as the format has', () => {
		const query = formatQuery('post-format-gallery', 4);
		expect([3, 4, 60].map((total) => isAboutQuery(query, total))).toEqual([false, true, false]);
		expect(isAboutQuery({ kind: 'author', restBase: 'posts', authorId: 3 }, 60)).toBe(true);
	});

	it('is empty for a search of only spaces', () => {
		expect(isEmptySearch({ kind: 'search', search: ' \t' })).toBe(true);
		expect(isEmptySearch({ kind: 'search', search: ' cove' })).toBe(false);
		expect(isEmptySearch({ kind: 'post-type', restBase: 'posts' })).toBe(false);
	});

	it('stays within the limits of REST', () => {
		const query = { kind: 'post-type', restBase: 'posts' } as const;
		expect(mainQueryPath(query, 1, 500)).toContain('per_page=100');
		expect(mainQueryPath(query, 1, 0)).toContain('per_page=1&');
	});

	it('is a list that can be filtered', () => {
		const term = { kind: 'term', restBase: 'boats', taxonomy: CATEGORIES, termId: 5 } as const;
		expect(mainPosts(term)).toMatchObject({
			restBase: 'boats',
			clauses: [[{ taxonomy: CATEGORIES, termId: 5 }]],
			orderBy: 'post_date',
			order: 'desc',
		});
		expect(mainPosts({ kind: 'author', restBase: 'posts', authorId: 3 })).toMatchObject({
			restBase: 'posts',
			authors: [3],
		});
		expect(mainPosts({ kind: 'search', search: 'cove' })).toMatchObject({
			restBase: 'posts',
			search: 'cove',
		});
		expect(mainPosts({ kind: 'post-type', restBase: 'boats' })).toMatchObject({
			restBase: 'boats',
			clauses: [],
		});
	});
});
