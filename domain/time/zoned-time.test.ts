import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTimeZone, localTime, zonedTime, zoneOffset } from './zoned-time';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const iso = (local: string, zone: string) => {
	const time = zonedTime(local, zone);
	return time === undefined ? undefined : new Date(time).toISOString().slice(0, 16);
};

describe('the moment at which the clocks of a zone show a date', () => {
	it.each([
		['2027-05-01 10:00', 'Europe/Rome', '2027-05-01T08:00'],
		['2027-01-01 10:00', 'Europe/Rome', '2027-01-01T09:00'],
		['2027-05-01T10:00:00', 'America/New_York', '2027-05-01T14:00'],
		['2027-05-01', 'Asia/Kolkata', '2027-04-30T18:30'],
		[' 2027-05-01 ', 'UTC', '2027-05-01T00:00'],
		['2027-05-01 10:00', '-03:30', '2027-05-01T13:30'],
		['2027-05-01 10:00', 'UTC', '2027-05-01T10:00'],
		['2027-05-01 10:00', 'Pacific/Kiritimati', '2027-04-30T20:00'],
		['2027-05-01 10:00', 'Pacific/Niue', '2027-05-01T21:00'],
	])('%s in %s is %sZ', (local, zone, expected) => {
		expect(iso(local, zone)).toBe(expected);
	});

	it('counts seconds', () => {
		expect(zonedTime('2027-05-01 10:00:07', 'UTC')).toBe(Date.UTC(2027, 4, 1, 10, 0, 7));
	});

	it('takes the first of an hour that happens twice', () => {
		expect(iso('2026-10-25 02:30', 'Europe/Rome')).toBe('2026-10-25T00:30');
		expect(iso('2026-11-01 01:30', 'America/New_York')).toBe('2026-11-01T05:30');
	});

	it('goes on from an hour that is left out', () => {
		expect(iso('2027-03-28 02:30', 'Europe/Rome')).toBe('2027-03-28T01:30');
		expect(iso('2027-03-14 02:30', 'America/New_York')).toBe('2027-03-14T07:30');
	});

	it('goes on from a day that is left out', () => {
		// Samoa skipped 30 December 2011 when it changed its time zone.
		expect(iso('2011-12-30 12:00', 'Pacific/Apia')).toBe('2011-12-30T22:00');
	});

	it('knows each side of a change of the clocks', () => {
		expect(iso('2027-03-28 01:59', 'Europe/Rome')).toBe('2027-03-28T00:59');
		expect(iso('2027-03-28 03:00', 'Europe/Rome')).toBe('2027-03-28T01:00');
		expect(iso('2026-10-25 01:59', 'Europe/Rome')).toBe('2026-10-24T23:59');
		expect(iso('2026-10-25 03:00', 'Europe/Rome')).toBe('2026-10-25T02:00');
	});

	it.each([
		'',
		'soon',
		'2027-02-30 10:00',
		'2027-13-01',
		'01.05.2027',
		'2027-05-01 25:00',
		'2027-05-01 24:00',
		'2027-05-01 10:60',
		'on 2027-05-01',
		'2027-05-01 10:00Z',
		'2027-05-01 10',
	])('is nothing for %j', (text) => {
		expect(zonedTime(text, 'Europe/Rome')).toBeUndefined();
	});

	it('is converted back by the clocks of that moment, wherever they do not jump', () => {
		const times = fc.integer({ min: 0, max: 4_000_000_000 });
		fc.assert(
			fc.property(times, fc.constantFrom('Europe/Rome', 'America/New_York'), (seconds, zone) => {
				const time = seconds * 1000;
				// Two moments may have the same clock time; the function then returns the first of them.
				expect([time, time - HOUR]).toContain(zonedTime(localTime(time, zone), zone));
			}),
			{ numRuns: 60 },
		);
	});
});

describe('a wall time in every zone and on the nights of change', () => {
	const shownOn = new Map<string, ReadonlyMap<string, number>>();

	/** An independent calculation: searches the clock on that day and around it, minute by minute. */
	function firstMoment(wall: string, zone: string): number {
		const date = wall.slice(0, 10);
		const known = shownOn.get(zone + date);
		if (known) return known.get(wall) ?? Number.NaN;
		const clock = new Intl.DateTimeFormat('sv-SE', {
			timeZone: zone,
			dateStyle: 'short',
			timeStyle: 'short',
		});
		const shown = new Map<string, number>();
		const noon = Date.parse(`${date}T12:00:00Z`);
		for (let moment = noon - 27 * HOUR; moment <= noon + 27 * HOUR; moment += MINUTE) {
			const text = clock.format(moment);
			if (!shown.has(text)) shown.set(text, moment);
		}
		shownOn.set(zone + date, shown);
		return shown.get(wall) ?? Number.NaN;
	}

	const zones = [
		'Europe/Rome',
		'Europe/London',
		'America/New_York',
		'America/St_Johns',
		'Australia/Lord_Howe',
		'Pacific/Apia',
		'Asia/Kathmandu',
		'UTC',
	];
	const dates = [
		'2026-03-29',
		'2026-10-25',
		'2026-03-08',
		'2026-11-01',
		'2026-04-05',
		'2026-07-01',
	];

	it('is the moment that a search finds on the clock', () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...zones),
				fc.constantFrom(...dates),
				fc.integer({ min: 0, max: 23 }),
				fc.integer({ min: 0, max: 59 }),
				(zone, date, hour, minute) => {
					const wall = `${date} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
					const expected = firstMoment(wall, zone);
					// The independent search finds no moment for a time that the clock skips.
					if (!Number.isNaN(expected)) {
						expect([wall, zonedTime(wall, zone)]).toEqual([wall, expected]);
					}
				},
			),
			{ numRuns: 60 },
		);
	});
});

describe('the lead of clocks over UTC', () => {
	const now = Date.UTC(2026, 6, 1);

	it.each([
		['UTC+5:30', 330],
		['UTC-3', -180],
		['UTC+0', 0],
		['+0545', 345],
		['+05:30', 330],
		['-09:30', -570],
		['GMT+2', 120],
		['+14:00', 840],
		['UTC+23:59', 1439],
		['Etc/GMT+5', -300],
		['Asia/Kathmandu', 345],
		['UTC', 0],
	])('in %s: %i minutes', (zone, minutes) => {
		expect(zoneOffset(now, zone)).toBe(minutes * MINUTE);
	});

	it.each(['', 'Mars/Olympus', 'UTC+24', '+05:60', '+5:3', 'at +05:30', '+05:30 h', 'Z'])(
		'is 0 in the unknown zone %j',
		(zone) => {
			expect(zoneOffset(now, zone)).toBe(0);
			expect(zonedTime('2026-07-01', zone)).toBe(now);
		},
	);

	it('changes to the millisecond, before and after the first use of the day', () => {
		const change = Date.UTC(2026, 2, 29, 1);
		for (const _ of [1, 2]) {
			expect(zoneOffset(change - 1, 'Europe/Berlin')).toBe(HOUR);
			expect(zoneOffset(change, 'Europe/Berlin')).toBe(2 * HOUR);
			expect(zoneOffset(change - DAY, 'Europe/Berlin')).toBe(HOUR);
			expect(zoneOffset(change + DAY, 'Europe/Berlin')).toBe(2 * HOUR);
		}
	});

	it('counts the seconds of a place that had its own noon', () => {
		expect(localTime(Date.UTC(1850, 0, 1), 'Europe/Rome')).toBe('1850-01-01T00:49:56');
		expect(localTime(Date.UTC(1850, 0, 1), 'America/New_York')).toBe('1849-12-31T19:03:58');
	});

	it('stays right over more days than are kept', () => {
		for (let day = 0; day < 40_000; day += 1) zoneOffset(now - day * DAY, 'Asia/Tokyo');
		expect(zoneOffset(now, 'Asia/Tokyo')).toBe(9 * HOUR);
	});
});

it('gives the time that clocks show, in whole seconds', () => {
	expect(localTime(Date.UTC(2026, 6, 1, 12, 0, 0, 999), 'Europe/Athens')).toBe(
		'2026-07-01T15:00:00',
	);
	expect(localTime(-1, 'UTC')).toBe('1969-12-31T23:59:59');
});

it('knows zones', () => {
	const known = ['Europe/Athens', 'UTC', '+02:00', '-09:30', 'UTC+5:30', 'UTC-3', '+0545'];
	expect(known.filter((zone) => !isTimeZone(zone))).toEqual([]);
	for (const unknown of ['Athens', '', 'Mars/Olympus', 'UTC+24', '+2:5', 'Z'])
		expect(isTimeZone(unknown)).toBe(false);
});
