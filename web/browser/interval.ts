import type { Unsubscribe } from './unsubscribe';

/** Calls back repeatedly, at an interval in milliseconds. */
export function every(periodMs: number, callback: () => void): Unsubscribe {
	const id = setInterval(callback, periodMs);
	return () => clearInterval(id);
}
