import { gsap } from 'gsap/gsap-core';
import type { Unsubscribe } from '../browser/unsubscribe';

// GSAP looks whether it may sleep every so many frames; usually 120, which is two seconds of frames for nothing.
gsap.config({ autoSleep: 1 });

/** Calls back on each frame of the page's one ticker with the milliseconds since the one before. */
export function onTick(callback: (deltaMs: number) => void): Unsubscribe {
	const listener = (_: number, deltaMs: number) => callback(deltaMs);
	gsap.ticker.add(listener);
	return () => gsap.ticker.remove(listener);
}
