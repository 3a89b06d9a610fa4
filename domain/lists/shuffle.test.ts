import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourlySeed, shuffled } from './shuffle';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 50 });

describe('an order of chance', () => {
	it('has every id once, and is the same for one seed', () => {
		fc.assert(
			fc.property(ids, fc.string(), (own, seed) => {
				const order = shuffled(own, seed);
				expect(order.toSorted((a, b) => a - b)).toEqual(own.toSorted((a, b) => a - b));
				expect(shuffled(own.toReversed(), seed)).toEqual(order);
			}),
		);
	});

	it('does not change for the remaining items when others go', () => {
		fc.assert(
			fc.property(ids, fc.string(), (own, seed) => {
				const half = own.filter((id) => id % 2 === 0);
				expect(shuffled(half, seed)).toEqual(shuffled(own, seed).filter((id) => id % 2 === 0));
			}),
		);
	});

	it('favours none: each of eight comes first about as often as the others', () => {
		const firsts = new Map<number, number>();
		for (let seed = 0; seed < 8000; seed += 1) {
			const [first = 0] = shuffled([1, 2, 3, 4, 5, 6, 7, 8], `a1b2c3d ${seed}`);
			firsts.set(first, (firsts.get(first) ?? 0) + 1);
		}
		expect(firsts.size).toBe(8);
		for (const count of firsts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
	});
});

it('an order of chance holds for an hour, and every place has its own', () => {
	expect(hourlySeed('a', 3_599_999)).toBe(hourlySeed('a', 0));
	expect(hourlySeed('a', 3_600_000)).not.toBe(hourlySeed('a', 3_599_999));
	expect(hourlySeed('b', 0)).not.toBe(hourlySeed('a', 0));
});
