/** The extent of a box in one dimension, in CSS pixels of the window. */
export interface Span {
	start: number;
	end: number;
}

/**
 * The distance that moves a box between two edges: negative towards the start, 0 where it already fits. A box that is
 * longer than the room moves to the start of the room.
 */
export function shiftInto(box: Span, room: Span): number {
	if (box.start < room.start || box.end - box.start > room.end - room.start)
		return room.start - box.start;
	return Math.min(0, room.end - box.end);
}

/**
 * True where a box that normally opens after its item must open before it: it does not fit after the item, and there
 * is more room before it.
 *
 * @param size the length of the box
 */
export function opensBefore(size: number, item: Span, room: Span): boolean {
	const [before, after] = [item.start - room.start, room.end - item.end];
	return size > after && before > after;
}
