// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eachFrame, nextFrame, setFrameSource } from './frames';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FRAME_MS = 16;

describe('the frames of the page', () => {
	it('come from one loop for all callers, and none comes once no caller is left', () => {
		const seen: string[] = [];
		const ends = ['a', 'b'].map((name) => eachFrame(() => seen.push(name)));
		expect(vi.getTimerCount()).toBe(1);
		vi.advanceTimersByTime(FRAME_MS);
		expect([seen, vi.getTimerCount()]).toEqual([['a', 'b'], 1]);
		for (const end of ends) end();
		expect(vi.getTimerCount()).toBe(0);
		ends[0]?.();
		vi.advanceTimersByTime(FRAME_MS);
		expect(seen).toHaveLength(2);
	});

	it('are counted from the first frame of each listener', () => {
		const first = vi.fn();
		const later = vi.fn();
		const ends = [eachFrame(first)];
		vi.advanceTimersByTime(10 * FRAME_MS);
		ends.push(eachFrame(later));
		vi.advanceTimersByTime(2 * FRAME_MS);
		expect(first.mock.lastCall?.[0]).toBeGreaterThan(9 * FRAME_MS);
		expect(later.mock.calls).toEqual([[0], [FRAME_MS]]);
		for (const end of ends) end();
	});

	it('may be ended by any of their listeners', () => {
		const ends: (() => void)[] = [];
		const other = vi.fn();
		ends.push(
			eachFrame(() => {
				for (const end of ends) end();
			}),
			eachFrame(other),
		);
		vi.advanceTimersByTime(3 * FRAME_MS);
		expect(other).not.toHaveBeenCalled();
		expect(vi.getTimerCount()).toBe(0);
	});

	it('come from another source once there is one, also for running loops', () => {
		const ticks = new Set<() => void>();
		const seen = vi.fn();
		const end = eachFrame(seen);
		setFrameSource((tick) => {
			ticks.add(tick);
			return () => ticks.delete(tick);
		});
		expect([vi.getTimerCount(), ticks.size]).toEqual([0, 1]);
		for (const tick of ticks) tick();
		expect(seen).toHaveBeenCalledOnce();
		end();
		expect(ticks.size).toBe(0);
	});
});

describe('the next frame', () => {
	it('comes once, and not if no caller waits for it any more', () => {
		const callback = vi.fn();
		const ended = vi.fn();
		nextFrame(callback);
		nextFrame(ended)();
		vi.advanceTimersByTime(3 * FRAME_MS);
		expect([callback.mock.calls.length, ended.mock.calls.length]).toEqual([1, 0]);
	});
});
