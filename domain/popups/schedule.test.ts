import { describe, expect, it } from 'vitest';
import type { ScheduleRule } from './popup';
import { isScheduled } from './schedule';

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

	it('reads the visitor’s clock if its setting chooses it', () => {
		const rule = { ...july, timezone: 'visitor' } as const;
		expect(isMet(rule, Date.UTC(2026, 6, 1, 7), 'America/New_York')).toBe(false);
		expect(isMet(rule, Date.UTC(2026, 6, 1, 7), 'Asia/Tokyo')).toBe(true);
		expect(isMet(july, Date.UTC(2026, 6, 1, 7), 'America/New_York')).toBe(true);
	});

	it.each(['UTC+5:30', '+05:30', '+0530', 'Asia/Kolkata'])('reads a site’s zone %s', (zone) => {
		const start = Date.UTC(2026, 6, 1, 2, 30);
		expect(isMet({ ...july, zone }, start)).toBe(true);
		expect(isMet({ ...july, zone }, start - 1)).toBe(false);
	});

	it('takes a bound that is absent, or no date, for none', () => {
		expect(isMet({ ...july, start: '2026-02-30 08:00' }, 0)).toBe(true);
		expect(isMet({ ...july, end: '2026-02-30 08:00' }, Date.UTC(2100, 0, 1))).toBe(true);
		expect(isMet({ ...july, start: null }, 0)).toBe(true);
		expect(isMet({ ...july, end: null }, Date.UTC(2100, 0, 1))).toBe(true);
		expect(isMet({ ...july, start: null, end: null }, 0)).toBe(true);
	});
});
