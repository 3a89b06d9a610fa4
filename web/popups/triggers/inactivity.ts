import type { Triggers } from '@outrigger/rules/popups/popup';
import { watchEvents } from '../../browser/events';
import { after } from '../../browser/timers';
import type { Arm } from './trigger';

/** Each of these events shows that the visitor is active. */
const INPUTS = ['keydown', 'pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll'] as const;

/** Fires after `time` seconds without any input; each input starts the time anew. */
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
