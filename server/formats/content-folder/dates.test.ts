import { localTime } from '@outrigger/rules/time/zoned-time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDate, toGmt } from './dates';

describe('readDate', () => {
	it.each([
		['2026-05-01', '2026-05-01T00:00:00'],
		['2026-05-01 08:30', '2026-05-01T08:30:00'],
		['2026-05-01T08:30:15', '2026-05-01T08:30:15'],
		['2026-05-01T08:30:15Z', '2026-05-01T11:30:15'],
		['2026-12-01T08:30:15+01:00', '2026-12-01T09:30:15'],
		['2026-12-01T08:30:15.123-0330', '2026-12-01T14:00:15'],
		['2026-02-29', null],
		['2026-13-01', null],
		['2026-05-01 24:00', null],
		['1 May 2026', null],
		['', null],
	])('reads %j in Athens as %j', (text, date) => {
		expect(readDate(text, 'Europe/Athens')).toBe(date);
	});
});

describe('toGmt', () => {
	it.each([
		['2026-01-15T12:00:00', 'Europe/Athens', '2026-01-15T10:00:00'],
		['2026-07-15T12:00:00', 'Europe/Athens', '2026-07-15T09:00:00'],
		// The clocks go forward at 03:00 and back at 04:00.
		['2026-03-29T02:59:59', 'Europe/Athens', '2026-03-29T00:59:59'],
		['2026-03-29T04:00:00', 'Europe/Athens', '2026-03-29T01:00:00'],
		['2026-10-25T02:59:59', 'Europe/Athens', '2026-10-24T23:59:59'],
		['2026-10-25T04:00:00', 'Europe/Athens', '2026-10-25T02:00:00'],
		// Half past three happens twice on this day in autumn, and never on the day in spring.
		['2026-10-25T03:30:00', 'Europe/Athens', '2026-10-25T00:30:00'],
		['2026-03-29T03:30:00', 'Europe/Athens', '2026-03-29T01:30:00'],
		['2026-07-15T12:00:00', 'America/St_Johns', '2026-07-15T14:30:00'],
		['2026-07-15T12:00:00', '+05:30', '2026-07-15T06:30:00'],
		['2026-07-15T12:00:00', 'UTC+5:30', '2026-07-15T06:30:00'],
		['2026-07-15T12:00:00', 'UTC', '2026-07-15T12:00:00'],
	])('%s in %s is %s', (local, timezone, gmt) => {
		expect(toGmt(local, timezone)).toBe(gmt);
	});

	it('leaves a text that is no date unchanged', () => {
		expect(toGmt('soon', 'UTC')).toBe('soon');
	});

	it('names a moment that shows the same local time again', () => {
		const zones = fc.constantFrom(
			'Europe/Athens',
			'America/New_York',
			'Australia/Lord_Howe',
			'-03:30',
		);
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), zones, (seconds, zone) => {
				const local = localTime(seconds * 1000, zone);
				expect(localTime(Date.parse(`${toGmt(local, zone)}Z`), zone)).toBe(local);
			}),
		);
	});
});
