import type { Unsubscribe } from './unsubscribe';

const listeners = new Set<(scroller: Document | Element) => void>();
const moved = new Set<Document | Element>();
let frame = 0;

/**
 * Calls back at most once a frame for each scroller that moved: the document, or a container with its own scroll
 * (`<body>` on a scroll-snap page). The whole page shares one passive listener.
 */
export function watchScroll(listener: (scroller: Document | Element) => void): Unsubscribe {
	if (listeners.size === 0) addEventListener('scroll', note, { capture: true, passive: true });
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		removeEventListener('scroll', note, { capture: true });
		cancelAnimationFrame(frame);
		frame = 0;
		moved.clear();
	};
}

/** The page's scroll position in CSS pixels: that of the window, or that of `<body>` if the body scrolls. */
export function pageScroll(): number {
	return scrollY || document.body.scrollTop;
}

/** The largest scroll position of the page, in CSS pixels; 0 for a page that fits into its window. */
export function pageScrollRange(): number {
	const { documentElement, body } = document;
	return Math.max(
		documentElement.scrollHeight - documentElement.clientHeight,
		isScroller(body) ? body.scrollHeight - body.clientHeight : 0,
		0,
	);
}

function isScroller(element: Element): boolean {
	return element.scrollTop > 0 || /auto|scroll/.test(getComputedStyle(element).overflowY);
}

function note({ target }: Event): void {
	if (target !== document && !(target instanceof Element)) return;
	moved.add(target as Document | Element);
	frame ||= requestAnimationFrame(tell);
}

function tell(): void {
	frame = 0;
	const scrollers = [...moved];
	moved.clear();
	for (const scroller of scrollers) for (const listener of [...listeners]) listener(scroller);
}
