import { currentAddress } from './address';
import { onPageRestored } from './page-lifecycle';
import type { Unsubscribe } from './unsubscribe';

type OnAddress = (address: URL) => void;

/** As it is when this module comes, for a browser that does not say what it fetched. */
const first = location.href;

const listeners = new Set<OnAddress>();
let stopListening: Unsubscribe | undefined;

/**
 * The address that the server rendered this document for. Where a visitor went back through this document's entries
 * before this module came, the location is no longer it: the browser's record of the navigation is.
 */
export function renderedAddress(): URL {
	const [navigation] = performance.getEntriesByType('navigation');
	return navigation && URL.canParse(navigation.name) ? new URL(navigation.name) : new URL(first);
}

/** Goes to another address of the same document, as an entry of its own in the history, and tells who watches. */
export function pushAddress(address: string): void {
	history.pushState(null, '', address);
	tell();
}

/** Puts another address in the place of the present one, in the same entry of the history, and tells who watches. */
export function replaceAddress(address: string): void {
	history.replaceState(history.state, '', address);
	tell();
}

/**
 * Calls back whenever the address may have become another one: pushed or replaced here, Back and Forward, and when
 * the page comes out of the back-forward cache (what was under way when it was left has been cut off).
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
