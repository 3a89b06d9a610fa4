/** One dimension of a box that opens over a page, in CSS pixels of the window. */
export interface Span {
	start: number;
	end: number;
}

/**
 * How far a box must be moved to lie between two edges: negative towards the start, 0 where it does. A box that is
 * longer than the room begins where the room begins.
 */
export function shiftInto(box: Span, room: Span): number {
	if (box.start < room.start || box.end - box.start > room.end - room.start)
		return room.start - box.start;
	return Math.min(0, room.end - box.end);
}

/**
 * Whether a box that opens after its item opens before it instead: where it does not fit after it, and there is more
 * room on the other side.
 *
 * @param size how long the box is
 */
export function opensBefore(size: number, item: Span, room: Span): boolean {
	const [before, after] = [item.start - room.start, room.end - item.end];
	return size > after && before > after;
}
