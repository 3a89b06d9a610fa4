/**
 * The distances by which the items of a grid move up, so that each item is directly below the item above it in its
 * column.
 *
 * The grid keeps its rows: an item with a negative margin makes its own row lower, and all rows after it move up. The
 * height of a row is never below zero.
 *
 * @param heights of the items in their order, in CSS pixels
 * @param columns a whole number; below 2 there is nothing to do
 * @param gap between two rows, in CSS pixels
 * @returns the upper margin of each item, zero or less; and `end`, the height that the list has in excess at its end
 */
export function masonryMargins(
	heights: readonly number[],
	columns: number,
	gap: number,
): { margins: number[]; end: number } {
	const margins = heights.map(() => 0);
	if (!(columns >= 2)) return { margins, end: 0 };
	const bottoms: number[] = [];
	let rowTop = 0;
	let rowBottom = 0;
	heights.forEach((height, index) => {
		const column = index % columns;
		if (column === 0 && index > 0) {
			rowTop = rowBottom + gap;
			rowBottom = rowTop;
		}
		const above = bottoms[column];
		const top = above === undefined ? 0 : above + gap;
		margins[index] = top - rowTop;
		bottoms[column] = top + height;
		rowBottom = Math.max(rowBottom, top + height);
	});
	return { margins, end: rowBottom - Math.max(0, ...bottoms) };
}
