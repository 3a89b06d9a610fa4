import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	COUNTDOWN_UNITS,
	type CountdownUnit,
	countdownDigits,
	evergreenDue,
	evergreenInterval,
	mayRedirect,
	secondsUntil,
} from './countdown';
import { zonedTime } from './zoned-time';

const all = new Set<CountdownUnit>(['days', 'hours', 'minutes', 'seconds']);
const DAY = 86_400;

describe('the time that is left', () => {
	it('counts begun seconds, and is zero from the moment itself on', () => {
		expect(secondsUntil(10_000, 0)).toBe(10);
		expect(secondsUntil(10_000, 9_001)).toBe(1);
		expect(secondsUntil(10_000, 10_000)).toBe(0);
		expect(secondsUntil(10_000, 99_000)).toBe(0);
		expect(secondsUntil(Number.NaN, 0)).toBe(0);
	});

	it('is counted in real hours where the clocks change in between', () => {
		const from = zonedTime('2027-03-27 12:00', 'Europe/Rome') ?? 0;
		const due = zonedTime('2027-03-28 12:00', 'Europe/Rome') ?? 0;
		expect(secondsUntil(due, from)).toBe(23 * 3600);
		const autumn = zonedTime('2026-10-24 12:00', 'Europe/Rome') ?? 0;
		const autumnDue = zonedTime('2026-10-25 12:00', 'Europe/Rome') ?? 0;
		expect(countdownDigits(secondsUntil(autumnDue, autumn), all)).toMatchObject({
			days: '01',
			hours: '01',
		});
	});
});

describe('the digits', () => {
	it('are two at least', () => {
		expect(countdownDigits(DAY + 2 * 3600 + 3 * 60 + 4, all)).toEqual({
			days: '01',
			hours: '02',
			minutes: '03',
			seconds: '04',
		});
		expect(countdownDigits(120 * DAY, all).days).toBe('120');
	});

	it('hold hidden units in the next smaller one that is shown', () => {
		const two = DAY * 2 + 3600 + 65;
		expect(countdownDigits(two, new Set<CountdownUnit>(['hours', 'minutes']))).toEqual({
			hours: '49',
			minutes: '01',
		});
		expect(countdownDigits(two, new Set<CountdownUnit>(['days', 'minutes']))).toEqual({
			days: '02',
			minutes: '61',
		});
		expect(countdownDigits(two, new Set<CountdownUnit>(['seconds']))).toEqual({
			seconds: `${two}`,
		});
	});

	it('are zeros for less than nothing and for no number', () => {
		for (const seconds of [-5, Number.NaN, Number.NEGATIVE_INFINITY]) {
			expect(Object.values(countdownDigits(seconds, all))).toEqual(['00', '00', '00', '00']);
		}
	});

	it('lose only amounts below the smallest unit', () => {
		const units = fc.subarray(
			COUNTDOWN_UNITS.map(([unit]) => unit),
			{ minLength: 1 },
		);
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 1e9 }), units, (seconds, shown) => {
				const digits = countdownDigits(seconds, new Set(shown));
				const lengths = new Map<string, number>(COUNTDOWN_UNITS);
				const sum = Object.entries(digits).reduce(
					(total, [unit, text]) => total + Number(text) * (lengths.get(unit) ?? 0),
					0,
				);
				const smallest = Math.min(...shown.map((unit) => lengths.get(unit) ?? 1));
				expect(seconds - sum).toBeGreaterThanOrEqual(0);
				expect(seconds - sum).toBeLessThan(smallest);
			}),
		);
	});
});

describe('an evergreen countdown', () => {
	const now = 1_800_000_000_000;
	const interval = evergreenInterval(47, 59);

	it('lasts its hours and minutes', () => {
		expect(interval).toBe(172_740);
		expect(evergreenInterval(-1, Number.NaN)).toBe(0);
		expect(evergreenInterval(1e12, 0)).toBe(31_536_000);
		expect(evergreenInterval(Number.POSITIVE_INFINITY, 0.06)).toBe(3);
	});

	it('begins with the first visit and continues with the next, beyond its end as well', () => {
		const first = evergreenDue({ dueDate: null, interval: null }, interval, now);
		expect(first).toEqual({ dueMs: now + interval * 1000, isNew: true });
		const memory = { dueDate: `${first.dueMs}`, interval: `${interval}` };
		expect(evergreenDue(memory, interval, now + 5000)).toEqual({ ...first, isNew: false });
		expect(evergreenDue(memory, interval, now + 1e10)).toEqual({ ...first, isNew: false });
	});

	it('begins again after a change of its interval', () => {
		const memory = { dueDate: `${now + 1000}`, interval: '60' };
		expect(evergreenDue(memory, interval, now).isNew).toBe(true);
	});

	it('ends at its interval from now at the latest', () => {
		const memory = (dueMs: number) => ({ dueDate: `${dueMs}`, interval: `${interval}` });
		const latest = now + interval * 1000;
		expect(evergreenDue(memory(latest), interval, now).isNew).toBe(false);
		expect(evergreenDue(memory(latest + 1), interval, now).isNew).toBe(true);
		expect(evergreenDue(memory(0), interval, now).isNew).toBe(true);
	});

	it('begins again with an unusable memory', () => {
		for (const dueDate of ['', 'soon', '-4', 'NaN', `${now * 2}`]) {
			expect(evergreenDue({ dueDate, interval: `${interval}` }, interval, now)).toEqual({
				dueMs: now + interval * 1000,
				isNew: true,
			});
		}
	});
});

describe('being sent to another page', () => {
	const base = {
		target: 'https://boats.example/late/',
		current: 'https://boats.example/offer/',
		referrer: '',
		lastMs: null,
		nowMs: 1_000_000,
	};

	it('happens by http and https alone', () => {
		expect(mayRedirect(base)).toBe(true);
		expect(mayRedirect({ ...base, target: 'HTTP://boats.example/late/' })).toBe(true);
		for (const target of [
			'javascript:alert(1)',
			'mailto:a@b.c',
			'',
			'/late/',
			'data:text/html,x',
			'javascript:location="https://boats.example"',
		]) {
			expect(mayRedirect({ ...base, target })).toBe(false);
		}
	});

	it('never goes round in circles', () => {
		expect(mayRedirect({ ...base, target: `${base.current}#top` })).toBe(false);
		expect(mayRedirect({ ...base, current: `${base.target}#top` })).toBe(false);
		expect(mayRedirect({ ...base, referrer: base.target })).toBe(false);
		expect(mayRedirect({ ...base, lastMs: base.nowMs + 10_000 })).toBe(true);
		expect(mayRedirect({ ...base, nowMs: 9_999 })).toBe(true);
		expect(mayRedirect({ ...base, nowMs: 9_999, lastMs: 0 })).toBe(false);
		expect(mayRedirect({ ...base, lastMs: base.nowMs - 9_999 })).toBe(false);
		expect(mayRedirect({ ...base, lastMs: base.nowMs - 10_000 })).toBe(true);
	});
});
