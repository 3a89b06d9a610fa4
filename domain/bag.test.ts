import { describe, expect, it } from 'vitest';
import { bagOf, isBag } from './bag';

describe('a plain object', () => {
	it.each([{}, { url: '/a' }, JSON.parse('{"__proto__": 1}'), Object.create(null)])(
		'is %j',
		(bag) => {
			expect(isBag(bag)).toBe(true);
			expect(bagOf(bag)).toBe(bag);
		},
	);

	it.each([undefined, null, [], [{}], '', 'text', 0, 1, true, () => undefined])(
		'is not %j',
		(value) => {
			expect(isBag(value)).toBe(false);
			expect(bagOf(value)).toEqual({});
		},
	);
});
