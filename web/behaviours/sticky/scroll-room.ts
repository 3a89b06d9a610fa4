import { currentAddress } from '../../browser/address';
import { computedStyle } from '../../browser/computed-style';
import { watchInView } from '../../browser/in-view';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { updateAnchors, watchAnchors } from './anchors';

/** A sticky element as far as it may cover what a visitor wants to see. */
export interface Cover {
	element: HTMLElement;
	/** What scrolls. */
	root: HTMLElement;
	side: 'top' | 'bottom';
	/** How far from that edge it reaches, in CSS pixels; 0 for one that covers a part of the width only. */
	reach: number;
	/** How far below the top edge the anchors after it come to rest; 0 says nothing. */
	anchorOffset: number;
	isStuck: boolean;
	/** What takes it along where it ends; null for one that stays to the end of what scrolls. */
	column: HTMLElement | null;
}

const covers = new Set<Cover>();
/** Those whose column is not in view: it has taken them along. */
const gone = new Set<Cover>();

/**
 * Keeps anchors and focus clear of sticky elements: their scroller's `scroll-padding` is as large as what covers
 * its edges. What anchors need beside that is looked after where it can be more.
 *
 * @returns leaves; what is left keeps its room.
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
 * What covers an edge wherever the page is scrolled to: headers and footers, and what is stuck now. Where a page
 * snaps only the former: a padding that comes and goes moves the places to rest, and the page would shake.
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

/** Whether it is there on every place of the page: what headers and footers hold. */
function isLasting({ element }: Cover): boolean {
	return element.closest('header,footer') !== null;
}
