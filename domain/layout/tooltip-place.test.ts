import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeTooltip, type TooltipSide } from './tooltip-place';

const WINDOW = { width: 400, height: 600 };
const GAP = 10;
const markAt = (x: number, y: number) => ({
	left: x - 10,
	right: x + 10,
	top: y - 10,
	bottom: y + 10,
});
const place = (x: number, y: number, side: TooltipSide, width = 100, height = 50) =>
	placeTooltip(markAt(x, y), { width, height }, side, GAP, WINDOW);

describe('a tooltip', () => {
	it.each(['top', 'right', 'bottom', 'left'] as const)(
		'stands on the side that its editor wants: %s',
		(side) => {
			expect(place(200, 300, side)).toEqual({ side, shiftPx: 0 });
		},
	);

	it.each([
		// The tooltip needs 68 px above the mark's top edge (y - 10): 50 for itself, 10 for the gap, 8 to the window's
		// edge.
		['top', 200, 78, 'top'],
		['top', 200, 77, 'bottom'],
		['bottom', 200, 522, 'bottom'],
		['bottom', 200, 523, 'top'],
		['left', 128, 300, 'left'],
		['left', 127, 300, 'right'],
		['right', 272, 300, 'right'],
		['right', 273, 300, 'left'],
	] as const)('wanted on the %s of %s, %s stands on the %s', (wanted, x, y, side) => {
		expect(place(x, y, wanted).side).toBe(side);
	});

	it('goes above or below where neither side has room, to where there is more', () => {
		expect(place(200, 250, 'left', 300).side).toBe('bottom');
		expect(place(200, 350, 'left', 300).side).toBe('top');
		expect(place(200, 300, 'right', 300).side).toBe('top');
	});

	it.each([
		[58, 0],
		[57, 1],
		[20, 38],
		[342, 0],
		[343, -1],
	])('above a mark at %s is moved by %s', (x, shiftPx) => {
		expect(place(x, 300, 'top').shiftPx).toBe(shiftPx);
	});

	it('begins at the edge where it is wider than the window', () => {
		const { shiftPx } = place(200, 300, 'top', 500);
		expect(200 - 250 + shiftPx).toBe(8);
	});

	it('is never outside a window that has room for it', () => {
		const wanted = fc.constantFrom<TooltipSide>('top', 'right', 'bottom', 'left');
		const at = fc.tuple(fc.integer({ min: 10, max: 390 }), fc.integer({ min: 10, max: 590 }));
		fc.assert(
			fc.property(at, wanted, ([x, y], side) => {
				const found = place(x, y, side);
				const mark = markAt(x, y);
				const left = {
					top: x - 50 + found.shiftPx,
					bottom: x - 50 + found.shiftPx,
					left: mark.left - GAP - 100,
					right: mark.right + GAP,
				}[found.side];
				const top = {
					top: mark.top - GAP - 50,
					bottom: mark.bottom + GAP,
					left: y - 25 + found.shiftPx,
					right: y - 25 + found.shiftPx,
				}[found.side];
				expect([left >= 8, left <= 292, top >= 8, top <= 542]).toEqual([true, true, true, true]);
			}),
		);
	});
});
