/** The largest number of columns that the builder offers (section 6.10 of the specification). */
export const MOST_COLUMNS = 24;

/** The gap that is assumed, in column widths, to compare columns before the gap's pixels are known. */
const USUAL_GAP = 0.05;

/**
 * The largest factor by which a picture is cut or stretched so that all columns end level: a sixth, as from 3:2 to 5:4.
 */
const MOST_STRETCH = 1.2;

/**
 * The number of last pictures that may change columns so that the columns end level; all earlier pictures keep their
 * column.
 */
const MOVABLE = 14;

/** The largest number of steps that make the columns level; each step moves or swaps one picture. */
const MOST_ROUNDS = 60;

/**
 * The position of a picture. Lengths have two parts: multiples of a column's width, and multiples of the gap between
 * two rows. The style sheet adds them up, so the layout is valid at every width.
 */
export interface MasonryPlace {
	/** The number of the column, counted from 0. */
	column: number;
	top: number;
	topGaps: number;
	height: number;
	heightGaps: number;
}

/** A whole masonry. */
export interface MasonryLayout {
	/** The places of the pictures, in the order of the pictures. */
	places: MasonryPlace[];
	/** The bottoms of the columns; the largest is the height of the layout. */
	ends: { height: number; gaps: number }[];
}

/**
 * Lays out pictures: each goes into the shortest column; then the last few change columns, so that the columns end
 * close together. Pictures are then cut or stretched by at most a sixth, so that all columns end level; a column that
 * needs more comes as close as this limit allows. The cost grows linearly with the number of pictures.
 *
 * @param shapes height divided by width of each picture; a value that is not above 0 counts as 2 / 3
 * @param columns a whole number from 1 to 24; other values are clamped
 * @param gap space between two rows, captions included, in column widths
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
	// The last picture of a column has no gap after it. An empty column has -1 gaps, and does not affect the height of
	// the layout.
	const bottoms = ends.map(({ height, gaps }) => ({ height, gaps: gaps - 1 }));
	return { places, ends: highest(bottoms) };
}

/** The distance between the lowest and the highest column end, in column widths; 0 where all end level. */
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

/** Moves and swaps the last pictures while that makes the columns more equal. */
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

/**
 * Finds the move or swap with the largest gain. The total of all columns is fixed, so the sum of squares measures how
 * unequal they are.
 */
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

/** The common bottom of all columns: the mean of the non-empty columns. */
function commonLine(sums: readonly ColumnSum[], gap: number): ColumnSum {
	const used = sums.filter(({ rows }) => rows > 0);
	const length = used.reduce((sum, { height, rows }) => sum + height + rows * gap, 0) / used.length;
	const rows = Math.max(...used.map((column) => column.rows));
	return { height: length - rows * gap, rows };
}

/**
 * The height at which a column ends: the common bottom, or as close to it as the column's pictures may be stretched. A
 * column with fewer gaps than the common bottom makes up for them with higher pictures.
 */
function targetOf({ height, rows }: ColumnSum, line: ColumnSum, gap: number): ColumnSum {
	const stretch = (line.height + (line.rows - rows) * gap) / height;
	if (stretch > MOST_STRETCH) return { height: height * MOST_STRETCH, rows };
	if (stretch < 1 / MOST_STRETCH) return { height: height / MOST_STRETCH, rows };
	return line;
}

/** Drops the end of each column that is shorter than another column at every width of the window. */
function highest(ends: MasonryLayout['ends']): MasonryLayout['ends'] {
	const sorted = [...ends].sort((one, other) => other.height - one.height || other.gaps - one.gaps);
	let gaps = -1;
	return sorted.filter((end) => {
		const isHigher = end.gaps > gaps;
		gaps = Math.max(gaps, end.gaps);
		return isHigher;
	});
}
