/** Where a bar that gives way to reading stands, and from where the present direction of scrolling is measured. */
export interface Away {
	/** Whether it is out of the way. */
	isAway: boolean;
	/** The scroll position, in CSS pixels, from which on one has scrolled the other way. */
	turn: number;
}

/** A finger that rests trembles: so many CSS pixels one way count as none. */
const SLACK_PX = 8;

/**
 * A bar goes out of the way while one scrolls down, and comes back when one scrolls up: after a few pixels either way.
 * It stays while the page is scrolled by no more than its own height.
 *
 * @param top how far the page is scrolled now, in CSS pixels; beyond its ends where it bounces
 * @param height that of the bar, in CSS pixels
 */
export function scrollAway(before: Away, top: number, height: number): Away {
	if (top <= height) return { isAway: false, turn: top };
	const { isAway } = before;
	const turn = isAway ? Math.max(before.turn, top) : Math.min(before.turn, top);
	const isTurned = Math.abs(top - turn) > SLACK_PX;
	return isTurned ? { isAway: !isAway, turn: top } : { isAway, turn };
}
