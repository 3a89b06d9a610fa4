import { describe, expect, it } from 'vitest';
import { clockAnswer } from './display-clock';

const at = (now: string, zone = 'UTC') => ({ now: Date.parse(now), zone });
const ask = (
	condition: string,
	comparator: string,
	values: object,
	clock = at('2027-05-01T10:00:00Z'),
) => {
	const answer = clockAnswer({ condition, comparator, values: { ...values } }, clock);
	return answer && { ...answer, until: answer.until && new Date(answer.until).toISOString() };
};
const MIDNIGHT = '2027-05-02T00:00:00.000Z';

describe('a condition about the moment', () => {
	it.each([
		['is', '2027-05-01', true],
		['is_not', '2027-05-01', false],
		['is_before', '2027-05-02', true],
		['is_before', '2027-05-01', false],
		['is_before_inclusive', '2027-05-01', true],
		['is_after', '2027-04-30', true],
		['is_after', '2027-05-01', false],
		['is_after_inclusive', '2027-05-01', true],
	])('compares days: today %s %s', (comparator, date, met) => {
		expect(ask('current_date', comparator, { date })).toEqual({ met, until: MIDNIGHT });
	});

	it('counts days by the clocks of the site', () => {
		const late = at('2027-05-01T23:30:00Z', 'Europe/Athens');
		expect(ask('current_date', 'is', { date: '2027-05-02' }, late)).toEqual({
			met: true,
			until: '2027-05-02T21:00:00.000Z',
		});
	});

	it.each([
		['is_one_of', ['saturday'], true],
		['is_one_of', ['sunday', 'monday'], false],
		['is_none_of', ['saturday'], false],
		['is', 'saturday', true],
	])('knows the day of the week: %s %j', (comparator, days, met) => {
		expect(ask('day_of_the_week', comparator, { days })).toEqual({ met, until: MIDNIGHT });
	});

	it.each([
		['is_before', '10:00', false, '2027-05-01T10:01:00.000Z'],
		['is_before_inclusive', '10:00', true, '2027-05-01T10:01:00.000Z'],
		['is_before', '10:01', true, '2027-05-01T10:01:00.000Z'],
		['is_after', '9:30 am', true, MIDNIGHT],
		['is_after', '12:15 AM', true, MIDNIGHT],
		['is_after', '9:30 pm', false, '2027-05-01T21:30:00.000Z'],
		['is', '10:00', true, '2027-05-01T10:01:00.000Z'],
		['is_after', '23:59', false, '2027-05-01T23:59:00.000Z'],
	])('compares minutes: now %s %s', (comparator, time, met, until) => {
		expect(ask('time_of_the_day', comparator, { time })).toEqual({ met, until });
	});

	it('holds until the next midnight where clocks change', () => {
		const before = at('2027-03-28T00:30:00Z', 'Europe/Athens');
		expect(ask('current_date', 'is', { date: '2027-03-28' }, before)).toEqual({
			met: true,
			until: '2027-03-28T21:00:00.000Z',
		});
	});

	it.each([
		['current_date', 'is', { date: 'tomorrow' }],
		['current_date', 'sounds_like', { date: '2027-05-01' }],
		['time_of_the_day', 'is', { time: '24:00' }],
		['time_of_the_day', 'is', { time: '13:00 pm' }],
		['time_of_the_day', 'is', { time: '10:60' }],
		['time_of_the_day', 'is', {}],
	])('that cannot be read is not answered: %s %s %j', (condition, comparator, values) => {
		expect(ask(condition, comparator, values)).toEqual({ met: undefined, until: undefined });
	});

	it('is none where it is about something else', () => {
		expect(ask('login_status', 'is', {})).toBeNull();
	});
});
