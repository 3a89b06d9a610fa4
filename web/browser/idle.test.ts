// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenLoaded } from './idle';

let readyState: DocumentReadyState;

beforeEach(() => {
	vi.useFakeTimers();
	readyState = 'interactive';
	vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
	vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 1));
	vi.stubGlobal('cancelIdleCallback', clearTimeout);
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

describe('work that waits for the page', () => {
	it('begins in an idle moment after the load, once', () => {
		const begin = vi.fn();
		whenLoaded(begin);
		vi.advanceTimersByTime(1999);
		expect(begin).not.toHaveBeenCalled();
		dispatchEvent(new Event('load'));
		expect(begin).not.toHaveBeenCalled();
		vi.advanceTimersByTime(5000);
		dispatchEvent(new Event('load'));
		vi.advanceTimersByTime(5000);
		expect(begin).toHaveBeenCalledTimes(1);
	});

	it('does not wait longer than two seconds for a load that does not come', () => {
		const begin = vi.fn();
		whenLoaded(begin);
		vi.advanceTimersByTime(2000);
		expect(begin).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		expect(begin).toHaveBeenCalledTimes(1);
	});

	it('begins in the next idle moment of a page that has loaded', () => {
		readyState = 'complete';
		const begin = vi.fn();
		whenLoaded(begin);
		vi.advanceTimersByTime(1);
		expect(begin).toHaveBeenCalledTimes(1);
	});

	it('does not begin after it was called off, before the load or behind it', () => {
		const begin = vi.fn();
		const stopEarly = whenLoaded(begin);
		const stopLate = whenLoaded(begin);
		stopEarly();
		dispatchEvent(new Event('load'));
		stopLate();
		vi.advanceTimersByTime(5000);
		expect(begin).not.toHaveBeenCalled();
	});
});
