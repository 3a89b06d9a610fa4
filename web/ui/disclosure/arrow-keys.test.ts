import { describe, expect, it } from 'vitest';
import { indexAfterKey } from './arrow-keys';

describe('a key in a list of three', () => {
	it.each([
		['ArrowLeft', 'inline', false, 0],
		['ArrowRight', 'inline', false, 2],
		['ArrowLeft', 'inline', true, 2],
		['ArrowRight', 'both', true, 0],
		['ArrowUp', 'block', true, 0],
		['ArrowDown', 'block', false, 2],
		['ArrowDown', 'inline', false, undefined],
		['ArrowLeft', 'block', false, undefined],
		['Home', 'block', true, 0],
		['End', 'inline', true, 2],
		['Tab', 'both', false, undefined],
		['toString', 'both', false, undefined],
	] as const)('%s along %s (from right to left: %s) leads from the second to %s', (...row) => {
		const [key, axis, isReversed, to] = row;
		expect(indexAfterKey(key, 1, 3, axis, isReversed)).toBe(to);
	});

	it('goes round both ends', () => {
		expect(indexAfterKey('ArrowDown', 2, 3, 'block', false)).toBe(0);
		expect(indexAfterKey('ArrowUp', 0, 3, 'block', false)).toBe(2);
	});

	it('leads nowhere in an empty list', () => {
		expect(indexAfterKey('Home', -1, 0, 'both', false)).toBeUndefined();
	});
});
