import type { Unsubscribe } from './unsubscribe';

/** Calls back repeatedly, at an interval in milliseconds. */
export function every(periodMs: number, callback: () => void): Unsubscribe {
	const id = setInterval(callback, periodMs);
	return () => clearInterval(id);
}

/** Calls back once after a number of milliseconds. */
export function after(delayMs: number, callback: () => void): Unsubscribe {
	const id = setTimeout(callback, delayMs);
	return () => clearTimeout(id);
}
