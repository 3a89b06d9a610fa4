import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MasonryLayout, masonryLayout, unevenness } from './masonry';

const WIDTH = 300;
const GAP = 16;
const px = (widths: number, gaps: number) => widths * WIDTH + gaps * GAP;
const heightOf = ({ ends }: MasonryLayout) =>
	Math.max(0, ...ends.map(({ height, gaps }) => px(height, gaps)));

/** The bottom of each column, in pixels. */
function bottoms({ places }: MasonryLayout): number[] {
	const found = new Map<number, number>();
	for (const { column, top, topGaps, height, heightGaps } of places) {
		const bottom = px(top + height, topGaps + heightGaps);
		found.set(column, Math.max(found.get(column) ?? 0, bottom));
	}
	return [...found.values()];
}

/** The shapes of pictures in a fixed pseudo-random order, to test many layouts. */
function posters(count: number): number[] {
	const shapes = [1.5, 0.5625, 1, 1.25, 0.667];
	return Array.from({ length: count }, (_, index) => shapes[(index * 7919 + 3) % 5] ?? 1);
}

const shape = fc.integer({ min: 4, max: 40 }).map((tenths) => tenths / 10);
const USUAL_GAP = 0.05;

/** The lengths of the columns before pictures are cut or stretched. */
function lengthsOf(shapes: readonly number[], columnOf: readonly number[], columns: number) {
	const lengths = new Array<number>(columns).fill(0);
	shapes.forEach((height, index) => {
		const column = columnOf[index] ?? 0;
		lengths[column] = (lengths[column] ?? 0) + height + USUAL_GAP;
	});
	return lengths;
}

/** The total of all columns is fixed, so a smaller sum of squares means columns of more equal length. */
const squaresOf = (shapes: readonly number[], columnOf: readonly number[], columns: number) =>
	lengthsOf(shapes, columnOf, columns).reduce((sum, length) => sum + length ** 2, 0);

describe('a masonry', () => {
	it('puts the first pictures beside each other, each next one below the shortest column', () => {
		const { places } = masonryLayout([1, 1, 1, 1, 1, 1, ...posters(30)], 3);
		expect(places.slice(0, 6).map(({ column }) => column)).toEqual([0, 1, 2, 0, 1, 2]);
		expect(places.slice(3, 6).map(({ topGaps }) => Math.round(topGaps))).toEqual([1, 1, 1]);
	});

	it.each([
		[30, 2],
		[30, 3],
		[30, 4],
		[30, 5],
		[500, 6],
		[12, 3],
	])('of %d pictures in %d columns ends on one line, whatever gap and width', (count, columns) => {
		const layout = masonryLayout(posters(count), columns);
		const ends = bottoms(layout);
		expect(ends).toHaveLength(columns);
		expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(0.01);
		expect(heightOf(layout)).toBeCloseTo(Math.max(...ends), 3);
	});

	it('moves a picture where its columns end nearer to each other for that', () => {
		const columnsOf = (shapes: number[]) =>
			masonryLayout(shapes, 2).places.map(({ column }) => column);
		expect(columnsOf([1, 1, 3])).toEqual([0, 0, 1]);
		expect(columnsOf([1, 1])).toEqual([0, 1]);
	});

	it('of few pictures could be evened by no other place of one, and by no two that change theirs', () => {
		fc.assert(
			fc.property(
				fc.array(shape, { minLength: 2, maxLength: 9 }),
				fc.integer({ min: 2, max: 4 }),
				(shapes, columns) => {
					const columnOf = masonryLayout(shapes, columns).places.map(({ column }) => column);
					const least = squaresOf(shapes, columnOf, columns) - 1e-5;
					for (let index = 0; index < shapes.length; index++) {
						for (let to = 0; to < columns; to++) {
							const moved = columnOf.with(index, to);
							expect(squaresOf(shapes, moved, columns)).toBeGreaterThanOrEqual(least);
						}
						for (let other = 0; other < index; other++) {
							const swapped = columnOf
								.with(index, columnOf[other] ?? 0)
								.with(other, columnOf[index] ?? 0);
							expect(squaresOf(shapes, swapped, columns)).toBeGreaterThanOrEqual(least);
						}
					}
				},
			),
		);
	});

	it('leaves all but the last fourteen pictures where their order puts them', () => {
		fc.assert(
			fc.property(fc.array(shape, { minLength: 15, maxLength: 30 }), (shapes) => {
				const columnOf = masonryLayout(shapes, 3).places.map(({ column }) => column);
				const placed: number[] = [];
				for (let index = 0; index < shapes.length - 14; index++) {
					const lengths = lengthsOf(shapes.slice(0, index), placed, 3);
					placed.push(lengths.indexOf(Math.min(...lengths)));
				}
				expect(columnOf.slice(0, placed.length)).toEqual(placed);
			}),
		);
	});

	it('cuts no picture by more than a sixth for that', () => {
		const stretches = [1, 2, 3, 5, 7, 9, 14, 23, 40].flatMap((count) =>
			[2, 3, 4, 5].flatMap((columns) => {
				const shapes = posters(count);
				return masonryLayout(shapes, columns).places.map(
					({ height, heightGaps }, index) => (height + heightGaps * 0.05) / (shapes[index] ?? 1),
				);
			}),
		);
		expect(Math.min(...stretches)).toBeGreaterThan(1 / 1.2 - 1e-9);
		expect(Math.min(...stretches)).toBeLessThan(0.87);
		expect(Math.max(...stretches)).toBeLessThan(1.2 + 1e-9);
		expect(Math.max(...stretches)).toBeGreaterThan(1.15);
	});

	it('ends columns within a sixth of their pictures of a common line, if they cannot meet', () => {
		const layout = masonryLayout([1, 3], 2);
		expect(layout.places).toEqual([
			{ column: 0, top: 0, topGaps: 0, height: 1.2, heightGaps: 0 },
			{ column: 1, top: 0, topGaps: 0, height: 2.5, heightGaps: 0 },
		]);
		expect(layout.ends).toEqual([{ height: 2.5, gaps: 0 }]);
		expect(unevenness(layout)).toBeCloseTo(1.3);
		expect(unevenness(masonryLayout([1, 1.4], 2))).toBeCloseTo(0);
		expect(unevenness(masonryLayout([], 2))).toBe(0);
	});

	it('compares columns by the gaps that there are, texts below the pictures as well', () => {
		// Five pictures of the demonstration in three columns: one column gets one picture, and each other column gets
		// two.
		const shapes = [2 / 3, 1.25, 1.25, 1, 9 / 16];
		const captions = 0.3;
		expect(unevenness(masonryLayout(shapes, 3))).toBeLessThan(0.2);
		expect(unevenness(masonryLayout(shapes, 3), captions)).toBeGreaterThan(0.2);
		expect(unevenness(masonryLayout(shapes, 2, captions), captions)).toBeLessThan(0.05);
	});

	it('is as uneven as its columns differ, gaps included', () => {
		const place = (column: number, top: number, topGaps: number, height: number) => ({
			column,
			top,
			topGaps,
			height,
			heightGaps: 0,
		});
		const places = [place(0, 0, 0, 1), place(0, 1, 1, 1), place(1, 0, 0, 2)];
		expect(unevenness({ places, ends: [] }, 0.5)).toBe(0.5);
	});

	it('reaches as far as its lowest column, be its gaps wide or narrow', () => {
		const layout = masonryLayout([3, 0.7, 0.7, 0.7, 0.7, 1.9], 3);
		expect(heightOf(layout)).toBeGreaterThanOrEqual(Math.max(...bottoms(layout)) - 0.01);
	});

	it('lays no picture over another', () => {
		const { places } = masonryLayout(posters(60), 4);
		const below = new Map<number, number>();
		for (const { column, top, topGaps, height, heightGaps } of places) {
			expect(px(top, topGaps)).toBeGreaterThanOrEqual((below.get(column) ?? -GAP) + GAP - 0.01);
			below.set(column, px(top + height, topGaps + heightGaps));
		}
	});

	it('of nothing is nothing, and of few pictures leaves columns empty', () => {
		expect(masonryLayout([], 4)).toEqual({ places: [], ends: [] });
		const { places } = masonryLayout([1, 1], 4);
		expect(places.map(({ column }) => column)).toEqual([0, 1]);
		for (const { height } of places) expect(height).toBeCloseTo(1);
	});

	it.each([
		[0, 1],
		[-3, 1],
		[Number.NaN, 1],
		[2.9, 2],
		[24, 24],
		[25, 24],
	])('of %d columns has %d', (columns, expected) => {
		const { places } = masonryLayout(new Array(40).fill(1), columns);
		expect(new Set(places.map(({ column }) => column)).size).toBe(expected);
	});

	it('takes a picture of unknown size for one of 3 by 2', () => {
		for (const shape of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
			expect(masonryLayout([shape], 1).places[0]?.height).toBeCloseTo(2 / 3);
		}
	});
});
