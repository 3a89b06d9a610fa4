// @vitest-environment happy-dom

import { DEFAULT_SETTINGS, PERIOD_S, type Popup, type Timing } from '@outrigger/rules/popups/popup';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetMemory } from '../browser/storage';
import { popupCounts } from './counters';
import { resetCounts } from './debug/reset-counts';
import { disable, recordClosed, recordShown } from './record';
import { countVisit, visitCounts } from './visits';

const START = Date.UTC(2026, 4, 30, 12);
const popup = (timing: Timing): Popup => ({
	id: 12,
	title: '',
	slug: '',
	settings: DEFAULT_SETTINGS,
	triggers: null,
	timing,
});
const limited = (
	period: 'session' | 'day' | 'week' | 'month' | null,
	count: 'open' | 'close' = 'open',
) => popup({ times: { times: 2, period, count } });
const stored = (area: Storage = localStorage) => JSON.parse(area.getItem('elementor') ?? '{}');

beforeEach(() => {
	vi.useFakeTimers({ now: START });
	localStorage.clear();
	sessionStorage.clear();
	forgetMemory();
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

describe('visits', () => {
	it('are counted in the builder’s own shape, a session once for each tab', () => {
		countVisit();
		countVisit();
		expect(stored()).toMatchObject({ pageViews: 2, sessions: 1, __expiration: {} });
		expect(stored(sessionStorage)).toMatchObject({ activeSession: true });
		sessionStorage.clear();
		countVisit();
		expect(stored()).toMatchObject({ pageViews: 3, sessions: 2 });
	});

	it('go on from the builder’s count, and keep the other keys in the storage', () => {
		const before = { __expiration: {}, pageViews: 7, sessions: 2, watched_videos_a1b2c3d: '["x"]' };
		localStorage.setItem('elementor', JSON.stringify(before));
		countVisit();
		expect(stored()).toEqual({ ...before, pageViews: 8, sessions: 3 });
	});

	it.each(['junk', '[1,2]', '"text"', 'null', '{"pageViews":{"a":1}}'])(
		'begin anew where the storage holds %s',
		(junk) => {
			localStorage.setItem('elementor', junk);
			countVisit();
			expect(visitCounts()).toEqual({ pageViews: 1, sessions: 1 });
		},
	);

	it('are noted at the first look of a rule that counts from there', () => {
		for (let times = 0; times < 4; times += 1) countVisit();
		const rules = popup({ page_views: { views: 3 }, sessions: { sessions: 2 } });
		expect(popupCounts(rules).initial).toEqual({ pageViews: 4, sessions: 1 });
		countVisit();
		expect(popupCounts(rules).initial).toEqual({ pageViews: 4, sessions: 1 });
		expect(stored()).toMatchObject({
			popup_12_page_views_initialPageViews: 4,
			popup_12_sessions_initialSessions: 1,
		});
	});
});

describe('showings', () => {
	it.each(['day', 'week', 'month'] as const)('of a %s are forgotten when it is over', (period) => {
		recordShown(limited(period));
		vi.advanceTimersByTime(1000);
		recordShown(limited(period));
		expect(stored()).toMatchObject({
			'popup-12-impressions-count': 2,
			__expiration: { 'popup-12-impressions-count': START + PERIOD_S[period] * 1000 },
		});
		expect(popupCounts(limited(period)).impressionsEnd).toBe(START + PERIOD_S[period] * 1000);
		vi.setSystemTime(START + PERIOD_S[period] * 1000 - 1);
		expect(popupCounts(limited(period)).impressions).toBe(2);
		vi.setSystemTime(START + PERIOD_S[period] * 1000);
		expect(popupCounts(limited(period))).toMatchObject({ impressions: 0, impressionsEnd: null });
		recordShown(limited(period));
		expect(stored()['popup-12-impressions-count']).toBe(1);
	});

	it('of a session are a plain entry of the tab', () => {
		recordShown(limited('session'));
		expect(sessionStorage.getItem('popup-12-impressions-count')).toBe('1');
		expect(popupCounts(limited('session')).impressions).toBe(1);
	});

	it('without a period are kept for good', () => {
		recordShown(limited(null));
		vi.setSystemTime(START * 2);
		expect(popupCounts(limited(null)).impressions).toBe(1);
		expect(stored()).toMatchObject({ popup_12_times: 1, __expiration: {} });
	});

	it('count at the opening or at the closing, by the rule, and not without a rule', () => {
		recordShown(limited('week', 'close'));
		expect(popupCounts(limited('week', 'close')).impressions).toBe(0);
		recordClosed(limited('week', 'close'));
		expect(popupCounts(limited('week', 'close')).impressions).toBe(1);
		resetCounts(12);
		recordShown(popup({}));
		recordClosed(popup({}));
		expect(stored()['popup-12-impressions-count']).toBeUndefined();
	});

	it('of another tab are seen', () => {
		recordShown(limited('week'));
		const other = stored();
		localStorage.setItem(
			'elementor',
			JSON.stringify({ ...other, 'popup-12-impressions-count': 5, pageViews: 9 }),
		);
		recordShown(limited('week'));
		expect(stored()).toMatchObject({ 'popup-12-impressions-count': 6, pageViews: 9 });
	});
});

describe('a storage that fails', () => {
	it.each(['getItem', 'setItem'] as const)('in %s leaves the counting to memory', (method) => {
		vi.spyOn(Storage.prototype, method).mockImplementation(() => {
			throw new DOMException('no', 'QuotaExceededError');
		});
		if (method === 'getItem') {
			vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
				throw new DOMException('no', 'SecurityError');
			});
		}
		countVisit();
		recordShown(limited('week'));
		recordShown(limited('session'));
		expect(visitCounts()).toEqual({ pageViews: 1, sessions: 1 });
		expect(popupCounts(limited('week')).impressions).toBe(1);
		expect(popupCounts(limited('session')).impressions).toBe(1);
		disable(12);
		expect(popupCounts(limited('week')).isDisabled).toBe(true);
	});
});

describe('the wish of a visitor not to see a popup again', () => {
	it('is kept without end, until it is reset', () => {
		disable(12);
		expect(stored()).toMatchObject({ popup_12_disable: true, __expiration: {} });
		expect(popupCounts(popup({})).isDisabled).toBe(true);
		countVisit();
		resetCounts(12);
		expect(popupCounts(popup({})).isDisabled).toBe(false);
		expect(visitCounts().pageViews).toBe(1);
	});
});
