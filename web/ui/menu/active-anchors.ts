import { percentDecoded } from '@outrigger/rules/address/percent-decoded';
import { currentAddress } from '../../browser/address';
import { watchIntersections } from '../../browser/intersections';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { viewportHeight } from '../../browser/viewport';

const ACTIVE = 'elementor-item-active';

/**
 * Marks the links of a menu that lead to a place on this page while that place crosses the middle of the window: a
 * class, and `aria-current="location"`. Of several such places, the last on the page counts.
 *
 * @param classify sets the class, if it is another class, or if an element other than the link needs it
 */
export function markActiveAnchors(
	links: readonly HTMLAnchorElement[],
	classify: (link: HTMLAnchorElement, isActive: boolean) => void = (link, isActive) =>
		link.classList.toggle(ACTIVE, isActive),
): Unsubscribe {
	const places = new Map<Element, HTMLAnchorElement[]>();
	for (const link of links) {
		const target = targetOf(link);
		if (target) places.set(target, [...(places.get(target) ?? []), link]);
	}
	const inOrder = [...places.keys()].sort((a, b) =>
		a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
	);
	const crossing = new Set<Element>();
	const show = () => {
		const current = inOrder.findLast((target) => crossing.has(target));
		for (const [target, owners] of places) {
			for (const link of owners) {
				classify(link, target === current);
				mark(link, target === current);
			}
		}
	};
	const stops = inOrder.map((target) => {
		// A target taller than half the window counts while it covers the middle of the window; a smaller target counts
		// while it is at the middle or above.
		const isTall = target.getBoundingClientRect().height > viewportHeight() / 2;
		return watchIntersections(
			[target],
			{ rootMargin: isTall ? '-50% 0px -50% 0px' : '0px 0px -50% 0px' },
			(records) => {
				for (const { isIntersecting } of records) {
					if (isIntersecting) crossing.add(target);
					else crossing.delete(target);
				}
				show();
			},
		);
	});
	return () => {
		for (const stop of stops) stop();
		crossing.clear();
		show();
	};
}

function mark(link: HTMLAnchorElement, isActive: boolean): void {
	if (isActive) link.setAttribute('aria-current', 'location');
	else if (link.getAttribute('aria-current') === 'location') link.removeAttribute('aria-current');
}

/** Returns the element to which a link to a place on this page leads. */
function targetOf(link: HTMLAnchorElement): Element | null {
	const { origin, pathname } = currentAddress();
	if (link.hash.length < 2 || link.origin !== origin || link.pathname !== pathname) return null;
	const id = link.hash.slice(1);
	return document.getElementById(id) ?? document.getElementById(percentDecoded(id) ?? id);
}
