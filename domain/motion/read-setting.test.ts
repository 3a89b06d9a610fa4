import { describe, expect, it } from 'vitest';
import { choiceOf, numberIn, rangeOf } from './read-setting';

describe('a number between bounds', () => {
	it.each([
		[2, 2],
		[9, 9],
		[1.99, undefined],
		[9.01, undefined],
		[{ unit: 'px', size: 2 }, 2],
		[{ size: '9' }, 9],
		['4', 4],
		[' 4 ', 4],
		['four', undefined],
		[true, undefined],
		[null, undefined],
	])('of %j is %j', (value, number) => {
		expect(numberIn(value, 2, 9)).toBe(number);
	});

	it('is undefined without a value, although 0 would be accepted', () => {
		expect(numberIn('', 0, 9)).toBeUndefined();
		expect(numberIn('  ', 0, 9)).toBeUndefined();
		expect(numberIn('0', 0, 9)).toBe(0);
	});
});

describe('a stretch of the way', () => {
	it.each([
		[0, 100],
		[40, 40],
		[40, 41],
		['5', '95'],
	])('reaches from %j to %j', (start, end) => {
		expect(rangeOf({ sizes: { start, end } })).toEqual({ start: Number(start), end: Number(end) });
	});

	it.each([
		{ sizes: { start: 41, end: 40 } },
		{ sizes: { start: -1, end: 40 } },
		{ sizes: { start: 40, end: 101 } },
		{ sizes: { start: 40 } },
		{ sizes: { end: 40 } },
		{ sizes: [] },
		{ sizes: null },
		'40',
		null,
	])('is none of %j', (value) => {
		expect(rangeOf(value)).toBeUndefined();
	});
});

describe('a choice', () => {
	it('is the one of the choices that was stored', () => {
		expect(choiceOf('in-out', ['out-in', 'in-out'])).toBe('in-out');
		expect(choiceOf('out-in', ['out-in', 'in-out'])).toBe('out-in');
		expect(choiceOf('across', ['out-in', 'in-out'])).toBeUndefined();
		expect(choiceOf(undefined, ['out-in'])).toBeUndefined();
	});
});
