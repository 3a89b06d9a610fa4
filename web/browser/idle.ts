import type { Unsubscribe } from './unsubscribe';

/** The longest wait for an idle moment, in milliseconds. */
const IDLE_DEADLINE_MS = 2000;

/** The pause in place of an idle callback (Safari); it lets the first paint and the load settle. */
const IDLE_FALLBACK_MS = 200;

/** Calls back once, in the browser's next idle moment, after two seconds at the latest. */
export function whenIdle(callback: () => void): Unsubscribe {
	if (typeof requestIdleCallback === 'function') {
		const id = requestIdleCallback(() => callback(), { timeout: IDLE_DEADLINE_MS });
		return () => cancelIdleCallback(id);
	}
	const id = setTimeout(callback, IDLE_FALLBACK_MS);
	return () => clearTimeout(id);
}

/**
 * Calls back once, after the next paint: fetches that begin then do not delay it. A hidden window paints when it is
 * shown.
 */
export function whenPainted(callback: () => void): void {
	requestAnimationFrame(() => requestAnimationFrame(callback));
}
