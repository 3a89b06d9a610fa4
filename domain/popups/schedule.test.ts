import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScheduleRule } from './popup';
import { isScheduled } from './schedule';
import { instantOf } from './zoned-time';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const shownOn = new Map<string, ReadonlyMap<string, number>>();

/** Another way to the same: what the clock of a zone shows on that day and around it, looked at minute by minute. */
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
/** The nights in which clocks change, and others. */
const dates = ['2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01', '2026-04-05', '2026-07-01'];

describe('a wall time', () => {
	it('is the moment that a search finds on the clock, in every zone and on the nights of change', () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...zones),
				fc.constantFrom(...dates),
				fc.integer({ min: 0, max: 23 }),
				fc.integer({ min: 0, max: 59 }),
				(zone, date, hour, minute) => {
					const wall = `${date} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
					const expected = firstMoment(wall, zone);
					// A time that the clock leaves out is not found; the next test has it.
					if (!Number.isNaN(expected))
						expect([wall, instantOf(wall, zone)]).toEqual([wall, expected]);
				},
			),
			{ numRuns: 60 },
		);
	});

	it('that is left out counts as if the clock had not been put forward', () => {
		expect(instantOf('2026-03-29 02:30', 'Europe/Rome')).toBe(Date.UTC(2026, 2, 29, 1, 30));
	});

	it('that comes twice means the first', () => {
		expect(instantOf('2026-10-25 02:30', 'Europe/Rome')).toBe(Date.UTC(2026, 9, 25, 0, 30));
	});

	it.each([
		['+02:00', 10],
		['UTC+2', 10],
		['-03:30', 15.5],
		['Nowhere/Atall', 12],
		['', 12],
	])('in the zone "%s" is read', (zone, hour) => {
		expect(instantOf('2026-05-30 12:00', zone)).toBe(Date.UTC(2026, 4, 30) + hour * HOUR);
	});

	it('that is none is no moment', () => {
		expect(instantOf('2026-13-40 99:00', 'UTC')).toBeNaN();
	});
});

describe('the rule schedule', () => {
	const july = {
		timezone: 'site',
		start: '2026-07-01 08:00',
		end: '2026-07-31 20:00',
		zone: 'Europe/Rome',
	} as const;
	const isMet = (rule: ScheduleRule, now: number, timeZone = 'UTC') =>
		isScheduled(rule, { timeZone }, now);

	it('includes both bounds', () => {
		const start = Date.UTC(2026, 6, 1, 6);
		const end = Date.UTC(2026, 6, 31, 18);
		expect([start - 1, start, end, end + 999, end + 1000].map((now) => isMet(july, now))).toEqual([
			false,
			true,
			true,
			true,
			false,
		]);
	});

	it('reads the visitor’s clock where it is told to', () => {
		const rule = { ...july, timezone: 'visitor' } as const;
		expect(isMet(rule, Date.UTC(2026, 6, 1, 7), 'America/New_York')).toBe(false);
		expect(isMet(rule, Date.UTC(2026, 6, 1, 7), 'Asia/Tokyo')).toBe(true);
		expect(isMet(july, Date.UTC(2026, 6, 1, 7), 'America/New_York')).toBe(true);
	});

	it('takes a bound that is absent for none', () => {
		expect(isMet({ ...july, start: null }, 0)).toBe(true);
		expect(isMet({ ...july, end: null }, Date.UTC(2100, 0, 1))).toBe(true);
		expect(isMet({ ...july, start: null, end: null }, 0)).toBe(true);
	});
});
