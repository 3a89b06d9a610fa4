import type { Unsubscribe } from '../browser/unsubscribe';
import { gsap } from './gsap';

/** Calls back on each frame of the page's one ticker with the milliseconds since the one before. */
export function onTick(callback: (deltaMs: number) => void): Unsubscribe {
	const listener = (_: number, deltaMs: number) => callback(deltaMs);
	gsap.ticker.add(listener);
	return () => gsap.ticker.remove(listener);
}
