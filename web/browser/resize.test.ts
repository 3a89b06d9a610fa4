// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchResize } from './resize';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('watching the size of the window', () => {
	it('calls once, at the end of the quiet time only', () => {
		const onResize = vi.fn();
		const stop = watchResize(200, onResize);
		for (let step = 0; step < 4; step += 1) {
			dispatchEvent(new Event('resize'));
			vi.advanceTimersByTime(150);
		}
		expect(onResize).not.toHaveBeenCalled();
		vi.advanceTimersByTime(50);
		expect(onResize).toHaveBeenCalledTimes(1);
		stop();
	});

	it('sends no calls after it is stopped', () => {
		const onResize = vi.fn();
		const stop = watchResize(200, onResize);
		dispatchEvent(new Event('resize'));
		stop();
		vi.advanceTimersByTime(1000);
		expect(onResize).not.toHaveBeenCalled();
	});
});
