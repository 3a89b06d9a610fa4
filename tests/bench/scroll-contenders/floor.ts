import { looksAt, show, wayOf } from './looks';
import { offerContender } from './page';

/** The distance beyond its box that an element may reach: 50 % of the way at 2 px each. */
const MARGIN_PX = 100;

/** The least that does it: every box read once, one loop of frames for all, written only while in the window. */
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
