import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewportPercentage } from './scroll-percentage';

const at = (top: number, height = 200, viewportHeight = 800) => ({ top, height, viewportHeight });

describe('the share of its way through the window that a box has travelled', () => {
	it.each([
		[800, 0],
		[900, 0],
		[300, 50],
		[0, 80],
		[-200, 100],
		[-900, 100],
		[467, 33.3],
	])('with its upper edge at %d px is %d percent', (top, percent) => {
		expect(viewportPercentage(at(top))).toBe(percent);
	});

	it('begins and ends at the offsets', () => {
		// A whole page as a box, as a progress tracker measures it: 0 at the page's top, 100 at its end.
		expect(viewportPercentage(at(0, 2800), -100, -100)).toBe(0);
		expect(viewportPercentage(at(-1000, 2800), -100, -100)).toBe(50);
		expect(viewportPercentage(at(-2000, 2800), -100, -100)).toBe(100);
		expect(viewportPercentage(at(0, 800), 0, -100)).toBe(100);
	});

	it.each([
		[at(0, 0, 0), 0],
		[at(-1, 0, 0), 100],
		[at(Number.NaN), 0],
		[at(Number.NEGATIVE_INFINITY), 100],
		[at(Number.POSITIVE_INFINITY), 0],
	])('is 0 or 100 where the way has no length: %j', (box, percent) => {
		expect(viewportPercentage(box)).toBe(percent);
	});

	it('never leaves 0 to 100, for any box', () => {
		const any = fc.double();
		fc.assert(
			fc.property(any, any, any, any, any, (top, height, viewportHeight, start, end) => {
				const percent = viewportPercentage({ top, height, viewportHeight }, start, end);
				expect(percent).toBeGreaterThanOrEqual(0);
				expect(percent).toBeLessThanOrEqual(100);
			}),
		);
	});
});
