import type { Unsubscribe } from './unsubscribe';

/** Calls back once somebody looks at the page: at once, or when a page that was rendered ahead is shown. */
export function onActivated(callback: () => void): Unsubscribe {
	if (!(document as { prerendering?: boolean }).prerendering) {
		callback();
		return () => {};
	}
	document.addEventListener('prerenderingchange', callback, { once: true });
	return () => document.removeEventListener('prerenderingchange', callback);
}
