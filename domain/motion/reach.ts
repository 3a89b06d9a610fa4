import type { MotionGroup } from './group';

/** The distance that a node can move out of its box. */
export interface Reach {
	/** The distance in pixels. */
	px: number;
	/** An additional distance, as a share of the sum of the box's width and height. */
	share: number;
}

/** The share for elements that rotate, tilt or scale; they scale by at most 2. */
const TURNING_SHARE = 0.5;

/** The largest distance that a group's effects move a node out of its box; a background stays inside its box. */
export function reachOf({ isBackground, scroll, mouse }: MotionGroup): Reach {
	const reach = { px: 0, share: 0 };
	if (isBackground) return reach;
	for (const effect of [...scroll, ...mouse]) {
		if (/Z|t$|scale/.test(effect.name)) reach.share = TURNING_SHARE;
		// The offset is 50 px per unit of speed at the ends of the way; a blur of 15 px is visible for about three
		// times its radius.
		reach.px += 50 * ('speed' in effect ? effect.speed : effect.name === 'blur' ? 1 : 0);
	}
	return reach;
}
