import { describe, expect, it } from 'vitest';
import { familyCounts } from './term-counts';

/** Term 1 is the parent of 2, and 2 is the parent of 3; 4 has no parent and no child. */
const PARENTS = new Map([
	[1, 0],
	[2, 1],
	[3, 2],
	[4, 0],
]);

describe('the items of each term', () => {
	it('include the items of the terms below it, each once', () => {
		const counts = familyCounts([[3], [2, 3], [1], [4, 2], []], PARENTS);
		expect([...counts].sort()).toEqual([
			[1, 4],
			[2, 3],
			[3, 2],
			[4, 1],
		]);
	});

	it('leave out terms that are not counted, and end where parents run in a circle', () => {
		expect([...familyCounts([[9], [9, 4]], PARENTS)]).toEqual([[4, 1]]);
		const circle = new Map([
			[1, 2],
			[2, 1],
		]);
		expect([...familyCounts([[1]], circle)].sort()).toEqual([
			[1, 1],
			[2, 1],
		]);
	});
});
