import type { Unsubscribe } from './unsubscribe';

/** Calls `tick` before each paint until it is unsubscribed. */
export type FrameSource = (tick: () => void) => Unsubscribe;

const listeners = new Set<(nowMs: number) => void>();
let source: FrameSource = animationFrames;
let stop: Unsubscribe | undefined;

/**
 * Calls back before each paint with the milliseconds since the first of these calls (0 the first time), until it is
 * unsubscribed. The whole page shares one source of frames, which stops while there are no listeners. Browsers pause
 * it while the page is hidden or prerendered; the pause counts as passed time.
 */
export function eachFrame(callback: (elapsedMs: number) => void): Unsubscribe {
	let start: number | undefined;
	const listener = (nowMs: number) => {
		start ??= nowMs;
		callback(nowMs - start);
	};
	listeners.add(listener);
	stop ??= source(tick);
	return () => {
		if (!listeners.delete(listener) || listeners.size > 0) return;
		stop?.();
		stop = undefined;
	};
}

/** Calls back once, before the next paint. */
export function nextFrame(callback: () => void): Unsubscribe {
	const id = requestAnimationFrame(callback);
	return () => cancelAnimationFrame(id);
}

/** Takes all further frames from another source: GSAP's ticker, once it is on the page. */
export function setFrameSource(next: FrameSource): void {
	source = next;
	if (!stop) return;
	stop();
	stop = source(tick);
}

function tick(): void {
	const now = performance.now();
	// Each listener may unsubscribe itself or others.
	for (const listener of [...listeners]) if (listeners.has(listener)) listener(now);
}

function animationFrames(tell: () => void): Unsubscribe {
	let id = requestAnimationFrame(function frame() {
		id = requestAnimationFrame(frame);
		tell();
	});
	return () => cancelAnimationFrame(id);
}
