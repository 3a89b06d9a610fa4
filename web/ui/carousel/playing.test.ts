import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPlaying } from './playing';

const step = vi.fn();
const onChange = vi.fn();
const isPlaying = () => onChange.mock.lastCall?.[0];

beforeEach(() => {
	vi.useFakeTimers();
	step.mockClear();
	onChange.mockClear();
});
afterEach(() => vi.useRealTimers());

describe('a carousel that plays', () => {
	it('steps on after each stay', () => {
		const playing = startPlaying(5000, { step, onChange });
		vi.advanceTimersByTime(15_000);
		expect(step).toHaveBeenCalledTimes(3);
		playing.stop();
		vi.advanceTimersByTime(15_000);
		expect(step).toHaveBeenCalledTimes(3);
	});

	it('rests under the pointer and goes on after it, and is called playing all the while', () => {
		const playing = startPlaying(5000, { step, onChange });
		playing.rest('hover');
		vi.advanceTimersByTime(20_000);
		expect(step).not.toHaveBeenCalled();
		expect(isPlaying()).toBe(true);
		playing.resume('hover');
		vi.advanceTimersByTime(5000);
		expect(step).toHaveBeenCalledTimes(1);
	});

	it('stays stopped by its visitor when the pointer leaves', () => {
		const playing = startPlaying(5000, { step, onChange });
		playing.rest('hover');
		playing.toggle();
		playing.resume('hover');
		vi.advanceTimersByTime(20_000);
		expect(step).not.toHaveBeenCalled();
		expect(isPlaying()).toBe(false);
	});

	it('plays again at its visitor’s press, even under pointer and focus', () => {
		const playing = startPlaying(5000, { step, onChange });
		playing.rest('hover');
		playing.rest('focus');
		expect(isPlaying()).toBe(false);
		playing.toggle();
		vi.advanceTimersByTime(5000);
		expect(step).toHaveBeenCalledTimes(1);
	});

	it('never moves against reduced motion', () => {
		const playing = startPlaying(5000, { step, onChange });
		playing.rest('reduced-motion');
		playing.rest('use');
		playing.toggle();
		vi.advanceTimersByTime(20_000);
		expect(step).not.toHaveBeenCalled();
	});

	it('stops while all its slides are visible, and continues when that changes', () => {
		const playing = startPlaying(5000, { step, onChange });
		playing.rest('all-seen');
		playing.toggle();
		playing.toggle();
		vi.advanceTimersByTime(20_000);
		expect(step).not.toHaveBeenCalled();
		playing.resume('all-seen');
		vi.advanceTimersByTime(5000);
		expect(step).toHaveBeenCalledTimes(1);
	});

	it('moves soon after goOn(), before the turn is over, and never in the middle of a step', () => {
		const playing = startPlaying(5000, { step, onChange });
		playing.goOn();
		vi.advanceTimersByTime(15);
		expect(step).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		expect(step).toHaveBeenCalledTimes(1);
		vi.advanceTimersByTime(4999);
		expect(step).toHaveBeenCalledTimes(1);
		playing.rest('hover');
		playing.goOn();
		vi.advanceTimersByTime(20_000);
		expect(step).toHaveBeenCalledTimes(1);
		expect(onChange).toHaveBeenLastCalledWith(true, false);
		playing.resume('hover');
		expect(onChange).toHaveBeenLastCalledWith(true, true);
		playing.stop();
		playing.goOn();
		vi.advanceTimersByTime(20_000);
		expect(step).toHaveBeenCalledTimes(1);
	});

	it('takes its first step soon with isAtOnce, and the next after a whole turn', () => {
		startPlaying(5000, { step, onChange, isAtOnce: true });
		vi.advanceTimersByTime(16);
		expect(step).toHaveBeenCalledTimes(1);
		vi.advanceTimersByTime(4999);
		expect(step).toHaveBeenCalledTimes(1);
		vi.advanceTimersByTime(1);
		expect(step).toHaveBeenCalledTimes(2);
	});
});
