import { currentAddress } from '../../browser/address';
import { computedStyle } from '../../browser/computed-style';
import { watchInView } from '../../browser/in-view';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { updateAnchors, watchAnchors } from './anchors';

/** A sticky element, with the values for the room that it covers. */
export interface Cover {
	element: HTMLElement;
	/** The element that scrolls. */
	root: HTMLElement;
	side: 'top' | 'bottom';
	/**
	 * The distance from the edge to the far side of the element, in CSS pixels; 0 for an element that covers only a
	 * part of the width.
	 */
	reach: number;
	/** The distance below the top edge at which anchors after the element come to rest; 0 sets no distance. */
	anchorOffset: number;
	isStuck: boolean;
	/**
	 * The column that takes the element away at the column's end; null for an element that stays to the end of its
	 * scroller.
	 */
	column: HTMLElement | null;
}

const covers = new Set<Cover>();
/** The covers that have left the view together with their column. */
const gone = new Set<Cover>();

/**
 * Keeps anchors and focus clear of sticky elements: the `scroll-padding` of the scroller is as large as the elements
 * that cover its edges. If anchors may need more room than that, `watchAnchors` provides it.
 *
 * @returns a function that removes the element; the remaining elements keep their room.
 */
export function joinRoom(cover: Cover): Unsubscribe {
	covers.add(cover);
	updateRoom(cover);
	const unwatchColumn = cover.column
		? watchInView(cover.column, (isInView) => {
				gone[isInView ? 'delete' : 'add'](cover);
				updateRoom(cover);
			})
		: undefined;
	const mayNeedMore = currentAddress().hash || cover.anchorOffset || !isLasting(cover);
	const unwatch = cover.side === 'top' && mayNeedMore ? watchAnchors(covers) : undefined;
	return () => {
		covers.delete(cover);
		gone.delete(cover);
		updateRoom(cover);
		unwatchColumn?.();
		unwatch?.();
	};
}

/**
 * Sets the room for the elements that cover an edge at every scroll place: headers and footers, and the elements that
 * are stuck now. On a page that snaps only headers and footers count: a padding that changes would move the snap
 * places, and the page would shake.
 */
export function updateRoom({ root, side }: Cover): void {
	let most = 0;
	let room = '';
	const isSnapping = !/none|^$/.test(computedStyle(root).scrollSnapType ?? '');
	for (const one of covers) {
		if (one.root !== root || one.side !== side) continue;
		if (!isLasting(one) && (isSnapping || gone.has(one) || !one.isStuck)) continue;
		most = Math.max(most, one.reach);
		room = `${most}px`;
	}
	root.style.setProperty(`scroll-padding-${side}`, room);
	updateAnchors(covers);
}

/**
 * Returns true if the element is visible at every scroll place of the page, because it is inside a header or footer.
 */
function isLasting({ element }: Cover): boolean {
	return element.closest('header,footer') !== null;
}
