import { computedStyle } from '../../browser/computed-style';

/** What is around a sticky element, as far as it says where the sticking goes on and where it ends. */
export interface Surroundings {
	/** What scrolls; null for the viewport. */
	scroller: HTMLElement | null;
	/** The box that ends native sticking; null where that is the page itself. */
	limit: HTMLElement | null;
	/** Whether a box between that hides its overflow, in which nothing sticks natively. */
	isCut: boolean;
	/** The outermost box between that effects may move. */
	carrier: HTMLElement | null;
}

/** Looks from an element upwards to what scrolls it. */
export function surroundingsOf(element: HTMLElement): Surroundings {
	const { documentElement, body } = document;
	let limit: HTMLElement | null = null;
	let carrier: HTMLElement | null = null;
	let isCut = false;
	for (let box = element.parentElement; box && box !== documentElement; box = box.parentElement) {
		// The body's overflow is the viewport's, unless the root has one of its own.
		if (box === body && computedStyle(documentElement).overflowY === 'visible') break;
		const { display, overflowY } = computedStyle(box);
		const mayScroll = overflowY === 'scroll' || overflowY === 'auto';
		if (mayScroll && (box === body || box.scrollHeight > box.clientHeight)) {
			return { scroller: box, limit, isCut, carrier };
		}
		if (box.dataset.settings?.includes('_motion_fx_')) carrier = box;
		isCut ||= mayScroll || overflowY === 'hidden';
		// The body ends where the page ends, unless it is what cuts.
		if (display !== 'contents' && (box !== body || isCut)) limit ??= box;
	}
	return { scroller: null, limit, isCut, carrier };
}

/** Containers at the top of a document, and legacy sections there, have no column to stay in. */
export function isTopLevel(element: HTMLElement): boolean {
	return element.matches('.elementor-top-section,.e-con:not(.e-con>*,.e-con-inner>*)');
}
