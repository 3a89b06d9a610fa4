import { allPosts } from '@outrigger/rules/lists/posts-query';
import { describe, expect, it } from 'vitest';
import { fakeSources } from '../testing/fake-sources';
import { listTerms } from './list-terms';

const KINDS = { name: 'kind', restBase: 'kinds' };
const TAXONOMY = { restBase: 'kinds', isHierarchical: true, contentTypes: null };
const row = (databaseId: number, count: number) => ({
	databaseId,
	parentDatabaseId: 0,
	name: `Term ${databaseId}`,
	slug: `t${databaseId}`,
	count,
});
const shown = (terms: Awaited<ReturnType<typeof listTerms>>) =>
	terms.map(({ databaseId, count }) => [databaseId, count]);

describe('terms that the extension counts', () => {
	it('are requested once, with all conditions of the list', async () => {
		const { sources, queried, asked } = fakeSources({
			hasLoops: true,
			data: { LoopTerms: () => ({ elementorLoop: { terms: [row(2, 5), row(1, 3)] } }) },
		});
		const query = {
			...allPosts('boats'),
			clauses: [[{ taxonomy: TAXONOMY, termId: 7 }], [{ taxonomy: TAXONOMY, termId: 8 }]],
			exclude: [{ taxonomy: TAXONOMY, termId: 9 }],
			authors: [3],
			excludedIds: [4],
			after: '2026-05-01T00:00:00',
		};
		expect(shown(await listTerms(sources, { queries: [query], offset: 4 }, KINDS, true))).toEqual([
			[2, 1],
		]);
		expect(asked).toEqual([]);
		expect(queried).toEqual([
			[
				'LoopTerms',
				{
					taxonomy: 'kind',
					hideEmpty: true,
					where: {
						restBase: 'boats',
						terms: [
							{ databaseIds: [7] },
							{ databaseIds: [8] },
							{ databaseIds: [9], isExcluded: true },
						],
						authorIn: [3],
						authorNotIn: [],
						in: [],
						notIn: [4],
						after: '2026-05-01T00:00:00',
						before: null,
						isSticky: null,
						search: null,
					},
				},
			],
		]);
	});

	it('are added up over the content types of a list', async () => {
		const { sources } = fakeSources({
			hasLoops: true,
			data: {
				LoopTerms: ({ where }) => ({
					elementorLoop:
						(where as { restBase: string }).restBase === 'boats'
							? { terms: [row(1, 3), row(2, 1)] }
							: { terms: [row(2, 4), row(5, 0)] },
				}),
			},
		});
		const queries = [allPosts('boats'), allPosts('posts')];
		expect(shown(await listTerms(sources, { queries, offset: 0 }, KINDS, false))).toEqual([
			[1, 3],
			[2, 5],
			[5, 0],
		]);
		expect(await listTerms(sources, { queries: [], offset: 0 }, KINDS, false)).toEqual([]);
	});

	it('are empty for a list that WordPress does not know', async () => {
		const { sources } = fakeSources({
			hasLoops: true,
			data: { LoopTerms: () => ({ elementorLoop: null }) },
		});
		const list = { queries: [allPosts('x')], offset: 0 };
		expect(await listTerms(sources, list, KINDS, false)).toEqual([]);
	});
});
