import { watchEvents } from './events';
import type { Unsubscribe } from './unsubscribe';

/** The events of a visitor who begins to use the page. */
const INPUTS = ['scroll', 'wheel', 'touchstart', 'pointermove', 'pointerdown', 'keydown'] as const;

let isUsed = false;

/**
 * Calls back once, at the visitor's first input; a scroll counts. Calls back at once where there was input before,
 * and on a page that is already scrolled (a restored place, an address with a fragment).
 */
export function whenFirstUsed(callback: () => void): Unsubscribe {
	const start = (event?: Partial<PointerEvent>) => {
		// A page that opens under a resting pointer receives a `pointermove` without movement.
		if (event?.type === 'pointermove' && !(event.movementX || event.movementY)) return;
		isUsed = true;
		stop();
		callback();
	};
	const stop = watchEvents(INPUTS, start, { capture: true, passive: true });
	if (isUsed || scrollY > 0) start();
	return stop;
}
