import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circleOffset, hasLabelRoom, isTrackerShown, readingProgress } from './reading-progress';

const viewportHeight = 800;

describe('the progress of reading', () => {
	it.each([
		[0, 0],
		[-600, 25],
		[-2400, 100],
		[-9000, 100],
		[50, 0],
	])('of a page that stands at %d is %d', (top, expected) => {
		expect(readingProgress({ top, height: 3200, viewportHeight }, 'page')).toBe(expected);
	});

	it.each([
		[800, 0],
		[900, 0],
		[300, 50],
		[-200, 100],
		[-900, 100],
	])('of an element of 1000 pixels at %d is %d', (top, expected) => {
		expect(readingProgress({ top, height: 1000, viewportHeight }, 'element')).toBe(expected);
	});

	it('is nothing of a page that cannot be scrolled', () => {
		expect(readingProgress({ top: 0, height: 800, viewportHeight }, 'page')).toBe(0);
	});

	it('never goes back while the visitor scrolls on, and stays a percentage', () => {
		const pixels = fc.integer({ min: -5000, max: 5000 });
		fc.assert(
			fc.property(pixels, pixels, fc.nat(5000), (one, other, height) => {
				const [low, high] = [Math.min(one, other), Math.max(one, other)];
				const at = (top: number) => readingProgress({ top, height, viewportHeight }, 'element');
				expect(at(low)).toBeGreaterThanOrEqual(at(high));
				expect(at(low)).toBeLessThanOrEqual(100);
				expect(at(high)).toBeGreaterThanOrEqual(0);
			}),
		);
	});
});

describe('a tracker', () => {
	it('shows a bar from one percent on, a circle from the first pixel', () => {
		expect([0, 0.99, 1].map((percent) => isTrackerShown(percent, 'horizontal'))).toEqual([
			false,
			false,
			true,
		]);
		expect([0, 0.01].map((percent) => isTrackerShown(percent, 'circular'))).toEqual([false, true]);
	});

	it('shows its number in a bar that is one and a half times as wide', () => {
		expect(hasLabelRoom(15, 400, 40)).toBe(false);
		expect(hasLabelRoom(15.1, 400, 40)).toBe(true);
		expect(hasLabelRoom(50, 0, 0)).toBe(false);
		expect(hasLabelRoom(50, 400, 0)).toBe(false);
	});

	it('fills its circle either way round', () => {
		expect(circleOffset(0, 'ltr')).toBe(-100);
		expect(circleOffset(30, 'ltr')).toBe(-70);
		expect(circleOffset(30, 'rtl')).toBe(70);
		expect(circleOffset(100, 'rtl')).toBe(0);
		expect(circleOffset(130, 'ltr')).toBe(0);
	});
});
