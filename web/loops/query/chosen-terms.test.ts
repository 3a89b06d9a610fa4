import { describe, expect, it } from 'vitest';
import { fakeSources } from '../testing/fake-sources';
import { type ChosenTerms, narrowedClauses } from './chosen-terms';

/**
 * Maps each term to its parent, 0 for none: 1 is the parent of 2, 2 of 3; 4 has no parent or child. The slugs are
 * `t1`…; tags begin at 11.
 */
const PARENTS: Readonly<Record<number, number>> = { 1: 0, 2: 1, 3: 2, 4: 0 };

const wordPress = () =>
	fakeSources({
		find: ({ searchParams }) =>
			(searchParams.get('slug') ?? '')
				.split(',')
				.map((slug) => ({ id: Number(slug.slice(1)) }))
				.filter(({ id }) => id in PARENTS || (id > 10 && id < 20)),
		shown: { types: [{ name: 'post', restBase: 'posts' }] },
		data: {
			TermTaxonomies: ({ ids }) => ({
				terms: {
					nodes: (ids as string[]).map((id) => ({
						databaseId: Number(id),
						taxonomyName: 'category',
						parentDatabaseId: PARENTS[Number(id)] || null,
					})),
				},
			}),
		},
	});

const CATEGORIES = { restBase: 'categories', isHierarchical: true, contentTypes: ['posts'] };
const category = (termId: number) => ({ taxonomy: CATEGORIES, termId });

/** Returns the term numbers of each clause, and how many generations of parents were requested. */
async function narrowed(chosen: readonly ChosenTerms[], allowed: number[][] = []) {
	const { sources, queried } = wordPress();
	const clauses = await narrowedClauses(
		sources,
		allowed.map((ids) => ids.map(category)),
		chosen,
	);
	return {
		ids: clauses?.map((clause) => clause.map(({ termId }) => termId)) ?? null,
		generations: queried.filter(([name]) => name === 'TermTaxonomies').length,
	};
}
const categories = (terms: string[], logicalJoin?: string) => ({
	taxonomy: 'category',
	terms,
	logicalJoin,
});

describe('the choice of a visitor', () => {
	it('narrows nothing and sends no query if it is empty', async () => {
		expect(await narrowed([], [[1], [4]])).toEqual({ ids: [[1], [4]], generations: 0 });
	});

	it('is all of its terms, or one of them', async () => {
		expect((await narrowed([categories(['t3', 't4'])])).ids).toEqual([[3], [4]]);
		expect((await narrowed([categories(['t3', 't4'], 'OR')])).ids).toEqual([[3, 4]]);
		const tags = { taxonomy: 'post_tag', terms: ['t11', 't12'] };
		expect(await narrowed([categories(['t4']), tags])).toEqual({
			ids: [[4], [11], [12]],
			generations: 0,
		});
	});

	it('is without a term above another one of it, joined as it may be', async () => {
		expect((await narrowed([categories(['t1', 't3'])])).ids).toEqual([[3]]);
		expect((await narrowed([categories(['t1', 't3', 't4'], 'OR')])).ids).toEqual([[3, 4]]);
	});

	it('replaces the terms that the list allows around it', async () => {
		expect(await narrowed([categories(['t3'])], [[1]])).toEqual({ ids: [[3]], generations: 2 });
		expect((await narrowed([categories(['t1'])], [[3]])).ids).toEqual([[3]]);
		expect((await narrowed([categories(['t4'])], [[1]])).ids).toEqual([[4], [1]]);
		expect((await narrowed([categories(['t2'])], [[1, 4]])).ids).toEqual([[2]]);
	});

	it('finds nothing if a required term is missing', async () => {
		expect((await narrowed([categories(['t3', 't99'])])).ids).toBeNull();
		expect((await narrowed([categories(['t99'], 'OR')])).ids).toBeNull();
		expect((await narrowed([categories(['t99', 't4'], 'OR')])).ids).toEqual([[4]]);
		expect((await narrowed([categories(['a,b'])])).ids).toBeNull();
		expect((await narrowed([{ taxonomy: 'nothing', terms: ['t99'] }], [[1]])).ids).toEqual([[1]]);
	});
});
