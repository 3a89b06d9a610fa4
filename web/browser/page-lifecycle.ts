import { watchEvents } from './events';
import type { Unsubscribe } from './unsubscribe';

/** Calls back each time the page returns from the back-forward cache, with its script state as it was. */
export function onPageRestored(callback: () => void): Unsubscribe {
	return watchEvents(['pageshow'], ({ persisted }) => persisted && callback());
}

/** Calls back once the whole document is parsed; at once when it already is. */
export function onParsed(callback: () => void): Unsubscribe {
	if (document.readyState !== 'loading') {
		callback();
		return () => {};
	}
	document.addEventListener('DOMContentLoaded', callback, { once: true });
	return () => document.removeEventListener('DOMContentLoaded', callback);
}
