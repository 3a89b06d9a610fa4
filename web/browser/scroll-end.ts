import { watchEvents } from './events';
import { watchScroll } from './scroll';
import { after } from './timers';
import type { Unsubscribe } from './unsubscribe';

/** Milliseconds without scrolling that count as the end, where the browser has no `scrollend` (Safari 26.0). */
const QUIET_MS = 150;

/** Calls back each time a scroll of the page, or of a box in it, ends. */
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
