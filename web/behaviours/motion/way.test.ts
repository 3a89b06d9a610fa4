import { describe, expect, it } from 'vitest';
import type { Mover } from './mover';
import { percentOf } from './way';

const PLACE = { scroll: 0, range: 3000, viewportHeight: 800 };

/**
 * A mover with a box of 200 px at the distance `top` from the start of the page; at a scroll of 300 px it is shown
 * `lead` px too low.
 */
function mover(top: number, lead = 0): Mover {
	return {
		group: {},
		isFixed: false,
		isPinned: false,
		scrollers: [],
		top,
		height: 200,
		lead,
		leadTop: 300,
	} as unknown as Mover;
}

describe('the progress of a mover', () => {
	it('is by the way of its box through the window', () => {
		expect(percentOf(mover(800), PLACE)).toBe(0);
		expect(percentOf(mover(300), PLACE)).toBe(50);
		expect(percentOf(mover(-200), PLACE)).toBe(100);
	});

	it('continues from the place in the sheet, and depends on the window again 100 px further on', () => {
		const at = (scroll: number) => percentOf(mover(300, 200), { ...PLACE, scroll });
		expect(at(0)).toBe(30);
		expect(at(50)).toBe(45);
		expect(at(-50)).toBe(35);
		expect(at(99)).toBeCloseTo(59.7, 5);
		expect(at(100)).toBe(60);
		expect(at(101)).toBe(60.1);
		expect(at(-100)).toBe(40);
	});

	it('stays between the two ends of the way, with the sheet any distance ahead', () => {
		expect(percentOf(mover(300, 5000), PLACE)).toBe(0);
		expect(percentOf(mover(300, -5000), PLACE)).toBe(100);
	});
});
