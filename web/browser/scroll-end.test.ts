// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchScrollEnd } from './scroll-end';

beforeEach(() => {
	vi.useFakeTimers();
	// A frame without delay.
	vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback, 0));
	vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const tell = (type: string) => document.dispatchEvent(new Event(type, { bubbles: true }));

describe('the end of a scroll', () => {
	it('is the browser’s own event', () => {
		expect('onscrollend' in window).toBe(true);
		const listener = vi.fn();
		const stop = watchScrollEnd(listener);
		tell('scroll');
		vi.advanceTimersByTime(10_000);
		expect(listener).not.toHaveBeenCalled();
		tell('scrollend');
		expect(listener).toHaveBeenCalledOnce();
		stop();
		tell('scrollend');
		expect(listener).toHaveBeenCalledOnce();
	});

	it('is 150 ms without a further scroll where the browser has no event', () => {
		for (let of = document.defaultView as object; of; of = Object.getPrototypeOf(of)) {
			Reflect.deleteProperty(of, 'onscrollend');
		}
		expect('onscrollend' in window).toBe(false);
		const listener = vi.fn();
		const stop = watchScrollEnd(listener);
		tell('scroll');
		vi.advanceTimersByTime(149);
		tell('scroll');
		vi.advanceTimersByTime(149);
		expect(listener).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		expect(listener).toHaveBeenCalledOnce();
		tell('scroll');
		stop();
		vi.advanceTimersByTime(10_000);
		expect(listener).toHaveBeenCalledOnce();
	});
});
