import { eachFrame } from '../browser/frames';
import { watchInView } from '../browser/in-view';
import { pageScroll, watchScroll } from '../browser/scroll';
import type { Unsubscribe } from '../browser/unsubscribe';

/** The class of an item with a picture that waits, as `held-pictures-css` names it. */
const HELD = 'e-picture-held';

/** The distance of an item at which its picture is fetched, CSS pixels. */
const NEAR_PX = 300;

/**
 * The number of pictures that may come in between two paints: the styles of all of them at once
 * are a long task on a phone.
 */
export const A_FRAME = 4;

/**
 * Loads delayed pictures: a picture near the viewport, and after the visitor's first scroll all of them, one after the
 * other.
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
