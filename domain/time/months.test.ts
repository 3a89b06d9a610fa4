import { describe, expect, it } from 'vitest';
import { firstOf, monthOf, monthsOf, weeksOf } from './months';

it('months have the dates that fall into them, the last month first', () => {
	const dates = ['2026-01-31T23:59:59', '2026-11-05T09:00:00', '2025-12-01', '2026-11-30T00:00:00'];
	expect(monthsOf(dates)).toEqual([
		{ year: 2026, month: 11, count: 2 },
		{ year: 2026, month: 1, count: 1 },
		{ year: 2025, month: 12, count: 1 },
	]);
	expect(monthsOf(['', 'soon', '2026-13-01', '2026-00-01', '2026-11', 'on 2026-11-05'])).toEqual(
		[],
	);
});

it('a month has a first day, and a date a month', () => {
	expect(firstOf({ year: 987, month: 2 })).toBe('0987-02-01');
	expect(monthOf('2026-11-05T09:00:00')).toEqual({ year: 2026, month: 11 });
});

describe('the weeks of a month', () => {
	it('begin on the day that the site begins them', () => {
		// 1 November 2026 is a Sunday.
		expect(weeksOf({ year: 2026, month: 11 }, 0)[0]).toEqual([1, 2, 3, 4, 5, 6, 7]);
		expect(weeksOf({ year: 2026, month: 11 }, 1)[0]).toEqual([
			null,
			null,
			null,
			null,
			null,
			null,
			1,
		]);
	});

	it.each([
		[2026, 2, 0, 4, 28],
		[2024, 2, 1, 5, 29],
		[2026, 11, 1, 6, 30],
		[2026, 12, 1, 5, 31],
	])('of %i-%i, from day %i, are %i rows with %i days', (year, month, start, rows, length) => {
		const weeks = weeksOf({ year, month }, start);
		expect(weeks).toHaveLength(rows);
		expect(weeks.flat().filter((day) => day !== null)).toEqual(
			Array.from({ length }, (_, index) => index + 1),
		);
		expect(weeks.every((week) => week.length === 7)).toBe(true);
	});
});
