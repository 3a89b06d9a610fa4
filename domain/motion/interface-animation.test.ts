import { describe, expect, it } from 'vitest';
import { swing } from './interface-animation';

describe('the interface’s movement', () => {
	it('begins at rest, is half way at half time, and ends', () => {
		expect([swing(0), swing(1)]).toEqual([0, 1]);
		expect(swing(0.5)).toBeCloseTo(0.5);
		expect(swing(0.1)).toBeLessThan(0.1);
		expect(swing(0.9)).toBeGreaterThan(0.9);
	});

	it('stays between its ends at any time', () => {
		expect(swing(-3)).toBe(0);
		expect(swing(7)).toBe(1);
	});
});
