import { watchEvents } from './events';
import type { Unsubscribe } from './unsubscribe';

/** What a visitor does to take the page into their own hands. */
const TAKEOVERS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Calls back once, when a visitor takes the scrolling of the page into their own hands. */
export function whenTakenOver(callback: () => void): Unsubscribe {
	const start = () => {
		stop();
		callback();
	};
	const stop = watchEvents(TAKEOVERS, start, { capture: true, passive: true });
	return stop;
}
