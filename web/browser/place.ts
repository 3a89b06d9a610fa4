import type { BoxInViewport } from '@outrigger/rules/motion/scroll-percentage';
import { pageScroll, pageScrollRange, watchScroll } from './scroll';
import type { Unsubscribe } from './unsubscribe';

/**
 * Calls back with the place of a box in the window: at once, and at most once a frame when the page or a container
 * around it is scrolled, and when the box, the page or the window changes size.
 *
 * Scrolling reads scroll positions only; the layout is read when sizes change.
 *
 * @param element the box, or `page` for the whole page as one box
 */
export function watchPlace(
	element: Element | 'page',
	onMove: (box: BoxInViewport) => void,
): Unsubscribe {
	const measure = element === 'page' ? measurePage : () => measureElement(element);
	let placed = measure();
	let frame = 0;

	const tell = () => {
		const { top, height, viewportHeight, scrollers } = placed;
		onMove({ top: top - scrolled(scrollers), height, viewportHeight });
	};
	const remeasure = () => {
		frame ||= requestAnimationFrame(() => {
			frame = 0;
			placed = measure();
			tell();
		});
	};
	const stopScroll = watchScroll((scroller) => {
		if (placed.scrollers.includes(scrollerOf(scroller))) tell();
	});
	const observer = new ResizeObserver(remeasure);
	observer.observe(document.body);
	if (element !== 'page') observer.observe(element);
	addEventListener('resize', remeasure);
	tell();
	return () => {
		cancelAnimationFrame(frame);
		stopScroll();
		observer.disconnect();
		removeEventListener('resize', remeasure);
	};
}

/** A box at scroll position 0, with the containers that scroll it; fixed boxes have none. */
interface Placed extends BoxInViewport {
	scrollers: readonly Scroller[];
}

type Scroller = Element | 'page';

function measurePage(): Placed {
	const height = pageScrollRange() + innerHeight;
	return { top: 0, height, viewportHeight: innerHeight, scrollers: ['page'] };
}

function measureElement(element: Element): Placed {
	const { top, height } = element.getBoundingClientRect();
	const scrollers = scrollersOf(element);
	return { top: top + scrolled(scrollers), height, viewportHeight: innerHeight, scrollers };
}

function scrollersOf(element: Element): Scroller[] {
	const scrollers: Scroller[] = [];
	for (
		let box: Element | null = element;
		box && scrollerOf(box) !== 'page';
		box = box.parentElement
	) {
		const { position, overflowY } = getComputedStyle(box);
		if (box !== element && /auto|scroll/.test(overflowY)) scrollers.push(box);
		if (position === 'fixed') return scrollers;
	}
	return [...scrollers, 'page'];
}

/** The document and its two root elements are one scroller. */
function scrollerOf(target: Document | Element): Scroller {
	const isPage = [document, document.body, document.documentElement].includes(target as Document);
	return isPage ? 'page' : (target as Element);
}

function scrolled(scrollers: readonly Scroller[]): number {
	return scrollers.reduce(
		(sum, scroller) => sum + (scroller === 'page' ? pageScroll() : scroller.scrollTop),
		0,
	);
}
