import { describe, expect, it } from 'vitest';
import { moveActive } from './active-row';

const rows = ['a', 'b', 'c'];

describe('the arrow keys in a search', () => {
	it('go from the field to the first row, or up to the last', () => {
		expect(moveActive(rows, undefined, 1)).toBe('a');
		expect(moveActive(rows, undefined, -1)).toBe('c');
	});

	it('go row by row, and back into the field past either end', () => {
		expect(moveActive(rows, 'a', 1)).toBe('b');
		expect(moveActive(rows, 'c', 1)).toBeUndefined();
		expect(moveActive(rows, 'a', -1)).toBeUndefined();
	});

	it('stay in the field where nothing was found', () => {
		expect(moveActive([], undefined, 1)).toBeUndefined();
		expect(moveActive([], undefined, -1)).toBeUndefined();
	});
});
