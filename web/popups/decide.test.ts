// @vitest-environment happy-dom

import { mayShow } from '@outrigger/rules/popups/may-show';
import type { Timing } from '@outrigger/rules/popups/popup';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverClock } from '../browser/server-clock';
import { forgetMemory } from '../browser/storage';
import { viewerRoles } from '../wordpress/viewer-roles';
import { decide, decideAtOnce, isStillAllowed, mustWait, situationOf } from './decide';
import { recordShown } from './record';
import { popupWith } from './testing/put-popups';

vi.mock('../browser/server-clock');
vi.mock('../wordpress/viewer-roles');

const NOW = Date.UTC(2026, 4, 30, 12);
const DAY = 86_400_000;
const ask = async (timing: Timing, pretence = {}) => {
	const { visitor, now } = await situationOf(popupWith({ timing }), pretence);
	return mayShow(timing, visitor, now);
};
const schedule = (timezone: 'site' | 'visitor', zone = 'UTC'): Timing => ({
	schedule: { timezone, start: '2026-06-01 00:00', end: null, zone },
});
const members: Timing = { logged_in: { users: 'custom', roles: ['editor'] } };

beforeEach(() => {
	vi.useFakeTimers({ now: NOW });
	vi.mocked(viewerRoles).mockReset().mockResolvedValue(['editor']);
	vi.mocked(serverClock)
		.mockReset()
		.mockResolvedValue(() => NOW + 7 * DAY);
	localStorage.clear();
	forgetMemory();
});
afterEach(() => vi.useRealTimers());

describe('the host', () => {
	it('answers with the visitor’s login where a rule of the popup needs it', async () => {
		expect(await ask(members)).toEqual({
			isAllowed: false,
			verdicts: [{ rule: 'logged_in', isMet: false, reason: 'logged in as editor' }],
		});
		vi.mocked(viewerRoles).mockResolvedValue(null);
		expect(await decide(popupWith({ timing: members }))).toBe(true);
	});

	it('answers with the time, if a rule depends on the site’s clock', async () => {
		expect((await ask(schedule('site'))).isAllowed).toBe(true);
		vi.mocked(serverClock).mockResolvedValue(() => NOW);
		vi.setSystemTime(NOW + 7 * DAY);
		expect((await ask(schedule('site'))).isAllowed).toBe(false);
	});

	it('gets no other request', async () => {
		await ask({
			...schedule('visitor'),
			times: { times: 1, period: 'day', count: 'open' },
			url: { action: 'regex', url: 'x' },
			sources: { sources: ['internal'] },
		});
		expect(viewerRoles).not.toHaveBeenCalled();
		expect(serverClock).not.toHaveBeenCalled();
	});

	it('gets no request for a pretended fact', async () => {
		const timing = { ...members, ...schedule('site') };
		expect((await ask(timing, { roles: [], now: NOW + DAY * 3 })).isAllowed).toBe(true);
		expect((await ask(timing, { roles: ['editor'], now: NOW })).isAllowed).toBe(false);
		expect(viewerRoles).not.toHaveBeenCalled();
		expect(serverClock).not.toHaveBeenCalled();
	});
});

describe('a decision', () => {
	it('of a schedule by the visitor’s clock takes the browser’s time and zone', async () => {
		const popup = popupWith({ timing: schedule('visitor') });
		expect(decideAtOnce(popup)).toBe(false);
		const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
		expect((await ask(popup.timing)).verdicts[0]?.reason).toBe(
			`begins on 2026-06-01 00:00, ${timeZone}`,
		);
		vi.setSystemTime(NOW + 7 * DAY);
		expect(decideAtOnce(popup)).toBe(true);
	});

	it('of a pattern is made by the matcher that keeps to linear time', async () => {
		const url = (pattern: string) => ({ url: { action: 'regex', url: pattern } }) as const;
		expect(
			(await ask(url('^https://mail\\.'), { referrer: 'https://mail.example/' })).isAllowed,
		).toBe(true);
		expect((await ask(url('(a+)+$'), { referrer: `${'a'.repeat(2000)}!` })).isAllowed).toBe(false);
	});

	it.each([
		['logged_in', members, true],
		['schedule by the site', schedule('site'), true],
		['schedule by the visitor', schedule('visitor'), false],
		['url with a pattern', { url: { action: 'regex', url: 'x' } }, true],
		['url with a text', { url: { action: 'show', url: 'x' } }, false],
		['devices', { devices: { devices: ['mobile'] } }, false],
	] as [string, Timing, boolean][])('of the rule %s must wait: %s', (_, timing, expected) => {
		expect(mustWait(popupWith({ timing }))).toBe(expected);
	});

	it('repeats only the check of the count when a trigger fires', () => {
		const popup = popupWith({
			timing: { devices: { devices: [] }, times: { times: 1, period: 'week', count: 'open' } },
		});
		expect(isStillAllowed(popup)).toBe(true);
		recordShown(popup);
		expect(isStillAllowed(popup)).toBe(false);
	});
});
