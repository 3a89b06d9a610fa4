import { watchEvents } from './events';
import { after } from './timers';
import type { Unsubscribe } from './unsubscribe';

/**
 * Calls back once the window has kept its size for a time.
 * @param quietMs milliseconds without a further change, after which the call comes
 */
export function watchResize(quietMs: number, onResize: () => void): Unsubscribe {
	let cancel: Unsubscribe = () => {};
	const listener = () => {
		cancel();
		cancel = after(quietMs, onResize);
	};
	const stop = watchEvents(['resize'], listener);
	return () => {
		cancel();
		stop();
	};
}
