import { allPosts } from '@outrigger/rules/lists/posts-query';
import { describe, expect, it } from 'vitest';
import { fakeSources, idsDown } from '../testing/fake-sources';
import { listTerms } from './list-terms';

const term = (id: number, count: number, parent = 0, slug = `t${id}`) => ({
	id,
	name: `Term &amp; ${id}`,
	slug,
	count,
	parent,
});

/** A site with terms and posts; a rule gives each post its terms. */
function wordPress(
	terms: readonly object[],
	posts: readonly number[],
	termsOf: (id: number) => number[],
) {
	return fakeSources({
		find: ({ pathname, searchParams }) => {
			if (pathname.endsWith('/kinds')) return terms;
			const wanted = searchParams.get('include')?.split(',').map(Number);
			return (wanted ?? posts).map((id) => ({ id, kinds: termsOf(id) }));
		},
	});
}

const KINDS = { name: 'kind', restBase: 'kinds' };
const TERMS = [term(1, 0), term(2, 5, 1), term(3, 1, 2), term(4, 9), term(5, 0)];
const shown = (terms: Awaited<ReturnType<typeof listTerms>>) =>
	terms.map(({ databaseId, count }) => [databaseId, count]);
const list = (offset = 0) => ({ queries: [allPosts('boats')], offset });

describe('terms that core REST counts', () => {
	it('are the terms of the list’s items and of the terms below, each item once', async () => {
		const { sources, asked } = wordPress(TERMS, [9, 8, 7], (id) =>
			id === 9 ? [2, 3] : id === 8 ? [3] : [5],
		);
		const terms = await listTerms(sources, list(), KINDS, false);
		expect(shown(terms)).toEqual([
			[1, 2],
			[2, 2],
			[3, 2],
			[4, 0],
			[5, 1],
		]);
		expect(terms[1]).toMatchObject({ name: 'Term &amp; 2', slug: 't2', parentDatabaseId: 1 });
		expect(asked).toHaveLength(3);
		expect(shown(await listTerms(sources, list(), KINDS, true))).toEqual([
			[1, 2],
			[2, 2],
			[3, 2],
			[5, 1],
		]);
	});

	it('leave out the items that the list skips', async () => {
		const { sources } = wordPress(TERMS, [9, 8, 7], (id) => (id > 7 ? [2] : [4]));
		expect(shown(await listTerms(sources, list(1), KINDS, true))).toEqual([
			[1, 1],
			[2, 1],
		]);
		expect(shown(await listTerms(sources, list(2), KINDS, true))).toEqual([]);
	});

	it('are counted over a thousand items, and of more only those that the site uses are offered', async () => {
		const full = wordPress(TERMS, idsDown(5000, 1000), () => [3]);
		expect(shown(await listTerms(full.sources, list(), KINDS, true))).toEqual([
			[1, 1000],
			[2, 1000],
			[3, 1000],
		]);
		expect(full.asked).toHaveLength(1 + 10 + 10);
		const long = wordPress(TERMS, idsDown(5000, 1001), () => [3]);
		expect(shown(await listTerms(long.sources, list(), KINDS, true))).toEqual([
			[1, null],
			[2, null],
			[3, null],
			[4, null],
		]);
		expect(long.asked).toHaveLength(2);
	});

	it('are all of them, up to a thousand', async () => {
		const many = (count: number) => idsDown(count, count).map((id) => term(id, 1));
		const all = wordPress(many(501), [1], () => [501, 1]);
		expect(await listTerms(all.sources, list(), KINDS, false)).toHaveLength(501);
		expect(shown(await listTerms(all.sources, list(), KINDS, true))).toEqual([
			[501, 1],
			[1, 1],
		]);
		const most = wordPress(many(1001), [1], () => [501]);
		expect(await listTerms(most.sources, list(), KINDS, false)).toHaveLength(1000);
		expect(most.asked.filter((path) => path.startsWith('wp/v2/kinds'))).toHaveLength(10);
	});

	it('of other scripts have their slugs as addresses have them', async () => {
		const terms = [term(1, 1, 0, '%ce%b1%ce%b9'), term(2, 1, 0, '%zz'), { id: 'x' }, null];
		const { sources } = wordPress(terms as object[], [], () => []);
		const found = await listTerms(sources, list(), KINDS, false);
		expect(found.map(({ slug }) => slug)).toEqual(['αι', '%zz']);
	});
});
