import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance';

/** The distance by its recursive definition and without a limit, to compare the results. */
function plainDistance(one: string, other: string): number {
	if (one === '' || other === '') return one.length + other.length;
	const [first, ...rest] = [one.at(-1), one.slice(0, -1), other.slice(0, -1)];
	const [shorter = '', otherShorter = ''] = rest;
	const options = [
		plainDistance(shorter, other) + 1,
		plainDistance(one, otherShorter) + 1,
		plainDistance(shorter, otherShorter) + (first === other.at(-1) ? 0 : 1),
	];
	const isSwapped =
		one.length > 1 &&
		other.length > 1 &&
		one.at(-1) === other.at(-2) &&
		one.at(-2) === other.at(-1);
	if (isSwapped) options.push(plainDistance(one.slice(0, -2), other.slice(0, -2)) + 1);
	return Math.min(...options);
}

describe('the distance of two words', () => {
	it.each([
		['petrl', 'petrel', 1],
		['petrell', 'petrel', 1],
		['petral', 'petrel', 1],
		['pertel', 'petrel', 1],
		['tren', 'tern', 1],
		['cab', 'xba', 2],
		['heron', 'heron', 0],
		['', '', 0],
	])('of %s and %s is %i', (one, other, distance) => {
		expect(editDistance(one, other, 2)).toBe(distance);
		expect(editDistance(other, one, 2)).toBe(distance);
	});

	it('ends at the limit', () => {
		expect(editDistance('kingfisher', 'wren', 2)).toBe(3);
		expect(editDistance('abcd', 'wxyz', 2)).toBe(3);
		expect(editDistance('abcd', 'abyz', 2)).toBe(2);
		expect(editDistance('abcd', 'abyz', 1)).toBe(2);
		expect(editDistance('abc', 'abd', 0)).toBe(1);
	});

	it('matches its definition, up to the limit', () => {
		const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
		fc.assert(
			fc.property(word, word, fc.integer({ min: 0, max: 4 }), (one, other, limit) => {
				const expected = Math.min(plainDistance(one, other), limit + 1);
				expect(editDistance(one, other, limit)).toBe(expected);
			}),
			{ numRuns: 500 },
		);
	});
});
