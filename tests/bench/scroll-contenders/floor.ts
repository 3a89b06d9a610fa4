import { looksAt, show, wayOf } from './looks';
import { offerContender } from './page';

/** How far beyond its box an element may be painted, in pixels: 50 % of the way at 2 px for each percent. */
const MARGIN_PX = 100;

/**
 * The least work that gives the effect: every box is read once, one loop of frames serves all elements, and only
 * elements in the window are written.
 */
offerContender((elements) => {
	const boxes = elements.map((element) => {
		const { top, height } = element.getBoundingClientRect();
		return { element, top: top + scrollY, height };
	});
	let shown = Number.NaN;
	requestAnimationFrame(function frame() {
		requestAnimationFrame(frame);
		if (scrollY === shown) return;
		shown = scrollY;
		for (const { element, top, height } of boxes) {
			const place = top - shown;
			if (place - MARGIN_PX > innerHeight || place + height + MARGIN_PX < 0) continue;
			show(element, looksAt(wayOf(place, height)));
		}
	});
});
