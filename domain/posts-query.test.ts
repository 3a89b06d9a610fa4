import { describe, expect, it } from 'vitest';
import {
	hasRestOrder,
	idsOf,
	mergeTerms,
	POSTS_ORDERS,
	type PostsOrder,
	type PostsQuery,
	pageCountOf,
	pageLength,
	postsQueryPath,
} from './posts-query';

const query: PostsQuery = {
	restBase: 'posts',
	include: [],
	exclude: [],
	authors: [],
	excludedAuthors: [],
	ids: [],
	excludedIds: [],
	orderBy: 'post_date',
	order: 'desc',
};
const parameters = (changes: Partial<PostsQuery>, start = 0, length = 6) =>
	Object.fromEntries(
		new URL(postsQueryPath({ ...query, ...changes }, { start, length }), 'https://x.example/')
			.searchParams,
	);

describe('the request for a list of posts', () => {
	it('is the newest first unless the editor says otherwise', () => {
		expect(postsQueryPath(query, { start: 6, length: 6 })).toBe(
			'wp/v2/posts?orderby=date&order=desc&per_page=6&page=2&_fields=id',
		);
	});

	it('names terms under what REST calls their taxonomy', () => {
		expect(
			parameters({
				include: [{ restBase: 'boat-type', termIds: [4, 9] }],
				exclude: [{ restBase: 'categories', termIds: [2] }],
			}),
		).toMatchObject({ 'boat-type': '4,9', categories_exclude: '2' });
	});

	it('asks for terms that are all needed, and for their children, in brackets', () => {
		const include = [{ restBase: 'categories', termIds: [1, 2], operator: 'AND' as const }];
		expect(parameters({ include })).toMatchObject({
			'categories[terms]': '1,2',
			'categories[operator]': 'AND',
		});
		const family = [{ restBase: 'categories', termIds: [1], hasChildren: true }];
		expect(parameters({ include: family })).toMatchObject({
			'categories[terms]': '1',
			'categories[include_children]': 'true',
		});
	});

	it('starts anywhere', () => {
		expect(parameters({}, 14, 6)).toMatchObject({ offset: '14' });
		expect(parameters({}, 14, 6)).not.toHaveProperty('page');
		expect(parameters({}, 12, 6)).toMatchObject({ page: '3' });
	});

	it('keeps the order of a manual selection', () => {
		expect(parameters({ ids: [9, 3, 5] })).toMatchObject({
			include: '9,3,5',
			orderby: 'include',
			order: 'asc',
		});
	});

	it('asks only for orders that REST knows', () => {
		expect(parameters({ orderBy: 'rand' })).toMatchObject({ orderby: 'date' });
		const known = (orderBy: PostsOrder, restBase = 'posts') => hasRestOrder({ orderBy, restBase });
		expect(POSTS_ORDERS.filter((order) => known(order))).toEqual([
			'post_date',
			'post_title',
			'modified',
		]);
		expect([known('menu_order', 'pages'), known('menu_order', 'boats')]).toEqual([true, false]);
		expect(parameters({ orderBy: 'menu_order' })).toMatchObject({ orderby: 'date' });
		expect(parameters({ orderBy: 'menu_order', restBase: 'pages' })).toMatchObject({
			orderby: 'menu_order',
		});
	});

	it('stays within what REST allows', () => {
		expect([1000, 7.9, 0, -1, Number.NaN].map(pageLength)).toEqual([100, 7, 1, 100, 1]);
	});
});

describe('two conditions on one taxonomy', () => {
	const of = (termIds: number[], operator: 'IN' | 'AND' = 'IN') => ({
		restBase: 'tags',
		termIds,
		operator,
	});

	it('are the visitor’s where the editor allows them', () => {
		expect(mergeTerms(of([1, 2, 3]), of([2, 3]))).toEqual(of([2, 3]));
	});

	it('are both where all terms are needed', () => {
		expect(mergeTerms(of([1]), of([2, 3], 'AND'))).toEqual(of([1, 2, 3], 'AND'));
		expect(mergeTerms(of([1]), of([2]))).toEqual(of([1, 2], 'AND'));
	});

	it('leave what the editor allows of a choice, or nothing', () => {
		expect(mergeTerms(of([1, 2]), of([2, 9]))).toEqual(of([2]));
		expect(mergeTerms(of([1, 2]), of([8, 9]))).toBeNull();
		expect(mergeTerms(of([1, 2]), of([9]))).toBeNull();
	});
});

describe('the pages of a list', () => {
	it('are counted behind the offset', () => {
		expect(pageCountOf(14, 2, 6)).toBe(2);
		expect(pageCountOf(15, 2, 6)).toBe(3);
		expect(pageCountOf(0, 5, 6)).toBe(1);
	});
});

describe('the ids of an answer', () => {
	it('come in its order, junk left out', () => {
		expect(idsOf([{ id: 9 }, { id: 'x' }, null, { id: 3 }])).toEqual([9, 3]);
		expect(idsOf({ code: 'rest_invalid_param' })).toEqual([]);
	});
});
