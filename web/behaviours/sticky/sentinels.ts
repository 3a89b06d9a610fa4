import { watchIntersections } from '../../browser/intersections';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** A distance that is longer and wider than any page. */
const FAR = '1000000px';

/** Marks in the page that an observer watches, so that no code reads the scroll position. */
export interface Sentinels {
	/**
	 * Moves the marks to these distances in CSS pixels from the top of their host, which must be positioned. Returns
	 * the present place of the first mark in the window.
	 */
	place: (host: Element, tops: readonly number[]) => number;
	remove: Unsubscribe;
}

/**
 * Watches which marks are beyond a line (above a line at the top, below a line at the bottom) without a scroll listener
 * and without reading layout: an observer reports together all marks that crossed the line.
 *
 * @param root the scrolling box; null for the viewport.
 * @param margin the distance of the line outside of that edge, for example `100%`; a negative distance is inside, for
 *   example `-20px`.
 */
export function watchMarks(
	count: number,
	root: Element | null,
	edge: 'top' | 'bottom',
	margin: string,
	onChange: (...isBeyond: boolean[]) => void,
): Sentinels {
	const marks = Array.from({ length: count }, () => document.createElement('div'));
	for (const mark of marks) mark.className = 'elementor-sticky__sentinel';
	const isBeyond = marks.map(() => false);
	const stop = watchIntersections(
		marks,
		{ root, rootMargin: edge === 'top' ? `${margin} ${FAR} ${FAR}` : `${FAR} ${FAR} ${margin}` },
		(records) => {
			for (const { target, boundingClientRect: box, rootBounds: area } of records) {
				isBeyond[marks.indexOf(target as HTMLDivElement)] =
					!!area && (edge === 'top' ? box.top < area.top : box.top > area.bottom);
			}
			onChange(...isBeyond);
		},
	);
	return {
		place(host, tops) {
			marks.forEach((mark, index) => {
				if (mark.parentNode !== host) host.prepend(mark);
				mark.style.top = `${tops[index]}px`;
			});
			return (marks[0] as Element).getBoundingClientRect().top;
		},
		remove() {
			stop();
			for (const mark of marks) mark.remove();
		},
	};
}
