/** Most columns that the builder offers (section 6.10 of the specification). */
export const MOST_COLUMNS = 24;

/** What a gap is taken for while columns are compared, in widths of a column, where nobody knows its pixels yet. */
const USUAL_GAP = 0.05;

/** So much may a picture be cut, or grow, that all columns end on one line: a sixth, as from 3:2 to 5:4. */
const MOST_STRETCH = 1.2;

/** The last pictures may change their columns for a level end; the first stay where their order puts them. */
const MOVABLE = 14;

/** Rounds of the search for a level end; each of them changes one or two places. */
const MOST_ROUNDS = 60;

/**
 * Where a picture of a masonry lies. Lengths have two parts: multiples of a column's width, and multiples of the gap
 * between two rows. A stylesheet adds them up, so that one layout holds at every width.
 */
export interface MasonryPlace {
	/** From 0. */
	column: number;
	top: number;
	topGaps: number;
	height: number;
	heightGaps: number;
}

/** A whole masonry. */
export interface MasonryLayout {
	/** In the order of the pictures. */
	places: MasonryPlace[];
	/** How far down columns reach: the largest of these is the height of the whole. */
	ends: { height: number; gaps: number }[];
}

/**
 * Lays pictures into columns, each into the shortest; then moves the last few, so that the columns end near each
 * other. Where that takes no more than a sixth of any picture, all columns end on one line; one that cannot comes as
 * near as that. The cost grows with the number of pictures, not with its square.
 *
 * @param shapes height divided by width of each picture; what is not above 0 counts as 2 by 3
 * @param columns a whole number from 1 to 24; everything else is brought there
 * @param gap between two rows, with what stands there, in widths of a column
 */
export function masonryLayout(
	shapes: readonly number[],
	columns: number,
	gap = USUAL_GAP,
): MasonryLayout {
	const count = Math.min(Math.max(Math.trunc(columns) || 1, 1), MOST_COLUMNS);
	const heights = shapes.map((shape) => (shape > 0 && Number.isFinite(shape) ? shape : 2 / 3));
	const columnOf = levelled(heights, shortestColumns(heights, count, gap), count, gap);
	const sums = Array.from({ length: count }, () => ({ height: 0, rows: 0 }));
	heights.forEach((height, index) => {
		const sum = sums[columnOf[index] ?? 0];
		if (!sum) return;
		sum.height += height;
		sum.rows += 1;
	});
	const line = commonLine(sums, gap);
	const ends = sums.map(() => ({ height: 0, gaps: 0 }));
	const places = heights.map((height, index): MasonryPlace => {
		const column = columnOf[index] ?? 0;
		const end = ends[column] ?? { height: 0, gaps: 0 };
		const sum = sums[column] ?? { height, rows: 1 };
		const target = targetOf(sum, line, gap);
		const share = height / sum.height;
		const place = {
			column,
			top: end.height,
			topGaps: end.gaps,
			height: share * target.height,
			heightGaps: share * (target.rows - sum.rows),
		};
		end.height += place.height;
		end.gaps += place.heightGaps + 1;
		return place;
	});
	const used = ends
		.filter((_, column) => sums[column]?.rows)
		// Behind the last picture of a column is no gap.
		.map(({ height, gaps }) => ({ height, gaps: gaps - 1 }));
	return { places, ends: highest(used) };
}

/** How far apart the columns of a layout end, in widths of a column; 0 where they end on one line. */
export function unevenness({ places }: MasonryLayout, gap = USUAL_GAP): number {
	const ends: number[] = [];
	for (const { column, top, topGaps, height, heightGaps } of places) {
		ends[column] = top + height + (topGaps + heightGaps) * gap;
	}
	const used = Object.values(ends);
	return used.length > 0 ? Math.max(...used) - Math.min(...used) : 0;
}

interface ColumnSum {
	height: number;
	rows: number;
}

function shortestColumns(heights: readonly number[], count: number, gap: number): number[] {
	const lengths = new Array<number>(count).fill(0);
	return heights.map((height) => {
		const column = lengths.indexOf(Math.min(...lengths));
		lengths[column] = (lengths[column] ?? 0) + height + gap;
		return column;
	});
}

/** Moves and swaps among the last pictures, as long as the columns come nearer to each other. */
function levelled(
	heights: readonly number[],
	first: readonly number[],
	count: number,
	gap: number,
): number[] {
	const columnOf = [...first];
	const lengths = new Array<number>(count).fill(0);
	heights.forEach((height, index) => {
		const column = columnOf[index] ?? 0;
		lengths[column] = (lengths[column] ?? 0) + height + gap;
	});
	const from = Math.max(0, heights.length - Math.max(MOVABLE, count));
	for (let round = 0; round < MOST_ROUNDS; round += 1) {
		const step = bestStep(heights, columnOf, lengths, from, gap);
		if (!step) break;
		for (const { index, to } of step.moves) {
			const length = (heights[index] ?? 0) + gap;
			const before = columnOf[index] ?? 0;
			lengths[before] = (lengths[before] ?? 0) - length;
			lengths[to] = (lengths[to] ?? 0) + length;
			columnOf[index] = to;
		}
	}
	return columnOf;
}

interface Step {
	gain: number;
	moves: { index: number; to: number }[];
}

/** The sum of all columns is given, so their squares say how far they are from each other. */
function bestStep(
	heights: readonly number[],
	columnOf: readonly number[],
	lengths: readonly number[],
	from: number,
	gap: number,
): Step | null {
	let best: Step | null = null;
	const consider = (index: number, to: number, other?: number) => {
		const at = columnOf[index] ?? 0;
		if (at === to) return;
		const back = other === undefined ? 0 : (heights[other] ?? 0) + gap;
		const by = (heights[index] ?? 0) + gap - back;
		const [here, there] = [lengths[at] ?? 0, lengths[to] ?? 0];
		const gain = here ** 2 + there ** 2 - (here - by) ** 2 - (there + by) ** 2;
		if (gain < 1e-6 || (best && gain <= best.gain)) return;
		const moves = [{ index, to }, ...(other === undefined ? [] : [{ index: other, to: at }])];
		best = { gain, moves };
	};
	for (let index = from; index < heights.length; index += 1) {
		for (let column = 0; column < lengths.length; column += 1) consider(index, column);
		for (let other = index + 1; other < heights.length; other += 1) {
			consider(index, columnOf[other] ?? 0, other);
		}
	}
	return best;
}

/** The line on which all columns would end: the mean of those that hold something. */
function commonLine(sums: readonly ColumnSum[], gap: number): ColumnSum {
	const used = sums.filter(({ rows }) => rows > 0);
	const length = used.reduce((sum, { height, rows }) => sum + height + rows * gap, 0) / used.length;
	const rows = Math.max(...used.map((column) => column.rows));
	return { height: length - rows * gap, rows };
}

/** What a column becomes: the line, or as near to it as its pictures can come. Gaps that it lacks count as rows. */
function targetOf({ height, rows }: ColumnSum, line: ColumnSum, gap: number): ColumnSum {
	const stretch = (line.height + (line.rows - rows) * gap) / height;
	if (stretch > MOST_STRETCH) return { height: height * MOST_STRETCH, rows };
	if (stretch < 1 / MOST_STRETCH) return { height: height / MOST_STRETCH, rows };
	return line;
}

/** Without those that another one reaches below at every width. */
function highest(ends: MasonryLayout['ends']): MasonryLayout['ends'] {
	const sorted = [...ends].sort((one, other) => other.height - one.height || other.gaps - one.gaps);
	let gaps = -1;
	return sorted.filter((end) => {
		const isHigher = end.gaps > gaps;
		gaps = Math.max(gaps, end.gaps);
		return isHigher;
	});
}
