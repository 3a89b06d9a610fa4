import { watchEvents } from './events';
import type { Unsubscribe } from './unsubscribe';

/** What shows that a visitor has begun to use the page. */
const INPUTS = ['scroll', 'wheel', 'touchstart', 'pointermove', 'pointerdown', 'keydown'] as const;

let isUsed = false;

/**
 * Calls back once, at the visitor's first input; a scroll is an input. At once where there was one before, and on a page
 * that is scrolled already (a restored place, an address with a fragment).
 */
export function whenFirstUsed(callback: () => void): Unsubscribe {
	const start = (event?: Partial<PointerEvent>) => {
		// A page that opens under a pointer is told where it is, although nobody has moved it.
		if (event?.type === 'pointermove' && !(event.movementX || event.movementY)) return;
		isUsed = true;
		stop();
		callback();
	};
	const stop = watchEvents(INPUTS, start, { capture: true, passive: true });
	if (isUsed || scrollY > 0) start();
	return stop;
}
