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
		['2027-05-02', 'sunday'],
		['2027-05-03', 'monday'],
		['2027-05-04', 'tuesday'],
		['2027-05-05', 'wednesday'],
		['2027-05-06', 'thursday'],
		['2027-05-07', 'friday'],
		['2027-05-08', 'saturday'],
	])('knows that %s is a %s', (date, day) => {
		const noon = at(`${date}T12:00:00Z`);
		expect(ask('day_of_the_week', 'is_one_of', { days: [day] }, noon)?.met).toBe(true);
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
		['is', ' 10:00 ', true, '2027-05-01T10:01:00.000Z'],
		['is', '10:00:59', true, '2027-05-01T10:01:00.000Z'],
		['is', '10:00am', true, '2027-05-01T10:01:00.000Z'],
		['is_before', '12:15 pm', true, '2027-05-01T12:15:00.000Z'],
		['is_after', '09:59', true, MIDNIGHT],
		['is_before', '11:00', true, '2027-05-01T11:00:00.000Z'],
	])('compares minutes: now %s %s', (comparator, time, met, until) => {
		expect(ask('time_of_the_day', comparator, { time })).toEqual({ met, until });
	});

	it('holds until midnight in the last minute of a day', () => {
		const last = at('2027-05-01T23:59:30Z');
		expect(ask('time_of_the_day', 'is', { time: '23:59' }, last)).toEqual({
			met: true,
			until: MIDNIGHT,
		});
	});

	it('holds until a time of today that comes after midnight of UTC', () => {
		const early = at('2027-05-01T21:30:00Z', 'Europe/Athens');
		expect(ask('time_of_the_day', 'is_after', { time: '03:00' }, early)).toEqual({
			met: false,
			until: '2027-05-02T00:00:00.000Z',
		});
	});

	it.each([
		['the last even day', '2027-10-30T00:59:30Z', '2027-10-30T21:00:00.000Z'],
		['the day of 25 hours', '2027-10-30T01:00:30Z', '2027-10-30T01:01:00.000Z'],
		['the hour that comes again', '2027-10-31T00:45:00Z', '2027-10-31T00:46:00.000Z'],
		['the first even day', '2027-10-31T01:45:30Z', '2027-10-31T22:00:00.000Z'],
		['the day of 23 hours', '2027-03-28T00:45:30Z', '2027-03-28T00:46:00.000Z'],
	])('holds a minute at a time where clocks change within a day: %s', (_, now, until) => {
		const athens = at(now, 'Europe/Athens');
		expect(ask('time_of_the_day', 'is', { time: '03:30' }, athens)?.until).toBe(until);
	});

	it('holds until the midnight that ends a day of 25 hours', () => {
		const early = at('2027-10-30T21:15:00Z', 'Europe/Athens');
		expect(ask('current_date', 'is', { date: '2027-10-31' }, early)).toEqual({
			met: true,
			until: '2027-10-31T22:00:00.000Z',
		});
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
		['time_of_the_day', 'is', { time: '1:10:00x' }],
		['time_of_the_day', 'is', { time: 'x10:00' }],
		['time_of_the_day', 'is', { time: '10:00 o’clock' }],
		['time_of_the_day', 'is', { time: '10:000' }],
		['time_of_the_day', 'is', { time: 1000 }],
		['time_of_the_day', 'is', {}],
	])('that cannot be read is not answered: %s %s %j', (condition, comparator, values) => {
		expect(ask(condition, comparator, values)).toEqual({ met: undefined, until: undefined });
	});

	it('is null for a condition about another subject', () => {
		expect(ask('login_status', 'is', {})).toBeNull();
	});
});
