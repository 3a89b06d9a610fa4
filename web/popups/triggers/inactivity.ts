import type { Triggers } from '@outrigger/rules/popups/popup';
import { watchEvents } from '../../browser/events';
import { after } from '../../browser/timers';
import type { Arm } from './trigger';

/** Any input shows that the visitor is there. */
const INPUTS = ['keydown', 'pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll'] as const;

/** Fires after so many seconds without any input; each input starts the time anew. */
export const armInactivity: Arm<NonNullable<Triggers['inactivity']>> = ({ time }, fire) => {
	let cancel = after(time * 1000, fire);
	const restart = () => {
		cancel();
		cancel = after(time * 1000, fire);
	};
	const stop = watchEvents(INPUTS, restart, { capture: true, passive: true });
	return () => {
		cancel();
		stop();
	};
};
