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
 * Calls a function once, in the first idle moment after the page's load, so that pictures and fonts have the whole
 * connection before. It waits at most two seconds for a load that a slow file delays.
 */
export function whenLoaded(callback: () => void): Unsubscribe {
	if (document.readyState === 'complete') return whenIdle(callback);
	const next = () => {
		stop();
		stop = whenIdle(callback);
	};
	const timer = setTimeout(next, IDLE_DEADLINE_MS);
	addEventListener('load', next);
	let stop: Unsubscribe = () => {
		clearTimeout(timer);
		removeEventListener('load', next);
	};
	return () => stop();
}
