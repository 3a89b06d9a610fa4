import type { Unsubscribe } from '../../browser/unsubscribe';

/**
 * Waits for what opens a popup. Fires at most once where it is disarmed in answer, as arming does.
 *
 * @param settings the trigger's own, already of the right types
 * @returns ends the waiting and leaves nothing behind
 */
export type Arm<Settings> = (settings: Settings, fire: () => void) => Unsubscribe;
