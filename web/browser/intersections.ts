import type { Unsubscribe } from './unsubscribe';

/** Calls back with those of the elements that crossed an edge of `root`, grown by `rootMargin`; first with all. */
export function watchIntersections(
	elements: Iterable<Element>,
	options: IntersectionObserverInit,
	onChange: (records: readonly IntersectionObserverEntry[]) => void,
): Unsubscribe {
	const observer = new IntersectionObserver(onChange, options);
	for (const element of elements) observer.observe(element);
	return () => observer.disconnect();
}
