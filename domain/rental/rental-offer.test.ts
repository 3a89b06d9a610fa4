import { describe, expect, it } from 'vitest';
import { isDay } from '../time/calendar-day';
import { dayFault, legsOf, licenceOf, peopleFault } from './rental-offer';

const SEASON = { from: '2027-04-10', to: '2027-10-31' };

describe('a day', () => {
	it.each([
		['2027-04-09', 'DAY_OUT_OF_SEASON'],
		['2027-04-10', null],
		['2027-10-31', null],
		['2027-11-01', 'DAY_OUT_OF_SEASON'],
		['2026-11-26', 'DAY_PAST'],
		['2027-02-30', 'DAY_UNREADABLE'],
		['12 June', 'DAY_UNREADABLE'],
		['', 'DAY_UNREADABLE'],
	])('%s has the fault %s', (day, fault) => {
		expect(dayFault(day, '2026-11-27', SEASON)).toBe(fault);
	});

	it('may be today, and no day before', () => {
		expect(dayFault('2027-06-12', '2027-06-12', SEASON)).toBeNull();
		expect(dayFault('2027-06-11', '2027-06-12', SEASON)).toBe('DAY_PAST');
	});

	it('knows leap years', () => {
		expect([isDay('2028-02-29'), isDay('2027-02-29'), isDay('2027-13-01')]).toEqual([
			true,
			false,
			false,
		]);
	});
});

it.each([
	[0, 'PEOPLE_UNREADABLE'],
	[1, null],
	[4, null],
	[5, 'PEOPLE_TOO_MANY'],
	[2.5, 'PEOPLE_UNREADABLE'],
	[Number.NaN, 'PEOPLE_UNREADABLE'],
])('%s people in four seats have the fault %s', (people, fault) => {
	expect(peopleFault(people, 4)).toBe(fault);
});

it.each([
	[['no-licence'], false, 'NOT_NEEDED'],
	[['no-licence'], true, 'NOT_NEEDED'],
	[['licence'], true, 'YOURS'],
	[['licence'], false, null],
	[['licence', 'skipper'], true, 'YOURS'],
	[['licence', 'skipper'], false, 'OURS'],
	[['skipper'], true, 'ALWAYS_OURS'],
	[['skipper'], false, 'ALWAYS_OURS'],
	[[], true, 'YOURS'],
	[[], false, null],
])('%j with a licence among them %s: %s', (drivers, hasLicence, licence) => {
	expect(licenceOf(drivers, hasLicence)).toBe(licence);
});

describe('the way', () => {
	it('takes the minutes of each speed', () => {
		expect(legsOf(6, [7, 22], 28)).toEqual([
			{ knots: 7, minutes: 51 },
			{ knots: 22, minutes: 16 },
		]);
	});

	it('is given at her own speed where she makes less, and then once', () => {
		expect(legsOf(6, [7, 22], 17).map(({ knots }) => knots)).toEqual([7, 17]);
		expect(legsOf(3, [7, 22], 6)).toEqual([{ knots: 6, minutes: 30 }]);
	});

	it('uses the given speeds where hers is unknown', () => {
		expect(legsOf(6, [7, 22], null).map(({ knots }) => knots)).toEqual([7, 22]);
	});
});
