import { after } from '../browser/timers';
import type { Unsubscribe } from '../browser/unsubscribe';

/** Milliseconds without input after which the controls hide (section 5.1 of the specification). */
const QUIET_MS = 3500;

/** The builder's class of a lightbox whose controls are hidden. */
const HIDDEN = 'elementor-slideshow--ui-hidden';

const INPUT = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const;

/**
 * Hides the controls of a dialog while its visitor is idle; any input shows them again.
 * @param isNeeded returns true while the controls must stay visible
 */
export function quietControls(dialog: HTMLElement, isNeeded: () => boolean): Unsubscribe {
	let stop: Unsubscribe = () => {};
	const wait = () => {
		stop();
		dialog.classList.remove(HIDDEN);
		stop = after(QUIET_MS, () => {
			if (isNeeded()) wait();
			else dialog.classList.add(HIDDEN);
		});
	};
	for (const type of INPUT) dialog.addEventListener(type, wait, { passive: true });
	wait();
	return () => {
		stop();
		for (const type of INPUT) dialog.removeEventListener(type, wait);
	};
}
