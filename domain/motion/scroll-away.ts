/** The state of a bar that hides while the visitor scrolls down. */
export interface Away {
	/** True while the bar is hidden. */
	isAway: boolean;
	/** The scroll position, in CSS pixels, from which movement in the opposite direction is measured. */
	turn: number;
}

/**
 * A movement in one direction that is at most this long, in CSS pixels, does not count, because a resting finger
 * trembles.
 */
const SLACK_PX = 8;

/**
 * The next state of the bar. It hides while the visitor scrolls down and returns when the visitor scrolls up, after a
 * few pixels in either direction. It stays visible while the scroll position is at most the bar's height.
 *
 * @param top scroll position in CSS pixels; it may lie beyond the page's ends while the page bounces
 * @param height of the bar, in CSS pixels
 */
export function scrollAway(before: Away, top: number, height: number): Away {
	if (top <= height) return { isAway: false, turn: top };
	const { isAway } = before;
	const turn = isAway ? Math.max(before.turn, top) : Math.min(before.turn, top);
	const isTurned = Math.abs(top - turn) > SLACK_PX;
	return isTurned ? { isAway: !isAway, turn: top } : { isAway, turn };
}
