import type { Unsubscribe } from './unsubscribe';

const listeners = new Set<(scroller: Document | Element) => void>();
const moved = new Set<Document | Element>();
let frame = 0;

/**
 * Calls back at most once a frame for each thing that was scrolled: the document, or a container that scrolls
 * by itself (`<body>` on a scroll-snap page). The whole page shares one passive listener; nothing runs while
 * nothing is scrolled.
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

/** How far the page is scrolled, in CSS pixels: by the window, or by `<body>` where that is what scrolls. */
export function pageScroll(): number {
	return scrollY || document.body.scrollTop;
}

/** How far the page can be scrolled, in CSS pixels; 0 for a page that fits into its window. */
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
