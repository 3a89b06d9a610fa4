/** The extent of a box in one dimension, in CSS pixels of the window. */
export interface Span {
	start: number;
	end: number;
}

/**
 * The distance that moves a box so that it lies between two edges: negative towards the start, 0 where it already fits.
 * A box that is longer than the space between the edges moves to the first edge.
 */
export function shiftInto(box: Span, room: Span): number {
	if (box.start < room.start || box.end - box.start > room.end - room.start)
		return room.start - box.start;
	return Math.min(0, room.end - box.end);
}

/**
 * True where a box that normally opens after its item must open before it: the box does not fit after the item, and
 * there is more room before the item.
 *
 * @param size the length of the box
 */
export function opensBefore(size: number, item: Span, room: Span): boolean {
	const [before, after] = [item.start - room.start, room.end - item.end];
	return size > after && before > after;
}
