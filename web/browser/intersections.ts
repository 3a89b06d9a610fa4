import type { Unsubscribe } from './unsubscribe';

/**
 * Calls back with the elements that crossed an edge of `root`, grown by `rootMargin`; the first call has all
 * elements.
 */
export function watchIntersections(
	elements: Iterable<Element>,
	options: IntersectionObserverInit,
	onChange: (records: readonly IntersectionObserverEntry[]) => void,
): Unsubscribe {
	const observer = new IntersectionObserver(onChange, options);
	for (const element of elements) observer.observe(element);
	return () => observer.disconnect();
}
