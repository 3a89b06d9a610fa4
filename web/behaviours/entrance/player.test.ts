// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenPlayer } from './player';

// On a slow connection the player of entrances does not arrive.
vi.mock('./play-entrance', () => new Promise(() => {}));

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

it('a waiting element gets the player at once while the visitor does not use the page, later after 400 ms', async () => {
	const onReady = vi.fn();
	whenPlayer(onReady);
	await vi.advanceTimersByTimeAsync(0);
	expect(onReady.mock.calls).toEqual([[undefined]]);
	dispatchEvent(new Event('scroll'));
	whenPlayer(onReady);
	await vi.advanceTimersByTimeAsync(399);
	expect(onReady).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(1);
	expect(onReady.mock.calls).toEqual([[undefined], [undefined]]);
	expect(vi.getTimerCount()).toBe(0);
});

it('an element that has ended its wait receives nothing, and no timer is left', async () => {
	const onReady = vi.fn();
	whenPlayer(onReady)();
	expect(vi.getTimerCount()).toBe(0);
	await vi.advanceTimersByTimeAsync(500);
	expect(onReady).not.toHaveBeenCalled();
});
