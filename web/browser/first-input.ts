import { watchEvents } from './events';
import type { Unsubscribe } from './unsubscribe';

/** The events of a visitor who begins to use the page. */
const INPUTS = ['scroll', 'wheel', 'touchstart', 'pointermove', 'pointerdown', 'keydown'] as const;

let isUsed = false;

/**
 * Calls back once, at the visitor's first input; a scroll counts as input. Calls back at once if there was input
 * before, or if the page is already scrolled (after a reload, or by an address with a fragment).
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
