import { tellWindow, watchEvents } from '../../browser/events';
import { readEntry, writeEntry } from '../../browser/storage';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { CART_ENTRY } from '../../wordpress/cart-entry';

/** The facts of the visitor's cart that the page may show without a request. */
export interface CartSummary {
	/** Pieces, of all lines together. */
	count: number;
	/** As the server wrote it, `€ 75.00`; empty where it is not known. */
	subtotal: string;
}

/** Something happened to the cart. */
export interface CartChange {
	/** `added` where a visitor put something in here; `elsewhere` is another tab. */
	kind: 'added' | 'changed' | 'elsewhere';
	/** The text of a notice about it; empty for none. */
	notice: string;
}

/** Event of the window in the tab that changed the cart. */
const EVENT = 'outrigger/cart';

/** The cart as it was last seen in this browser; an empty one before the first. */
export function readCartSummary(): CartSummary {
	const stored = /^(\d{1,9})\|(.*)$/.exec(`${readEntry('local', CART_ENTRY)}`);
	return { count: Number(stored?.[1] ?? 0), subtotal: stored?.[2] ?? '' };
}

/** Keeps the server's summary. Other tabs get a storage event where it has changed. */
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

/** Calls back whenever something happened to the cart, here or in another tab. */
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
