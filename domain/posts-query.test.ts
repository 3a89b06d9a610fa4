import { describe, expect, it } from 'vitest';
import { idsOf, type PostsQuery, pageCountOf, postsQueryPath } from './posts-query';

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
	offset: 0,
};
const parameters = (changes: Partial<PostsQuery>, page = 1, perPage = 6) =>
	Object.fromEntries(
		new URL(postsQueryPath({ ...query, ...changes }, page, perPage), 'https://x.example/')
			.searchParams,
	);

describe('the request for a list of posts', () => {
	it('is the newest first unless the editor says otherwise', () => {
		expect(postsQueryPath(query, 2, 6)).toBe(
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

	it('counts an offset through all pages', () => {
		expect(parameters({ offset: 2 }, 3, 6)).toMatchObject({ offset: '14' });
		expect(parameters({ offset: 2 }, 3, 6)).not.toHaveProperty('page');
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
		expect(parameters({ orderBy: 'menu_order' })).toMatchObject({ orderby: 'date' });
		expect(parameters({ orderBy: 'menu_order', restBase: 'pages' })).toMatchObject({
			orderby: 'menu_order',
		});
	});

	it('stays within what REST allows', () => {
		expect(parameters({}, 1, 1000)).toMatchObject({ per_page: '100' });
		expect(parameters({}, 1, Number.NaN)).toMatchObject({ per_page: '1' });
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
