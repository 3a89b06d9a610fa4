import { currentAddress } from '../../browser/address';
import type { Unsubscribe } from '../../browser/unsubscribe';
import type { Cover } from './scroll-room';

/**
 * Gives an anchor that is asked for what it needs beside the scroller's padding, as its own margin: it comes to
 * rest below sticky elements that are not stuck yet, and where the editor's offset says. The anchor of the address
 * is brought out from under the cover at once: the page was opened before anything was measured.
 *
 * @param covers every sticky element that is in use, kept up to date.
 * @param own the one that this is done for, until it ends.
 */
export function watchAnchors(covers: ReadonlySet<Cover>, own: Cover): Unsubscribe {
	const moved = new Set<HTMLElement>();
	const clearFor = (hash: string) => {
		const anchor = clear(covers, hash);
		if (anchor) moved.add(anchor);
		return anchor;
	};
	const listener = ({ target }: Event) => {
		const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
		if (link && link.pathname === currentAddress().pathname) clearFor(link.hash);
	};
	document.addEventListener('click', listener, true);
	const target = clearFor(currentAddress().hash);
	const top = target?.getBoundingClientRect().top ?? -1;
	if (top >= 0 && top < own.reach) target?.scrollIntoView({ behavior: 'instant' });
	return () => {
		document.removeEventListener('click', listener, true);
		for (const one of moved) one.style.scrollMarginTop = '';
	};
}

function clear(covers: ReadonlySet<Cover>, hash: string): HTMLElement | undefined {
	const target = document.getElementById(hash.slice(1));
	if (!target) return undefined;
	let nearest: Cover | undefined;
	let wanted = 0;
	for (const cover of covers) {
		const { element, root, side, reach } = cover;
		if (side !== 'top' || !root.contains(target) || !isBefore(element, target)) continue;
		wanted = Math.max(wanted, reach);
		if (!nearest || isBefore(nearest.element, element)) nearest = cover;
	}
	if (!nearest) return undefined;
	wanted = Math.max(wanted, nearest.anchorOffset);
	const given = Number.parseFloat(nearest.root.style.scrollPaddingTop) || 0;
	target.style.scrollMarginTop = wanted > given ? `${wanted - given}px` : '';
	return target;
}

function isBefore(one: Element, other: Element): boolean {
	return !!(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}
