import type { Unsubscribe } from './unsubscribe';

/**
 * Calls back before each paint with the milliseconds since the first of these calls (0 the first time),
 * until it is unsubscribed. Browsers pause it while the page is hidden or prerendered; the pause counts as
 * passed time.
 */
export function eachFrame(callback: (elapsedMs: number) => void): Unsubscribe {
	let start: number | undefined;
	let stopped = false;
	let id = requestAnimationFrame(function frame(now) {
		start ??= now;
		callback(now - start);
		if (!stopped) id = requestAnimationFrame(frame);
	});
	return () => {
		stopped = true;
		cancelAnimationFrame(id);
	};
}
