import type { MotionGroup } from './group';

/** A step is a change without length. It becomes two stops, which are this far apart, in percent. */
const STEP = 0.01;

/**
 * The percentages at which a group's effects may change direction, in order, with 0 and 100. Between two of them
 * every value is linear.
 */
export function bendsOf({ scroll }: MotionGroup): number[] {
	const bends = scroll.flatMap(({ range: { start, end } }) =>
		// A range of length zero is a step, so it needs two stops.
		start === end && start > 0 ? [start - STEP, end] : [start, end],
	);
	return [...new Set([0, ...bends, 100])].sort((a, b) => a - b);
}
