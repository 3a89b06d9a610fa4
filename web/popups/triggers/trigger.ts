import type { Unsubscribe } from '../../browser/unsubscribe';

/**
 * Waits for the event that opens a popup. It fires at most once if the caller disarms it then, as `armPopup` does.
 *
 * @param settings the trigger's own settings, already of the right types
 * @returns a function that ends the waiting and removes all listeners
 */
export type Arm<Settings> = (settings: Settings, fire: () => void) => Unsubscribe;
