import type { Unsubscribe } from './unsubscribe';

/** Calls back after children of this element were added or removed. Deeper descendants do not count. */
export function watchChildren(element: Element, onChange: () => void): Unsubscribe {
	const observer = new MutationObserver(onChange);
	observer.observe(element, { childList: true });
	return () => observer.disconnect();
}
