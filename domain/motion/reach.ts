import type { MotionGroup } from './group';

/** How far a node can reach out of its box. */
export interface Reach {
	/** In pixels. */
	px: number;
	/** Further, as a share of the box's width and height together. */
	share: number;
}

/** What turns, tilts or grows (by a scale of 2 at most) stays within this. */
const TURNING_SHARE = 0.5;

/** The largest travel of a group; a background stays inside its box. */
export function reachOf({ isBackground, scroll, mouse }: MotionGroup): Reach {
	const reach = { px: 0, share: 0 };
	if (isBackground) return reach;
	for (const effect of [...scroll, ...mouse]) {
		if (/Z|t$|scale/.test(effect.name)) reach.share = TURNING_SHARE;
		// 50 px for each speed at the ends of the way; a blur of 15 px shows for some three times that.
		reach.px += 50 * ('speed' in effect ? effect.speed : effect.name === 'blur' ? 1 : 0);
	}
	return reach;
}
