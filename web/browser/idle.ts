import type { Unsubscribe } from './unsubscribe';

/** The longest wait for an idle moment, in milliseconds; then the work is done all the same. */
const IDLE_DEADLINE_MS = 2000;

/** Where the browser has no idle callback (Safari), a pause that lets the first paint and load settle. */
const IDLE_FALLBACK_MS = 200;

/** Calls back once, in the browser's next idle moment, at the latest after two seconds. */
export function whenIdle(callback: () => void): Unsubscribe {
	if (typeof requestIdleCallback === 'function') {
		const id = requestIdleCallback(() => callback(), { timeout: IDLE_DEADLINE_MS });
		return () => cancelIdleCallback(id);
	}
	const id = setTimeout(callback, IDLE_FALLBACK_MS);
	return () => clearTimeout(id);
}
