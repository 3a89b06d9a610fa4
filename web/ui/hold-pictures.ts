import { eachFrame } from '../browser/frames';
import { watchInView } from '../browser/in-view';
import { pageScroll, watchScroll } from '../browser/scroll';
import type { Unsubscribe } from '../browser/unsubscribe';

/** The class of an item whose picture waits, the same as in `held-pictures-css`. */
const HELD = 'e-picture-held';

/** The distance from the viewport at which an item's picture is fetched, in CSS pixels. */
const NEAR_PX = 300;

/**
 * The number of pictures that may start to load between two paints: computing the styles of all of them at once is a
 * long task on a phone.
 */
export const A_FRAME = 4;

/**
 * Loads delayed pictures: each picture near the viewport, and, after the visitor's first scroll, all others one after
 * the other.
 */
export function letPicturesIn(root: ParentNode): Unsubscribe {
	const held = [...root.querySelectorAll(`.${HELD}`)];
	const letIn = (element: Element) => element.classList.remove(HELD);
	if (pageScroll() > 0) held.splice(0).forEach(letIn);
	if (held.length === 0) return () => {};
	const stops = held.map((element) =>
		watchInView(element, (isNear) => isNear && letIn(element), NEAR_PX),
	);
	const stop = () => {
		for (const end of stops.splice(0)) end();
	};
	const stopScroll = watchScroll(() => {
		stopScroll();
		stops.push(
			eachFrame(() => {
				held.splice(0, A_FRAME).forEach(letIn);
				if (held.length === 0) stop();
			}),
		);
	});
	stops.push(stopScroll);
	return stop;
}
