import { viewportPercentage } from '@outrigger/rules/motion/scroll-percentage';
import type { Mover } from './mover';

/** The scroll of the page, its largest scroll, and the height of the window, in CSS pixels. */
export interface PagePlace {
	scroll: number;
	range: number;
	viewportHeight: number;
}

/** The scroll distance in CSS pixels after which a box is shown at its own place, without the lead. */
const LEAD_PX = 100;

/** Returns the progress of a mover on its way, in percent with two decimals. */
export function percentOf(mover: Mover, { scroll, range, viewportHeight }: PagePlace): number {
	const { group, isFixed, height, lead, leadTop } = mover;
	if (group.range === 'page' || (isFixed && !group.range)) return share(scroll, range);
	if (isFixed) return share(scroll, viewportHeight);
	const place = topOf(mover, scroll);
	const top = place + lead * Math.max(0, 1 - Math.abs(place - leadTop) / LEAD_PX);
	return viewportPercentage({ top, height, viewportHeight });
}

/**
 * Returns true if any pixel of a mover can be in the window, or at most `beyond` pixels outside it, at any place of its
 * movement.
 */
export function isNear(
	mover: Mover,
	{ scroll, viewportHeight }: PagePlace,
	beyond: number,
): boolean {
	const top = topOf(mover, scroll);
	const margin = mover.margin + beyond;
	return mover.isFixed || (top - margin < viewportHeight && top + mover.height + margin > 0);
}

/** Returns the start of the mover's box in the window. */
function topOf({ top, isPinned, scrollers }: Mover, scroll: number): number {
	let place = isPinned ? top : top - scroll;
	for (const { scrollTop } of scrollers) place -= scrollTop;
	return place;
}

function share(part: number, whole: number): number {
	return whole > 0 ? Math.round((10000 * part) / whole) / 100 : 0;
}
