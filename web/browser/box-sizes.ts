import type { Unsubscribe } from './unsubscribe';

/**
 * Calls a listener before the paint of each frame in which one of these elements changes its size, and once with the
 * first sizes. Transforms do not count.
 * @param box the box of an element that is measured
 */
export function watchBoxSizes(
	elements: Iterable<Element>,
	onChange: (records: readonly ResizeObserverEntry[]) => void,
	box: ResizeObserverBoxOptions = 'content-box',
): Unsubscribe {
	const observer = new ResizeObserver(onChange);
	for (const element of elements) observer.observe(element, { box });
	return () => observer.disconnect();
}
