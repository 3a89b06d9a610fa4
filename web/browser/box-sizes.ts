import type { Unsubscribe } from './unsubscribe';

/**
 * Calls back in the frame in which some of these elements got another size, before it is painted, and once with the
 * sizes that they have at first. Transforms do not count.
 * @param box which of an element's boxes is meant
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
