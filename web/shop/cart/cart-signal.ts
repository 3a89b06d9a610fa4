import { tellWindow, watchEvents } from '../../browser/events';
import { readEntry, writeEntry } from '../../browser/storage';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { CART_ENTRY } from '../../wordpress/cart-entry';

/** What the page may show of the visitor's cart without a request. */
export interface CartSummary {
	/** The number of pieces in all lines together. */
	count: number;
	/** The amount as the server wrote it, `€ 75.00`; empty if it is not known. */
	subtotal: string;
}

/** A change of the cart. */
export interface CartChange {
	/** `added` if a visitor put something into the cart in this tab; `elsewhere` if another tab changed the cart. */
	kind: 'added' | 'changed' | 'elsewhere';
	/** The text of a notice about the change; empty if there is none. */
	notice: string;
}

/** Event on the window of the tab that changed the cart. */
const EVENT = 'outrigger/cart';

/** The cart as it was last seen in this browser; an empty cart if none was seen yet. */
export function readCartSummary(): CartSummary {
	const stored = /^(\d{1,9})\|(.*)$/.exec(`${readEntry('local', CART_ENTRY)}`);
	return { count: Number(stored?.[1] ?? 0), subtotal: stored?.[2] ?? '' };
}

/** Stores the server's summary. If it has changed, other tabs get a storage event. */
export function keepCartSummary({ count, subtotal }: CartSummary): void {
	const text = `${count}|${subtotal}`;
	if (readEntry('local', CART_ENTRY) === text) return;
	writeEntry('local', CART_ENTRY, text);
	tellCart({ kind: 'changed', notice: '' });
}

/** Sends a change of the cart as an event in this page. */
export function tellCart(change: CartChange): void {
	tellWindow(EVENT, change);
}

/** Calls back whenever the cart has changed, here or in another tab. */
export function watchCart(
	onChange: (summary: CartSummary, change: CartChange) => void,
): Unsubscribe {
	let last = readEntry('local', CART_ENTRY);
	const stops = [
		watchEvents([EVENT], (event) => {
			last = readEntry('local', CART_ENTRY);
			onChange(readCartSummary(), (event as CustomEvent<CartChange>).detail);
		}),
		watchEvents(['storage'], () => {
			const now = readEntry('local', CART_ENTRY);
			if (now === last) return;
			last = now;
			onChange(readCartSummary(), { kind: 'elsewhere', notice: '' });
		}),
	];
	return () => {
		for (const stop of stops) stop();
	};
}
