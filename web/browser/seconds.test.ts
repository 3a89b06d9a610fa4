// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchSeconds } from './seconds';

let isHidden = false;

function setHidden(hidden: boolean) {
	isHidden = hidden;
	document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
	vi.useFakeTimers({ now: 1_800_000_000_400 });
	isHidden = false;
	vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
});

describe('the second tick of a page', () => {
	it('reports the time at once and then at every full second', () => {
		const times: number[] = [];
		const stop = watchSeconds((now) => times.push(now % 10_000));
		vi.advanceTimersByTime(2700);
		expect(times).toEqual([400, 1000, 2000, 3000]);
		stop();
	});

	it('is one timer for all listeners, and none without a listener', () => {
		const stops = [1, 2, 3].map(() => watchSeconds(() => {}));
		expect(vi.getTimerCount()).toBe(1);
		for (const stop of stops) stop();
		for (const stop of stops) stop();
		expect(vi.getTimerCount()).toBe(0);
		setHidden(false);
		expect(vi.getTimerCount()).toBe(0);
	});

	it('rests while the page is hidden and is right at once when it is seen again', () => {
		const listener = vi.fn();
		const stop = watchSeconds(listener);
		setHidden(true);
		expect(vi.getTimerCount()).toBe(0);
		vi.advanceTimersByTime(60_000);
		expect(listener).toHaveBeenCalledTimes(1);
		setHidden(false);
		expect(listener).toHaveBeenLastCalledWith(1_800_000_060_400);
		expect(vi.getTimerCount()).toBe(1);
		stop();
	});

	it('is right at once after the back-forward cache', () => {
		const listener = vi.fn();
		const stop = watchSeconds(listener);
		vi.setSystemTime(1_800_000_500_000);
		dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
		expect(listener).toHaveBeenLastCalledWith(1_800_000_500_000);
		expect(vi.getTimerCount()).toBe(1);
		stop();
	});

	it('follows a clock that was moved within a second', () => {
		const listener = vi.fn();
		const stop = watchSeconds(listener);
		vi.setSystemTime(1_700_000_000_000);
		vi.advanceTimersByTime(1000);
		expect(listener.mock.lastCall?.[0]).toBeLessThan(1_700_000_001_001);
		stop();
	});

	it('lets a listener end itself', () => {
		const stop = watchSeconds((now) => {
			if (now > 1_800_000_001_000) stop();
		});
		vi.advanceTimersByTime(5000);
		expect(vi.getTimerCount()).toBe(0);
	});
});
