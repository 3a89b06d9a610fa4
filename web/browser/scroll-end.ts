import { watchEvents } from './events';
import { watchScroll } from './scroll';
import { after } from './timers';
import type { Unsubscribe } from './unsubscribe';

/** How long nothing may scroll before that counts as the end, where the browser does not tell of it (Safari 26.0). */
const QUIET_MS = 150;

/** Calls back each time when a scroll of the page, or of a box in it, has come to its end. */
export function watchScrollEnd(onEnd: () => void): Unsubscribe {
	if ('onscrollend' in window) {
		return watchEvents(['scrollend'], onEnd, { capture: true });
	}
	let cancel: Unsubscribe = () => {};
	const unwatch = watchScroll(() => {
		cancel();
		cancel = after(QUIET_MS, onEnd);
	});
	return () => {
		cancel();
		unwatch();
	};
}
