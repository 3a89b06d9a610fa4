import { computedStyle } from '../../browser/computed-style';
import { nextFrame } from '../../browser/frames';
import { pageScroll } from '../../browser/scroll';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { viewportHeight } from '../../browser/viewport';
import type { Mover } from './mover';

/** While `<html>` has this class, the sheet lays everything out as if there were no motion. */
const MEASURING = 'e-motion-measuring';
/**
 * This class switches off transitions of moving elements: otherwise measuring would start transitions of hover
 * transforms.
 */
const STILL = 'e-motion-still';
/** The selector of a sticky element while it is out of the flow. */
const STUCK = '.elementor-sticky--fixed';
/**
 * The beginning of a sheet's declaration of an element's own transform; only such elements have a
 * transition.
 */
const OWN_TRANSFORM = '--e-static-transform:';

let endStill: Unsubscribe | undefined;
/** True if any sheet declares a transform of an element. Popups and lists add sheets later, and no sheet is removed. */
let hasOwnTransforms = false;

/**
 * The surroundings of a box: the boxes that scroll around it, whether one of the boxes around it is fixed, and the
 * distance by which these boxes move it.
 */
type Surroundings = Pick<Mover, 'scrollers' | 'isPinned' | 'margin'>;

/** Reads the boxes of all movers in one layout; writes nothing to them. */
export function measureMovers(movers: Iterable<Mover>): void {
	const { documentElement, body } = document;
	const known = new Map<Element | null, Surroundings>();
	for (const page of [null, body, documentElement]) {
		known.set(page, { scrollers: [], isPinned: false, margin: 0 });
	}
	const reaches = new Map<Element, Mover>();
	for (const mover of movers) if (!mover.group.isBackground) reaches.set(mover.node, mover);
	hasOwnTransforms ||= sheetsSay(OWN_TRANSFORM);
	if (hasOwnTransforms) keepStill();
	documentElement.classList.add(MEASURING);
	const scroll = pageScroll();
	const isAnyStuck = document.querySelector(STUCK) !== null;
	for (const mover of movers) {
		if (!mover.isOn) continue;
		const { box, element, reach } = mover;
		const { top, width, height } = box.getBoundingClientRect();
		Object.assign(mover, surroundingsOf(box.parentElement));
		mover.isFixed = isFixed(element);
		mover.height = height;
		if (mover.painted != null && mover.scrollers.length > 0) {
			mover.leadTop = top;
			const screen = viewportHeight();
			mover.lead = screen - mover.painted * (screen + height) - top;
		}
		mover.top = top + (mover.isPinned ? 0 : scroll) + (isAnyStuck ? wayToPlace(box) : 0);
		for (const { scrollTop } of mover.scrollers) mover.top += scrollTop;
		mover.margin += reach.px + reach.share * (width + height);
		mover.isRead = false;
	}
	documentElement.classList.remove(MEASURING);

	function surroundingsOf(parent: Element | null): Surroundings {
		const existing = known.get(parent);
		if (existing || !parent) return existing as Surroundings;
		const outer = surroundingsOf(parent.parentElement);
		const style = computedStyle(parent);
		const { px, share } = reaches.get(parent)?.reach ?? { px: 0, share: 0 };
		const own: Surroundings = {
			scrollers: /auto|scroll/.test(style.overflowY)
				? [...outer.scrollers, parent]
				: outer.scrollers,
			isPinned: outer.isPinned || isFixed(parent, style),
			margin: outer.margin + px + share * (parent.clientWidth + parent.clientHeight),
		};
		known.set(parent, own);
		return own;
	}
}

/**
 * Switches the transitions off until the next frame, when the browser has computed the styles without the measuring
 * class again.
 */
function keepStill(): void {
	const { classList } = document.documentElement;
	classList.add(STILL);
	endStill?.();
	endStill = nextFrame(() => classList.remove(STILL));
}

function sheetsSay(text: string): boolean {
	const sheets = [...document.querySelectorAll('style')];
	return sheets.some(({ textContent }) => textContent?.includes(text));
}

/** Returns the distance from a stuck element to the empty box that keeps its place in the flow, in CSS pixels. */
function wayToPlace(box: Element): number {
	const stuck = box.closest(STUCK);
	const place = stuck?.nextElementSibling;
	return place ? place.getBoundingClientRect().top - stuck.getBoundingClientRect().top : 0;
}

/**
 * Returns true if an element is fixed. A sticky element is never fixed in this sense, because its place in the flow
 * counts.
 */
function isFixed(element: Element, { position } = computedStyle(element)): boolean {
	return position === 'fixed' && !element.classList.contains('elementor-sticky');
}
