import { onBeforePrint } from '../../browser/before-print';
import { watchInView } from '../../browser/in-view';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** The distance from the viewport at which backgrounds are fetched, in CSS pixels. */
const NEAR_PX = 200;

/** The builder's name of the event with which scripts of other plugins announce containers that they inserted. */
const OBSERVE_EVENT = 'elementor/lazyload/observe';
const WAITING = '[data-lazy-background]:not(.e-lazyloaded)';

const attached = new Set<Element>();
const waiting = new Map<Element, Unsubscribe>();
let stopListening: Unsubscribe | undefined;

/** Shows the backgrounds of a container when it is near the viewport, and before the page is printed. */
export function attach(element: HTMLElement): Unsubscribe {
	attached.add(element);
	stopListening ??= listen();
	wait(element);
	return () => {
		forget(element);
		attached.delete(element);
		if (attached.size > 0) return;
		stopListening?.();
		stopListening = undefined;
	};
}

function wait(element: Element): void {
	if (waiting.has(element) || element.classList.contains('e-lazyloaded')) return;
	const stop = watchInView(element, (isNear) => isNear && load(element), NEAR_PX);
	waiting.set(element, stop);
}

function load(element: Element): void {
	element.classList.add('e-lazyloaded');
	forget(element);
}

function forget(element: Element): void {
	waiting.get(element)?.();
	waiting.delete(element);
}

function listen(): Unsubscribe {
	const observe = () => document.querySelectorAll(WAITING).forEach(wait);
	const stopPrint = onBeforePrint(() => {
		for (const element of [...waiting.keys()]) load(element);
	});
	document.addEventListener(OBSERVE_EVENT, observe);
	return () => {
		stopPrint();
		document.removeEventListener(OBSERVE_EVENT, observe);
	};
}
