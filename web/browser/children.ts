import type { Unsubscribe } from './unsubscribe';

/** Calls back after children were put into an element or taken out of it, not for what happens deeper in it. */
export function watchChildren(element: Element, onChange: () => void): Unsubscribe {
	const observer = new MutationObserver(onChange);
	observer.observe(element, { childList: true });
	return () => observer.disconnect();
}
