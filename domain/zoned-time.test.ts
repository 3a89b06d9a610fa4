import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zonedTime, zoneOffset } from './zoned-time';

const iso = (local: string, timezone: string) => {
	const time = zonedTime(local, timezone);
	return time === undefined ? undefined : new Date(time).toISOString().slice(0, 16);
};

describe('the moment at which the clocks of a zone show a date', () => {
	it.each([
		['2027-05-01 10:00', 'Europe/Rome', '2027-05-01T08:00'],
		['2027-01-01 10:00', 'Europe/Rome', '2027-01-01T09:00'],
		['2027-05-01T10:00:00', 'America/New_York', '2027-05-01T14:00'],
		['2027-05-01', 'Asia/Kolkata', '2027-04-30T18:30'],
		['2027-05-01 10:00', '-03:30', '2027-05-01T13:30'],
		['2027-05-01 10:00', 'UTC', '2027-05-01T10:00'],
		['2027-05-01 10:00', 'Pacific/Kiritimati', '2027-04-30T20:00'],
	])('%s in %s is %sZ', (local, timezone, expected) => {
		expect(iso(local, timezone)).toBe(expected);
	});

	it('takes the first of an hour that happens twice', () => {
		expect(iso('2026-10-25 02:30', 'Europe/Rome')).toBe('2026-10-25T00:30');
		expect(iso('2026-11-01 01:30', 'America/New_York')).toBe('2026-11-01T05:30');
	});

	it('goes on from an hour that is left out', () => {
		expect(iso('2027-03-28 02:30', 'Europe/Rome')).toBe('2027-03-28T01:30');
	});

	it('knows each side of a change of the clocks', () => {
		expect(iso('2027-03-28 01:59', 'Europe/Rome')).toBe('2027-03-28T00:59');
		expect(iso('2027-03-28 03:00', 'Europe/Rome')).toBe('2027-03-28T01:00');
		expect(iso('2026-10-25 03:00', 'Europe/Rome')).toBe('2026-10-25T02:00');
	});

	it.each(['', 'soon', '2027-02-30 10:00', '2027-13-01', '01.05.2027', '2027-05-01 25:00'])(
		'is nothing for %j',
		(text) => {
			expect(zonedTime(text, 'Europe/Rome')).toBeUndefined();
		},
	);

	it('takes an unknown zone for UTC', () => {
		expect(iso('2027-05-01 10:00', 'Mars/Olympus')).toBe('2027-05-01T10:00');
	});

	it('is turned back by the offset of that moment, wherever the clocks do not jump', () => {
		const times = fc.integer({ min: 0, max: 4_000_000_000 });
		fc.assert(
			fc.property(times, fc.constantFrom('Europe/Rome', 'America/New_York'), (seconds, zone) => {
				const time = seconds * 1000;
				const local = new Date(time + zoneOffset(time, zone)).toISOString().slice(0, 19);
				const back = zonedTime(local, zone);
				// The second of two equal hours is read as the first.
				expect([time, time - 3_600_000]).toContain(back);
			}),
			{ numRuns: 60 },
		);
	});
});
