import { describe, expect, it } from 'vitest';
import { isPlainObject, plainObjectOf } from './plain-object';

describe('a plain object', () => {
	it.each([{}, { url: '/a' }, JSON.parse('{"__proto__": 1}'), Object.create(null)])(
		'is %j',
		(bag) => {
			expect(isPlainObject(bag)).toBe(true);
			expect(plainObjectOf(bag)).toBe(bag);
		},
	);

	it.each([undefined, null, [], [{}], '', 'text', 0, 1, true, () => undefined])(
		'is not %j',
		(value) => {
			expect(isPlainObject(value)).toBe(false);
			expect(plainObjectOf(value)).toEqual({});
		},
	);
});
