import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { masonryMargins } from './masonry-margins';

/** The positions of a grid's items. Each row is as high as its highest item, with margins included. */
function gridOf(
	heights: readonly number[],
	margins: readonly number[],
	columns: number,
	gap: number,
) {
	const tops: number[] = [];
	let top = 0;
	for (let start = 0; start < heights.length; start += columns) {
		let row = 0;
		for (let index = start; index < Math.min(start + columns, heights.length); index += 1) {
			const margin = margins[index] ?? 0;
			tops[index] = top + margin;
			row = Math.max(row, (heights[index] ?? 0) + margin);
		}
		top += row + gap;
	}
	return { tops, height: top - gap };
}

describe('the margins of masonry', () => {
	it('pull an item up to the one above it', () => {
		expect(masonryMargins([100, 300, 50, 20], 2, 10)).toEqual({ margins: [0, 0, -200, 0], end: 0 });
	});

	it('include the height of an empty last row', () => {
		expect(masonryMargins([100, 300, 50], 2, 10)).toEqual({ margins: [0, 0, -200], end: 10 });
	});

	it('are empty below two columns, and without items', () => {
		expect(masonryMargins([100, 300], 1, 10).margins).toEqual([0, 0]);
		expect(masonryMargins([100, 300], Number.NaN, 10).margins).toEqual([0, 0]);
		expect(masonryMargins([], 3, 10)).toEqual({ margins: [], end: 0 });
	});

	it('put every item one gap below the one above it, and the end below the last', () => {
		const items = fc.array(fc.integer({ min: 0, max: 2000 }), { minLength: 1, maxLength: 40 });
		fc.assert(
			fc.property(items, fc.integer({ min: 2, max: 6 }), fc.nat(80), (heights, columns, gap) => {
				const { margins, end } = masonryMargins(heights, columns, gap);
				const { tops, height } = gridOf(heights, margins, columns, gap);
				heights.forEach((_, index) => {
					const above = index - columns;
					const expected = above < 0 ? 0 : (tops[above] ?? 0) + (heights[above] ?? 0) + gap;
					expect(tops[index]).toBe(expected);
				});
				const bottoms = heights.map((own, index) => own + (tops[index] ?? 0));
				expect(height - end).toBe(Math.max(...bottoms));
				expect(Math.max(...margins)).toBeLessThanOrEqual(0);
			}),
		);
	});
});
