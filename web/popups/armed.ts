import type { Popup } from '@outrigger/rules/popups/popup';
import { reportFault } from '../attach/report-fault';
import type { Unsubscribe } from '../browser/unsubscribe';
import { decide, decideAtOnce, mustWait } from './decide';
import { armTriggers } from './triggers/arm-triggers';

/** The popups whose triggers wait to fire, or whose rules are still being evaluated, by database id. */
const armed = new Map<number, Unsubscribe>();

/**
 * Evaluates the rules of a popup, and starts its triggers if the rules allow it. Does nothing for a popup without
 * triggers.
 *
 * @param fire called when the first trigger fires; all triggers are disarmed by then
 * @param onArmed called when the triggers are armed, at once or after the rules were evaluated
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

/** Stops all triggers of a popup until the page ends; when the first trigger fires, the same happens. */
export function disarmPopup(id: number): void {
	armed.get(id)?.();
	armed.delete(id);
}

/** Returns true if any trigger of a popup may still fire. */
export const isPopupArmed = (id: number): boolean => armed.has(id);
