import { describe, expect, it } from 'vitest';
import { type Away, scrollAway } from './scroll-away';

const HEIGHT = 60;
/** Scrolls through these positions and returns, for each, whether the bar is hidden. */
const through = (...tops: number[]) => {
	let away: Away = { isAway: false, turn: 0 };
	return tops.map((top) => {
		away = scrollAway(away, top, HEIGHT);
		return away.isAway;
	});
};

describe('a bar that gives way to reading', () => {
	it('stays until the page is scrolled by more than its height', () => {
		expect(through(40, 60)).toEqual([false, false]);
		expect(through(40, 61)).toEqual([false, true]);
	});

	it('hides after more than eight pixels down, at any speed', () => {
		expect(through(60, 68)).toEqual([false, false]);
		expect(through(60, 69)).toEqual([false, true]);
		expect(through(60, 62, 65, 68, 69)).toEqual([false, false, false, false, true]);
	});

	it('comes back after more than eight pixels up, from the lowest place', () => {
		expect(through(500, 492)).toEqual([true, true]);
		expect(through(500, 491)).toEqual([true, false]);
		expect(through(500, 495, 510, 502)).toEqual([true, true, true, true]);
		expect(through(500, 495, 510, 501)).toEqual([true, true, true, false]);
	});

	it('shows at the top, and while the page bounces beyond it', () => {
		expect(through(500, 0, -30, 0)).toEqual([true, false, false, false]);
	});

	it('goes again from where it has come back', () => {
		expect(through(500, 400, 408, 409)).toEqual([true, false, false, true]);
	});
});
