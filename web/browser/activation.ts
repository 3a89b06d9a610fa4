import type { Unsubscribe } from './unsubscribe';

/** Calls back when the visitor sees the page: at once, or when a prerendered page is shown. */
export function onActivated(callback: () => void): Unsubscribe {
	if (!(document as { prerendering?: boolean }).prerendering) {
		callback();
		return () => {};
	}
	document.addEventListener('prerenderingchange', callback, { once: true });
	return () => document.removeEventListener('prerenderingchange', callback);
}
