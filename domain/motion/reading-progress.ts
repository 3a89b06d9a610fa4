import { type BoxInViewport, viewportPercentage } from './scroll-percentage';

/**
 * How much of a page or an element has been read, in percent with two decimals: of a page from its top to its
 * end; of an element from its first line at the window's lower edge to its last line there.
 *
 * @param box the whole page as one box, or the element
 */
export function readingProgress(box: BoxInViewport, of: 'page' | 'element'): number {
	return viewportPercentage(box, of === 'page' ? -100 : 0, -100);
}

/** The form of a tracker; a circle shows itself from the first pixel on, a bar from one percent. */
export type TrackerType = 'horizontal' | 'circular';

/** Whether there is enough progress to show. */
export function isTrackerShown(percent: number, type: TrackerType): boolean {
	return type === 'circular' ? percent > 0 : percent >= 1;
}

/** The number stands in the bar once that is so many times as wide as the number. */
const LABEL_ROOM = 1.5;

/**
 * Whether a bar has room for its number.
 * @param trackWidth of the whole bar @param labelWidth of the number, in one unit
 */
export function hasLabelRoom(percent: number, trackWidth: number, labelWidth: number): boolean {
	return labelWidth > 0 && (trackWidth * percent) / 100 > LABEL_ROOM * labelWidth;
}

/**
 * The dash offset of a circle whose length counts as 100. Its path goes counter-clockwise from the top, so that it
 * fills clockwise, or counter-clockwise (`rtl`).
 */
export function circleOffset(percent: number, direction: 'ltr' | 'rtl'): number {
	const rest = Math.min(100, Math.max(0, 100 - percent));
	return direction === 'rtl' ? rest : 0 - rest;
}
