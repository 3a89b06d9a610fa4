import { type BoxInViewport, viewportPercentage } from './scroll-percentage';

/**
 * The reading progress in percent, with two decimals: of a page from its top to its end; of an element from the
 * moment its first line enters at the window's lower edge to the moment its last line does.
 *
 * @param box the whole page as one box, or the element
 */
export function readingProgress(box: BoxInViewport, of: 'page' | 'element'): number {
	return viewportPercentage(box, of === 'page' ? -100 : 0, -100);
}

/** The shape of a tracker; a circle appears from the first pixel on, a bar from one percent. */
export type TrackerType = 'horizontal' | 'circular';

/** True where the progress is large enough for the tracker to appear. */
export function isTrackerShown(percent: number, type: TrackerType): boolean {
	return type === 'circular' ? percent > 0 : percent >= 1;
}

/** The bar shows its number once it is this many times as wide as the number. */
const LABEL_ROOM = 1.5;

/**
 * True where a bar has room for its number.
 * @param trackWidth the width of the whole bar @param labelWidth the width of the number, in the same unit
 */
export function hasLabelRoom(percent: number, trackWidth: number, labelWidth: number): boolean {
	return labelWidth > 0 && (trackWidth * percent) / 100 > LABEL_ROOM * labelWidth;
}

/**
 * Returns the dash offset of a circle with a length that counts as 100. Its path runs
 * counter-clockwise from the top, so it fills clockwise (`ltr`) or counter-clockwise (`rtl`).
 */
export function circleOffset(percent: number, direction: 'ltr' | 'rtl'): number {
	const rest = Math.min(100, Math.max(0, 100 - percent));
	return direction === 'rtl' ? rest : 0 - rest;
}
