import { watchEvents } from './events';
import type { Unsubscribe } from './unsubscribe';

/** Calls back before the page is laid out for printing. */
export function onBeforePrint(callback: () => void): Unsubscribe {
	return watchEvents(['beforeprint'], callback);
}
