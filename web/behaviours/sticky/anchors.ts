import { currentAddress } from '../../browser/address';
import { watchEvents } from '../../browser/events';
import { hashTarget } from '../../browser/hash-target';
import { watchScrollEnd } from '../../browser/scroll-end';
import { whenTakenOver } from '../../browser/takeover';
import type { Unsubscribe } from '../../browser/unsubscribe';
import type { Cover } from './scroll-room';

/** The anchors whose margin this module sets. */
const moved = new Set<HTMLElement>();
/** The anchor in the page's address, until the visitor scrolls the page. */
let arriving: HTMLElement | undefined;
/**
 * The resting place of the last attempt, so that each attempt happens once: a page that snaps would scroll back
 * endlessly.
 */
let triedFor: number | undefined;
let users = 0;
let ends: Unsubscribe[] = [];

/**
 * Gives the anchor of a followed link a scroll margin. So the anchor comes to rest below sticky elements that are not
 * stuck yet, and at the editor's offset. The browser scrolls to the anchor of the page's address before any
 * measurement; if a sticky element covers that anchor, this module scrolls it into view.
 *
 * @param covers every sticky element that is in use, kept up to date; the caller reports a change with `updateAnchors`.
 * @returns a function that the caller calls once for each call of `watchAnchors`; after the last call all margins are
 *   removed.
 */
export function watchAnchors(covers: ReadonlySet<Cover>): Unsubscribe {
	if (users++ === 0) ends = start(covers);
	bringOut(covers);
	return () => {
		if (--users > 0) return;
		for (const end of ends.splice(0)) end();
		for (const anchor of moved) anchor.style.scrollMarginTop = '';
		moved.clear();
		arriving = undefined;
	};
}

/** Updates the margins of anchors after the sticky elements at the edge have changed. */
export function updateAnchors(covers: ReadonlySet<Cover>): void {
	for (const anchor of moved) clear(covers, anchor);
}

function start(covers: ReadonlySet<Cover>): Unsubscribe[] {
	const onClick = ({ target }: Event) => {
		const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
		const anchor = link && link.pathname === currentAddress().pathname && hashTarget(link.hash);
		if (anchor) clear(covers, anchor);
	};
	let stopWaiting: Unsubscribe = () => {};
	const arrive = () => {
		stopWaiting();
		arriving = hashTarget(currentAddress().hash);
		triedFor = undefined;
		stopWaiting = whenTakenOver(() => {
			arriving = undefined;
		});
	};
	arrive();
	return [
		() => stopWaiting(),
		watchScrollEnd(() => bringOut(covers)),
		watchEvents(['click'], onClick, { capture: true }),
		watchEvents(['hashchange'], arrive),
	];
}

/** Scrolls the anchor of the address to its place, if a sticky element at the edge covers it. */
function bringOut(covers: ReadonlySet<Cover>): void {
	if (!arriving) return;
	const wanted = clear(covers, arriving);
	const { top } = arriving.getBoundingClientRect();
	// At any other place the browser has restored the visitor's scroll position.
	if (wanted === triedFor || top < -1 || top >= wanted - 1) return;
	triedFor = wanted;
	arriving.scrollIntoView();
}

/**
 * Sets the margin of an anchor; returns the distance from the edge at which the anchor comes to rest, in CSS pixels.
 */
function clear(covers: ReadonlySet<Cover>, anchor: HTMLElement): number {
	let nearest: Cover | undefined;
	let wanted = 0;
	const { top } = anchor.getBoundingClientRect();
	for (const cover of covers) {
		const { element, root, side, reach, column } = cover;
		if (side !== 'top' || !root.contains(anchor) || !isBefore(element, anchor)) continue;
		// Its column ends above the anchor and takes the sticky element away before the anchor comes.
		if (column && column.getBoundingClientRect().bottom <= top) continue;
		wanted = Math.max(wanted, reach);
		if (!nearest || isBefore(nearest.element, element)) nearest = cover;
	}
	if (!nearest) {
		if (moved.delete(anchor)) anchor.style.scrollMarginTop = '';
		return 0;
	}
	wanted = Math.max(wanted, nearest.anchorOffset);
	const given = Number.parseFloat(nearest.root.style.scrollPaddingTop) || 0;
	// The margin is negative if the stuck element's own place is after the anchor: the element will have returned there
	// by then.
	anchor.style.scrollMarginTop = wanted === given ? '' : `${wanted - given}px`;
	moved.add(anchor);
	return wanted;
}

function isBefore(one: Element, other: Element): boolean {
	return !!(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}
