import { describe, expect, it } from 'vitest';
import { allocate } from './allocate';

describe('a sum divided by weights', () => {
	it.each<[number, number[], number[]]>([
		[10, [3, 4, 3], [3, 4, 3]],
		[0, [3, 4], [0, 0]],
		[5, [0, 0, 0], [5, 0, 0]],
		[5, [], []],
		[5, [0, 7], [0, 5]],
	])(
		'%i by %j gives each its exact share, or all to the first of nothing',
		(sum, weights, parts) => {
			expect(allocate(sum, weights)).toEqual(parts);
		},
	);

	it('gives the last cents to the largest remainders, not to the largest weights', () => {
		expect(allocate(5, [1, 4, 2])).toEqual([1, 3, 1]);
		expect(allocate(100, [2, 3, 2])).toEqual([29, 43, 28]);
	});

	it('gives the last cents to the first of equal remainders', () => {
		expect(allocate(1, [1, 1])).toEqual([1, 0]);
		expect(allocate(5, [2, 2, 2])).toEqual([2, 2, 1]);
		expect(allocate(3, [1, 2, 1, 2])).toEqual([1, 1, 0, 1]);
	});

	it('stays exact where sum times weight is beyond whole numbers', () => {
		const sum = 9_007_199_254_740_991;
		expect(allocate(sum, [sum - 1, 1])).toEqual([sum - 1, 1]);
	});
});
