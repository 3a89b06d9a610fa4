import type { Popup } from '@outrigger/rules/popups/popup';
import { reportFault } from '../attach/report-fault';
import type { Unsubscribe } from '../browser/unsubscribe';
import { decide, decideAtOnce, mustWait } from './decide';
import { armTriggers } from './triggers/arm-triggers';

/**
 * The popups with triggers that wait to fire, or with rules that are still under test; by
 * database id.
 */
const armed = new Map<number, Unsubscribe>();

/**
 * Evaluates the rules of a popup, and arms its triggers where the rules let it show. A popup without triggers is left
 * alone.
 *
 * @param fire called when the first trigger fires; all are disarmed by then
 * @param onArmed called when they are armed, at once or after the rules were evaluated
 */
export function armPopup(popup: Popup, fire: () => void, onArmed: () => void): void {
	const { id, triggers } = popup;
	if (!triggers || Object.keys(triggers).length === 0) return;
	let isCancelled = false;
	armed.set(id, () => {
		isCancelled = true;
	});
	const armIf = (isAllowed: boolean) => {
		if (isCancelled) return;
		if (!isAllowed) {
			armed.delete(id);
			return;
		}
		const disarm = armTriggers(triggers, () => {
			armed.delete(id);
			fire();
		});
		armed.set(id, disarm);
		onArmed();
	};
	if (mustWait(popup)) decide(popup).then(armIf, (error) => reportFault('popups', error));
	else armIf(decideAtOnce(popup));
}

/** Disarms all triggers of a popup for the rest of this page's life, as the first that fires does. */
export function disarmPopup(id: number): void {
	armed.get(id)?.();
	armed.delete(id);
}

/** Returns true if any trigger of a popup may still fire. */
export const isPopupArmed = (id: number): boolean => armed.has(id);
