import { readHeading } from '@outrigger/rules/text/table-of-contents';
import { watchBoxSizes } from '../../browser/box-sizes';
import { computedStyle } from '../../browser/computed-style';
import { hashTarget } from '../../browser/hash-target';
import { pageScroll, pageScrollRange, watchScroll } from '../../browser/scroll';
import { whenTakenOver } from '../../browser/takeover';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { viewportHeight } from '../../browser/viewport';

/**
 * A heading counts as read if it is at most this far below the place where reading begins, in CSS pixels, because
 * scrolling may end between two pixels.
 */
const TOLERANCE_PX = 16;

/**
 * Marks the link of a list that leads to the part that the visitor reads, at first and whenever that part changes. An
 * element that sticks at the top of the window covers the page, so the visible part begins below it. A followed link
 * stays marked until the visitor scrolls, because a short last part never reaches the top.
 *
 * While the visitor scrolls, the function reads no layout; it measures the places again when the
 * page changes its size.
 */
export function watchActiveHeading(
	list: HTMLElement,
	links: readonly HTMLAnchorElement[],
	onActive: (link: HTMLAnchorElement | undefined) => void,
): Unsubscribe {
	let tops: number[] = [];
	let coverPx = 0;
	let active: HTMLAnchorElement | undefined;
	let followed: HTMLAnchorElement | undefined;
	let stopFollowing: Unsubscribe = () => {};

	const tell = (link: HTMLAnchorElement | undefined) => {
		if (link === active) return;
		active = link;
		onActive(link);
	};
	const find = () => {
		if (followed) return;
		const at = pageScroll();
		const range = pageScrollRange();
		const end = range > 0 && at >= range - 1 ? at + viewportHeight() : undefined;
		tell(links[readHeading(tops, at + coverPx + TOLERANCE_PX, end)]);
	};
	const measure = () => {
		const at = pageScroll();
		coverPx = Number.parseFloat(computedStyle(document.documentElement).scrollPaddingTop) || 0;
		tops = links.map((link) => {
			const heading = hashTarget(link.hash);
			// A heading that is hidden on this device, or in a closed panel, has no place.
			if (!heading || heading.checkVisibility?.() === false) return Number.POSITIVE_INFINITY;
			const margin = Number.parseFloat(computedStyle(heading).scrollMarginTop) || 0;
			return heading.getBoundingClientRect().top + at - margin;
		});
		find();
	};
	const onClick = ({ target }: Event) => {
		const link = links.find((one) => target instanceof Node && one.contains(target));
		if (!link) return;
		stopFollowing();
		followed = link;
		tell(link);
		stopFollowing = whenTakenOver(() => {
			followed = undefined;
		});
	};

	list.addEventListener('click', onClick);
	const stops = [
		watchBoxSizes([document.body], measure),
		watchScroll((scroller) => scroller !== list && find()),
	];
	return () => {
		list.removeEventListener('click', onClick);
		stopFollowing();
		for (const stop of stops) stop();
	};
}
