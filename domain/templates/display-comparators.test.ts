import { describe, expect, it } from 'vitest';
import { compareDates, compareNumbers, compareTexts, negate } from './display-comparators';

describe('texts', () => {
	it.each([
		['is', 'bay', 'bay', true],
		['is', 'bay', 'Bay', false],
		['is_not', 'bay', 'bay', false],
		['is_not', 'bay', 'Bay', true],
		['contains', 'a bay', 'bay', true],
		['contains', 'a bay', 'cove', false],
		['not_contain', 'a bay', 'bay', false],
		['not_contain', 'a bay', 'cove', true],
		['is_empty', ' \n', '', true],
		['is_empty', 'bay', '', false],
		['is_not_empty', ' \n', '', false],
		['is_not_empty', 'bay', '', true],
		['is_before', 'bay', 'bay', undefined],
	])('%s: %j beside %j is %j', (comparator, value, other, met) => {
		expect(compareTexts(comparator, value, other)).toBe(met);
	});
});

describe('numbers', () => {
	it.each([
		['is', false, true, false],
		['is_inclusive', false, true, false],
		['is_not', true, false, true],
		['is_not_inclusive', true, false, true],
		['is_less_than', true, false, false],
		['is_less_than_inclusive', true, true, false],
		['is_before', true, false, false],
		['is_before_inclusive', true, true, false],
		['is_greater_than', false, false, true],
		['is_greater_than_inclusive', false, true, true],
		['is_after', false, false, true],
		['is_after_inclusive', false, true, true],
		['contains', undefined, undefined, undefined],
		['this_is_before', undefined, undefined, undefined],
		['is_before_noon', undefined, undefined, undefined],
		['this_is_after', undefined, undefined, undefined],
		['is_after_noon', undefined, undefined, undefined],
		['is_inclusive_before', undefined, undefined, undefined],
	])('%s, of 6, 7 and 8 beside 7', (comparator, ...met) => {
		expect([6, 7, 8].map((value) => compareNumbers(comparator, value, 7))).toEqual(met);
	});

	it('are not compared with a value that is no number', () => {
		for (const comparator of ['is', 'is_not', 'is_before', 'is_after_inclusive'])
			expect(compareNumbers(comparator, 7, Number.NaN)).toBeUndefined();
	});
});

describe('dates', () => {
	it('are compared by their days, at any hour', () => {
		expect(compareDates('is', '2026-05-01T08:30:00', '2026-05-01 23:00')).toBe(true);
		expect(compareDates('is_before', '2026-04-30T23:59:59', '2026-05-01')).toBe(true);
		expect(compareDates('is_before', '2026-05-01T00:00:00', '2026-05-01')).toBe(false);
	});

	it('without a value only differ from any other date', () => {
		expect(compareDates('is_not', undefined, '2026-05-01')).toBe(true);
		for (const comparator of ['is', 'is_before', 'is_after'])
			expect(compareDates(comparator, undefined, '2026-05-01')).toBe(false);
	});

	it.each(['soon', 'on 2026-05-01', '', 20260501, null, undefined, ['2026-05-01']])(
		'are not compared with %j',
		(other) => {
			expect(compareDates('is', '2026-05-01', other)).toBeUndefined();
			expect(compareDates('is_not', '2026-05-01', other)).toBeUndefined();
		},
	);
});

it.each([
	['is_not', true],
	['is_not_one_of', true],
	['is_none_of', true],
	['not_in', true],
	['none', true],
	['is', false],
	['is_one_of', false],
	['is_note', false],
	['is_another', false],
	['knot_in', false],
	['nothing', false],
])('%s turns an answer around: %s', (comparator, turns) => {
	expect(negate(comparator, true)).toBe(!turns);
	expect(negate(comparator, false)).toBe(turns);
});
