import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeClassName } from './class-names';

describe('the class with a label', () => {
	it.each([
		['card', 'card'],
		['Card_2-a', 'Card_2-a'],
		['big card', 'big-card'],
		[' card  two ', 'card-two'],
		['a.b#c>d', 'a-b-c-d'],
		['2col', 'c2col'],
		['-2col', 'c-2col'],
		['--card', 'c--card'],
		['größe', 'größe'],
		['', ''],
		['  ', ''],
		['-', ''],
	])('%j is %j', (label, name) => {
		expect(safeClassName(label)).toBe(name);
	});

	it('is empty or one class that needs no escape', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (label) => {
				const name = safeClassName(label);
				expect(name).toMatch(/^(?:-?[\p{L}_][\p{L}\p{N}_-]*)?$/u);
				expect(name.length).toBeLessThanOrEqual(65);
			}),
		);
	});
});
