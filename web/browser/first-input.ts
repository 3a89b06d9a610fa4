import { watchEvents } from './events';
import type { Unsubscribe } from './unsubscribe';

/** What shows that a visitor has begun to use the page. */
const INPUTS = ['scroll', 'wheel', 'touchstart', 'pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Calls back once, at the visitor's first input; a scroll is an input. At once on a page that is scrolled
 * already (a restored place, an address with a fragment).
 */
export function whenFirstUsed(callback: () => void): Unsubscribe {
	const start = () => {
		stop();
		callback();
	};
	const stop = watchEvents(INPUTS, start, { capture: true, passive: true });
	if (scrollY > 0) start();
	return stop;
}
