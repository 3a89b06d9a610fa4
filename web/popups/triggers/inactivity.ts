import type { Triggers } from '../../../domain/popups/popup';
import { after } from '../../browser/timers';
import type { Arm } from './trigger';

/** Any input shows that somebody is there. */
const INPUTS = ['keydown', 'pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll'] as const;
const OPTIONS = { capture: true, passive: true } as const;

/** Fires after so many seconds without any input; each input starts the time anew. */
export const armInactivity: Arm<NonNullable<Triggers['inactivity']>> = ({ time }, fire) => {
	let cancel = after(time * 1000, fire);
	const restart = () => {
		cancel();
		cancel = after(time * 1000, fire);
	};
	for (const input of INPUTS) addEventListener(input, restart, OPTIONS);
	return () => {
		cancel();
		for (const input of INPUTS) removeEventListener(input, restart, OPTIONS);
	};
};
