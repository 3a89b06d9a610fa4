import { currentAddress } from './address';
import { onPageRestored } from './page-lifecycle';
import type { Unsubscribe } from './unsubscribe';

type OnAddress = (address: URL) => void;

/** The address at the time when this module loads, for browsers that keep no record of the navigation. */
const first = location.href;

const listeners = new Set<OnAddress>();
let stopListening: Unsubscribe | undefined;

/**
 * The address for which the server rendered this document. The location differs from it after the visitor went back
 * through this document's entries before this module loaded; the browser's record of the navigation does not. A file of
 * an export names the address for which it was made.
 */
export function renderedAddress(): URL {
	const { exported } = document.documentElement.dataset;
	if (exported !== undefined) return new URL(exported, location.origin);
	const [navigation] = performance.getEntriesByType('navigation');
	return navigation && URL.canParse(navigation.name) ? new URL(navigation.name) : new URL(first);
}

/** Changes the address of this document to another one, with a new history entry, and notifies the listeners. */
export function pushAddress(address: string): void {
	history.pushState(null, '', address);
	tell();
}

/** Replaces the present address in the same history entry, and notifies the listeners. */
export function replaceAddress(address: string): void {
	history.replaceState(history.state, '', address);
	tell();
}

/**
 * Calls back whenever the address may have changed: after a push or replacement by this module, after Back and Forward,
 * and when the page returns from the back-forward cache (which has cut off running requests).
 */
export function watchAddress(onChange: OnAddress): Unsubscribe {
	listeners.add(onChange);
	stopListening ??= listen();
	return () => {
		listeners.delete(onChange);
		if (listeners.size > 0) return;
		stopListening?.();
		stopListening = undefined;
	};
}

function listen(): Unsubscribe {
	addEventListener('popstate', tell);
	const stopRestored = onPageRestored(tell);
	return () => {
		removeEventListener('popstate', tell);
		stopRestored();
	};
}

function tell(): void {
	for (const listener of [...listeners]) listener(currentAddress());
}
