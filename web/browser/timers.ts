import type { Unsubscribe } from './unsubscribe';

/** Calls back once after a number of milliseconds. */
export function after(delayMs: number, callback: () => void): Unsubscribe {
	const id = setTimeout(callback, delayMs);
	return () => clearTimeout(id);
}
