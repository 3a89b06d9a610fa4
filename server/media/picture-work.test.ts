import { describe, expect, it } from 'vitest';
import { isTooLarge, MOST_INTERLACED_PIXELS, MOST_PIXELS } from './picture-work';

describe('a picture that is too large to be decoded', () => {
	it.each([
		['in one go', false, MOST_PIXELS],
		['in several goes', true, MOST_INTERLACED_PIXELS],
	])('has more pixels than the bound of those that come %s', (_, isInterlaced, most) => {
		expect(isTooLarge({ width: most / 5, height: 5, isInterlaced })).toBe(false);
		expect(isTooLarge({ width: most / 5 + 1, height: 5, isInterlaced })).toBe(true);
	});
});
