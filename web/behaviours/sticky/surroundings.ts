import { computedStyle } from '../../browser/computed-style';

/** The surroundings of a sticky element, as far as they define its scroller and the end of its sticking. */
export interface Surroundings {
	/** The element that scrolls; null for the viewport. */
	scroller: HTMLElement | null;
	/** The box that ends native sticking; null if that is the page itself. */
	limit: HTMLElement | null;
	/** True if a box between element and scroller could scroll but does not: nothing sticks natively in it. */
	isCut: boolean;
	/**
	 * The boxes between element and scroller that hide their overflow; no element sticks natively in them until they
	 * clip it instead.
	 */
	hiding: HTMLElement[];
	/**
	 * The outermost box between element and scroller that effects may move, or beyond whose edges a mark would be
	 * invisible.
	 */
	carrier: HTMLElement | null;
}

/** Searches from an element upwards to the box that scrolls it. */
export function surroundingsOf(element: HTMLElement): Surroundings {
	const { documentElement, body } = document;
	const around: Surroundings = {
		scroller: null,
		limit: null,
		isCut: false,
		hiding: [],
		carrier: null,
	};
	// The viewport takes the overflow of the body, unless the root has an overflow of its own.
	const isBodyPage = computedStyle(documentElement).overflow === 'visible';
	for (let box = element.parentElement; box && box !== documentElement; box = box.parentElement) {
		const { display, overflow, overflowY } = computedStyle(box);
		const isBody = box === body;
		const hides = overflow.includes('hidden');
		const mayScroll = /auto|scroll/.test(overflowY) && !(isBody && isBodyPage);
		if (mayScroll && (box.scrollHeight > box.clientHeight || (isBody && !hides))) {
			around.scroller = box;
			break;
		}
		if (hides) around.hiding.push(box);
		else around.isCut ||= mayScroll;
		// The body ends where the page ends.
		if (isBody) break;
		if (overflow !== 'visible' || box.dataset.settings?.includes('_motion_fx_'))
			around.carrier = box;
		if (display !== 'contents') around.limit ??= box;
	}
	return around;
}

/** Containers at the top of a document, and legacy sections there, have no column to stay in. */
export function isTopLevel(element: HTMLElement): boolean {
	return element.matches('.elementor-top-section,.e-con:not(.e-con>*,.e-con-inner>*)');
}
