import type { Unsubscribe } from './unsubscribe';

/** Calls back for each event of these types anywhere in the window. */
export function watchEvents<Type extends keyof WindowEventMap>(
	types: readonly Type[],
	listener: (event: WindowEventMap[Type]) => void,
	options?: AddEventListenerOptions,
): Unsubscribe;
export function watchEvents(
	types: readonly string[],
	listener: (event: Event) => void,
	options?: AddEventListenerOptions,
): Unsubscribe;
export function watchEvents(
	types: readonly string[],
	listener: (event: Event) => void,
	options?: AddEventListenerOptions,
): Unsubscribe {
	for (const type of types) addEventListener(type, listener, options);
	return () => {
		for (const type of types) removeEventListener(type, listener, options);
	};
}

/** Dispatches one of the builder's events on the window, for integrators. */
export function tellWindow(type: string, detail: object): void {
	dispatchEvent(new CustomEvent(type, { detail }));
}
