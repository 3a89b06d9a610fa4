import { describe, expect, it } from 'vitest';
import { dayInWords, isDay } from './calendar-day';

describe('a day of the calendar', () => {
	it.each(['2027-06-12', '2028-02-29', '0001-01-01'])('is %s', (text) => {
		expect(isDay(text)).toBe(true);
	});

	it.each([
		'2027-02-29',
		'2027-13-01',
		'2027-06-31',
		'12027-06-12',
		'2027-06-12T10:00',
		'today',
		'',
	])('is not %j', (text) => {
		expect(isDay(text)).toBe(false);
	});

	it('is written as a language writes it, in any style', () => {
		expect(dayInWords('2027-04-10', 'en-GB')).toBe('10 April 2027');
		expect(dayInWords('2027-04-10', 'de')).toBe('10. April 2027');
		expect(dayInWords('2027-04-10', 'en', { weekday: 'long' })).toBe('Saturday');
	});
});
