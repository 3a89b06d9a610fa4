/** A box and the window around it, in CSS pixels. */
export interface BoxInViewport {
	/** Distance from the window's upper edge to the box's upper edge; negative above the window. */
	top: number;
	/** Height of the box. */
	height: number;
	/** Height of the window. */
	viewportHeight: number;
}

/**
 * The progress of a box through the window, in percent with two decimals: 0 while its upper edge is at or below the
 * window's lower edge, 100 once its lower edge is at or above the upper edge.
 *
 * @param start percent of the window's height by which the way begins earlier (later when negative)
 * @param end percent of the window's height by which the way ends later (earlier when negative)
 * @returns 0 where the way has no length
 */
export function viewportPercentage(
	{ top, height, viewportHeight }: BoxInViewport,
	start = 0,
	end = 0,
): number {
	const before = (viewportHeight * start) / 100;
	const after = (viewportHeight * end) / 100;
	const way = viewportHeight + height + before + after;
	const passed = viewportHeight - top + before;
	if (!(way > 0) || !Number.isFinite(passed)) return passed > 0 ? 100 : 0;
	return Math.round(10000 * Math.min(1, Math.max(0, passed / way))) / 100;
}
