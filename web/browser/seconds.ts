import { onPageRestored } from './page-lifecycle';
import { after } from './timers';
import type { Unsubscribe } from './unsubscribe';

const listeners = new Set<(nowMs: number) => void>();
let cancel: Unsubscribe = () => {};
let stopRestored: Unsubscribe = () => {};

/**
 * Calls back at once and at every full second of the visitor's clock, with its time in milliseconds since 1970. The
 * whole page shares one timer, which stops while the page is hidden: all listeners get the time when the page is
 * shown again or returns from the back-forward cache.
 */
export function watchSeconds(listener: (nowMs: number) => void): Unsubscribe {
	if (listeners.size === 0) {
		document.addEventListener('visibilitychange', tick);
		stopRestored = onPageRestored(tick);
		arm();
	}
	listeners.add(listener);
	listener(Date.now());
	return () => {
		if (!listeners.delete(listener) || listeners.size > 0) return;
		document.removeEventListener('visibilitychange', tick);
		stopRestored();
		cancel();
	};
}

function tick(): void {
	cancel();
	if (document.hidden) return;
	// All listeners get the same second, and each may unsubscribe itself or others.
	const now = Date.now();
	for (const listener of [...listeners]) if (listeners.has(listener)) listener(now);
	if (listeners.size > 0) arm();
}

/** Timers drift, so each one is set by the clock. */
function arm(): void {
	if (!document.hidden) cancel = after(1000 - (Date.now() % 1000), tick);
}
