import { describe, expect, it } from 'vitest';
import {
	allPosts,
	hasRestOrder,
	idsOf,
	POSTS_ORDERS,
	type PostsOrder,
	type PostsQuery,
	type PostsRequest,
	pageCountOf,
	pageLength,
	postsQueryPath,
	postsRequests,
} from './posts-query';
import type { ConditionTaxonomy } from './term-clauses';

const request: PostsRequest = { ...allPosts('posts'), include: [], relation: 'AND', exclude: [] };
const parameters = (changes: Partial<PostsRequest>, start = 0, length = 6) =>
	Object.fromEntries(
		new URL(postsQueryPath({ ...request, ...changes }, { start, length }), 'https://x.example/')
			.searchParams,
	);

describe('the request for a list of posts', () => {
	it('is the newest first unless the editor chose another order', () => {
		expect(postsQueryPath(request, { start: 6, length: 6 })).toBe(
			'wp/v2/posts?orderby=date&order=desc&per_page=6&page=2&_fields=id',
		);
	});

	it('names terms under REST’s name of their taxonomy', () => {
		expect(
			parameters({
				include: [{ restBase: 'boat-type', termIds: [4, 9] }],
				exclude: [{ restBase: 'categories', termIds: [2] }],
			}),
		).toMatchObject({ 'boat-type': '4,9', categories_exclude: '2' });
	});

	it('names terms that are all needed, and their children, in brackets', () => {
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

	it('contains all conditions of a list', () => {
		expect(
			parameters({
				authors: [3, 4],
				excludedAuthors: [5],
				excludedIds: [6, 7],
				after: '2026-01-01T00:00:00',
				before: '2026-02-01T00:00:00',
				isSticky: true,
				search: 'quiet cove',
			}),
		).toEqual({
			author: '3,4',
			author_exclude: '5',
			exclude: '6,7',
			after: '2026-01-01T00:00:00',
			before: '2026-02-01T00:00:00',
			sticky: 'true',
			search: 'quiet cove',
			orderby: 'date',
			order: 'desc',
			per_page: '6',
			page: '1',
			_fields: 'id',
		});
	});

	it('marks that one of its conditions is enough where there are several', () => {
		const [boats, terms] = [
			{ restBase: 'boat-type', termIds: [4] },
			{ restBase: 'categories', termIds: [2] },
		];
		const relationOf = (relation: 'AND' | 'OR', ...include: (typeof boats)[]) =>
			parameters({ relation, include }).tax_relation;
		expect(relationOf('OR', boats, terms)).toBe('OR');
		expect(relationOf('OR', boats)).toBeUndefined();
		expect(relationOf('AND', boats, terms)).toBeUndefined();
	});

	it.each([
		['post_date', 'posts', 'date'],
		['post_title', 'posts', 'title'],
		['modified', 'posts', 'modified'],
		['menu_order', 'pages', 'menu_order'],
		['menu_order', 'media', 'menu_order'],
		['menu_order', 'my-pages', 'date'],
		['menu_order', 'pages-old', 'date'],
		['rand', 'posts', 'date'],
	] as const)('in the order %s of %s is by %s', (order, restBase, expected) => {
		expect(parameters({ orderBy: order, restBase }).orderby).toBe(expected);
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

	it('names only orders that REST has', () => {
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

	it('stays within the limits of REST', () => {
		expect([1000, 7.9, 0, -1, Number.NaN].map(pageLength)).toEqual([100, 7, 1, 100, 1]);
	});
});

describe('the requests for a list with conditions on terms', () => {
	const taxonomy = (
		restBase: string,
		isHierarchical: boolean,
		contentTypes: ConditionTaxonomy['contentTypes'] = ['posts'],
	) => ({ restBase, isHierarchical, contentTypes });
	const tag = (termId: number) => ({ taxonomy: taxonomy('tags', false), termId });
	const category = (termId: number) => ({ taxonomy: taxonomy('categories', true), termId });
	const boatType = (termId: number) => ({ taxonomy: taxonomy('types', true, ['boats']), termId });
	const asked = (changes: Partial<PostsQuery>) =>
		postsRequests({ ...allPosts('posts'), ...changes }).map(({ include, exclude, relation }) => ({
			...(include.length > 0 && { include }),
			...(exclude.length > 0 && { exclude }),
			...(relation === 'OR' && { relation }),
		}));

	it('are a single one without contradictions', () => {
		expect(asked({})).toEqual([{}]);
		expect(asked({ clauses: [[category(1), category(2)], [tag(7)]], exclude: [tag(9)] })).toEqual([
			{
				include: [
					{ restBase: 'categories', termIds: [1, 2], hasChildren: true },
					{ restBase: 'tags', termIds: [7] },
				],
				exclude: [{ restBase: 'tags', termIds: [9] }],
			},
		]);
	});

	it('never mix an exclusion with alternative conditions', () => {
		const either = [category(1), tag(7)];
		const together = {
			include: [
				{ restBase: 'categories', termIds: [1], hasChildren: true },
				{ restBase: 'tags', termIds: [7] },
			],
			relation: 'OR',
		};
		expect(asked({ clauses: [either] })).toEqual([together]);
		const exclude = [{ restBase: 'tags', termIds: [9] }];
		expect(asked({ clauses: [either], exclude: [tag(9)] })).toEqual([together, { exclude }]);
		expect(asked({ clauses: [either, [tag(8)]], exclude: [tag(9)] })).toEqual([
			{ include: [{ restBase: 'tags', termIds: [8] }], exclude },
			together,
		]);
	});

	it('are empty if content of the type can have none of the terms', () => {
		expect(asked({ clauses: [[tag(7)], []] })).toEqual([]);
		expect(asked({ clauses: [[boatType(3)]] })).toEqual([]);
		expect(asked({ clauses: [[boatType(3), tag(7)]], exclude: [boatType(4)] })).toEqual([
			{ include: [{ restBase: 'tags', termIds: [7] }] },
		]);
		const unknown = { taxonomy: taxonomy('types', false, null), termId: 3 };
		expect(asked({ clauses: [[unknown]] })).toEqual([
			{ include: [{ restBase: 'types', termIds: [3] }] },
		]);
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
