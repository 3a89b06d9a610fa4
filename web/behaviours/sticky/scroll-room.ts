import { currentAddress } from '../../browser/address';
import type { Unsubscribe } from '../../browser/unsubscribe';

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
	/** Whether it is there on every place of the page: what headers and footers hold. */
	isLasting: boolean;
}

const covers = new Set<Cover>();

/**
 * Keeps anchors and focus clear of sticky elements: their scroller's `scroll-padding` is as large as what covers
 * its edges. What anchors need beside that is fetched where it can be more.
 *
 * @returns leaves; what is left keeps its room.
 */
export function joinRoom(cover: Cover): Unsubscribe {
	let unwatch: Unsubscribe | undefined;
	covers.add(cover);
	updateRoom(cover);
	if (cover.side === 'top' && (currentAddress().hash || cover.anchorOffset || !cover.isLasting)) {
		import('./anchors').then(
			(module) => {
				if (covers.has(cover)) unwatch = module.watchAnchors(covers, cover);
			},
			// Without it the padding keeps them clear of what is always there.
			() => {},
		);
	}
	return () => {
		covers.delete(cover);
		updateRoom(cover);
		unwatch?.();
	};
}

/** What covers an edge wherever the page is scrolled to: what is stuck now, and headers and footers. */
export function updateRoom({ root, side }: Cover): void {
	let most = 0;
	let room = '';
	for (const one of covers) {
		if (one.root !== root || one.side !== side || !(one.isStuck || one.isLasting)) continue;
		most = Math.max(most, one.reach);
		room = `${most}px`;
	}
	root.style.setProperty(`scroll-padding-${side}`, room);
}
