import { watchEvents } from './events';
import type { Unsubscribe } from './unsubscribe';

/** Input by which a visitor takes over the scrolling of the page. */
const TAKEOVERS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Calls back once, when the visitor takes over the scrolling of the page. */
export function whenTakenOver(callback: () => void): Unsubscribe {
	const start = () => {
		stop();
		callback();
	};
	const stop = watchEvents(TAKEOVERS, start, { capture: true, passive: true });
	return stop;
}
