/** The state of a bar that hides while the visitor scrolls down. */
export interface Away {
	/** True while the bar is hidden. */
	isAway: boolean;
	/** The scroll position, in CSS pixels, from which movement in the opposite direction is measured. */
	turn: number;
}

/** A resting finger trembles: this many CSS pixels in one direction do not count. */
const SLACK_PX = 8;

/**
 * The next state of the bar. It hides while the visitor scrolls down and returns when the visitor scrolls up, after a
 * few pixels in either direction. It stays while the scroll position is at most its own height.
 *
 * @param top scroll position in CSS pixels; beyond the page's ends while it bounces
 * @param height of the bar, in CSS pixels
 */
export function scrollAway(before: Away, top: number, height: number): Away {
	if (top <= height) return { isAway: false, turn: top };
	const { isAway } = before;
	const turn = isAway ? Math.max(before.turn, top) : Math.min(before.turn, top);
	const isTurned = Math.abs(top - turn) > SLACK_PX;
	return isTurned ? { isAway: !isAway, turn: top } : { isAway, turn };
}
