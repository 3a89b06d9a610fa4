import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	type ConditionTerm,
	comparedTerms,
	requestsOf,
	setTerms,
	type TaxonomyTerms,
	type TermClause,
	withoutAncestors,
	withoutImplied,
} from './term-clauses';

const CATEGORIES = { restBase: 'categories', isHierarchical: true, contentTypes: null };
const TAGS = { restBase: 'tags', isHierarchical: false, contentTypes: null };
const category = (termId: number): ConditionTerm => ({ taxonomy: CATEGORIES, termId });
const tag = (termId: number): ConditionTerm => ({ taxonomy: TAGS, termId });

/** Term 1 is the parent of 2 and 4, and 2 is the parent of 3; 5 has no parent and no child. */
const PARENTS = new Map([
	[1, 0],
	[2, 1],
	[3, 2],
	[4, 1],
	[5, 0],
]);

describe('a visitor’s terms', () => {
	it('leave out terms above another chosen term', () => {
		expect(withoutAncestors([1, 3, 5], PARENTS)).toEqual([3, 5]);
		expect(withoutAncestors([4, 2, 1], PARENTS)).toEqual([4, 2]);
		expect(withoutAncestors([1], PARENTS)).toEqual([1]);
	});
});

describe('conditions that follow from another one', () => {
	it('are left out', () => {
		expect(withoutImplied([[category(3)], [category(1)]], PARENTS)).toEqual([[category(3)]]);
		const wide = [category(1), category(5)];
		const narrow = [category(3), category(4)];
		expect(withoutImplied([wide, narrow], PARENTS)).toEqual([narrow]);
		const other = [category(3), category(5)];
		expect(withoutImplied([[category(1)], other], PARENTS)).toEqual([[category(1)], other]);
	});

	it('stand once where they are the same', () => {
		expect(withoutImplied([[tag(8)], [tag(8)]], PARENTS)).toEqual([[tag(8)]]);
		const [first, second] = [[tag(8)], [tag(8)]];
		expect(withoutImplied([first, second], PARENTS)[0]).toBe(first);
	});

	it('are found by the compared terms, and only these are requested', () => {
		expect(comparedTerms([category(1), category(1), tag(8), tag(9)])).toEqual([]);
		expect(comparedTerms([category(1), category(3), tag(8)])).toEqual([1, 3]);
	});
});

describe('requests', () => {
	it('are a single one for any number of terms without children', () => {
		expect(requestsOf([[tag(7)], [tag(8)], [category(1), category(5)]])).toEqual([
			{
				include: [
					{ restBase: 'tags', termIds: [7, 8], operator: 'AND' },
					{ restBase: 'categories', termIds: [1, 5], hasChildren: true },
				],
				relation: 'AND',
			},
		]);
	});

	it('are one for each condition on a hierarchy, and each holds the others', () => {
		expect(requestsOf([[category(1)], [category(5)], [tag(7)]])).toEqual([
			{
				include: [
					{ restBase: 'categories', termIds: [1], hasChildren: true },
					{ restBase: 'tags', termIds: [7] },
				],
				relation: 'AND',
			},
			{
				include: [
					{ restBase: 'categories', termIds: [5], hasChildren: true },
					{ restBase: 'tags', termIds: [7] },
				],
				relation: 'AND',
			},
		]);
	});

	it('find together the posts that fit all clauses, in any tree', () => {
		// Terms 1 to 8, each with an earlier term as its parent or without a parent; 11 to 14 are tags.
		const tree = fc.tuple(...Array.from({ length: 8 }, (_, at) => fc.integer({ min: 0, max: at })));
		const term = fc.oneof(
			fc.integer({ min: 1, max: 8 }).map(category),
			fc.integer({ min: 11, max: 14 }).map(tag),
		);
		const clauses = fc.array(fc.array(term, { minLength: 1, maxLength: 3 }), { maxLength: 4 });
		const item = fc.uniqueArray(
			fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 11, max: 14 })),
			{ maxLength: 4 },
		);
		let found = 0;
		fc.assert(
			fc.property(tree, clauses, fc.array(item, { maxLength: 12 }), (above, all, items) => {
				const parents = new Map(above.map((parent, at) => [at + 1, parent]));
				const isBelow = (id: number, top: number): boolean =>
					id === top || (id > 0 && id <= 8 && isBelow(parents.get(id) ?? 0, top));
				const fits = (own: number[]) =>
					all.every((clause: TermClause) =>
						clause.some(({ termId }) => own.some((id) => isBelow(id, termId))),
					);
				/** Evaluates a condition as core REST does. */
				const meets = (own: number[]) => (terms: TaxonomyTerms) => {
					const has = (wanted: number) =>
						own.some((id) => id === wanted || (terms.hasChildren && isBelow(id, wanted)));
					return terms.operator === 'AND' ? terms.termIds.every(has) : terms.termIds.some(has);
				};
				const requests = requestsOf(withoutImplied(all, parents));
				for (const { include } of requests) {
					const names = include.map(({ restBase }) => restBase);
					expect(new Set(names).size).toBe(names.length);
				}
				for (const own of items) {
					const isFound = requests.every(({ include, relation }) =>
						relation === 'OR' ? include.some(meets(own)) : include.every(meets(own)),
					);
					expect(isFound).toBe(fits(own));
					if (isFound && all.length > 1) found += 1;
				}
			}),
			{ numRuns: 500 },
		);
		expect(found).toBeGreaterThan(100);
	});
});

it.each<[string, Omit<TaxonomyTerms, 'restBase'>, string]>([
	['none', { termIds: [] }, ''],
	['some', { termIds: [5, 6] }, 'tags=5,6'],
	['one that is needed', { termIds: [5], operator: 'AND' }, 'tags=5'],
	['all', { termIds: [5, 6], operator: 'AND' }, 'tags[terms]=5,6&tags[operator]=AND'],
	['a family', { termIds: [5], hasChildren: true }, 'tags[terms]=5&tags[include_children]=true'],
])('%s of the terms %j are the parameters %s', (_, terms, expected) => {
	const parameters = new URLSearchParams();
	setTerms(parameters, 'tags', { restBase: 'tags', ...terms });
	expect(decodeURIComponent(`${parameters}`)).toBe(expected);
});
