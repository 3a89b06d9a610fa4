import type { MotionGroup } from './group';

/** How far before a step its lower side stands, in percent. */
const STEP = 0.01;

/**
 * The percentages at which a group's effects may bend, in order, 0 and 100 among them: between two of them every
 * value runs straight.
 */
export function bendsOf({ scroll }: MotionGroup): number[] {
	const bends = scroll.flatMap(({ range: { start, end } }) =>
		// A range without length is a step, which two stops say.
		start === end && start > 0 ? [start - STEP, end] : [start, end],
	);
	return [...new Set([0, ...bends, 100])].sort((a, b) => a - b);
}
