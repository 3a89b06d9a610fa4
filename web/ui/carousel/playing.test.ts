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

	it('plays again when its visitor says so, even under pointer and focus', () => {
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
});
