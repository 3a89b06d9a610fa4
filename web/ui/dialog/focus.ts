import { watchBoxSizes } from '../../browser/box-sizes';
import { after } from '../../browser/timers';
import type { Unsubscribe } from '../../browser/unsubscribe';

const FOCUSABLE =
	'a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable],[tabindex]';

/** Returns the elements inside a root that the Tab key reaches, in document order. */
export function focusablesIn(root: Element): HTMLElement[] {
	return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
		(element) =>
			element.tabIndex >= 0 &&
			!element.matches(':disabled') &&
			!element.closest('[inert]') &&
			element.getClientRects().length > 0,
	);
}

/**
 * Gives the dialog the focus at once and its first control a little later, unless the visitor has moved the focus by
 * then. Nothing scrolls.
 *
 * @param delayMs how much later in milliseconds; undefined if the dialog itself keeps the focus.
 */
export function leadFocusInto(dialog: HTMLElement, delayMs: number | undefined): Unsubscribe {
	dialog.focus({ preventScroll: true });
	if (delayMs === undefined) return () => {};
	return after(delayMs, () => {
		if (document.activeElement !== dialog) return;
		focusablesIn(dialog)[0]?.focus({ preventScroll: true });
	});
}

/** Keeps the Tab key inside a dialog: after its last control comes its first, and in reverse. */
export function keepTabInside(dialog: HTMLElement): Unsubscribe {
	const onKey = (event: KeyboardEvent) => {
		if (event.key !== 'Tab' || event.defaultPrevented) return;
		const all = focusablesIn(dialog);
		const [first, last] = [all[0], all.at(-1)];
		const [end, start] = event.shiftKey ? [first, last] : [last, first];
		const { activeElement } = document;
		if (activeElement !== end && !(event.shiftKey && activeElement === dialog)) return;
		event.preventDefault();
		start?.focus();
	};
	dialog.addEventListener('keydown', onKey);
	return () => dialog.removeEventListener('keydown', onKey);
}

/** Focuses the first of these elements that is still in the page and can take the focus. */
export function giveFocusBack(candidates: readonly Element[]): void {
	for (const element of candidates) {
		if (!(element instanceof HTMLElement) || !element.isConnected) continue;
		element.focus({ preventScroll: true });
		if (document.activeElement === element) return;
	}
}

/** Puts a scrolling region without focusable elements into the Tab order, so that keys can scroll it. */
export function keepScrollable(region: HTMLElement): Unsubscribe {
	const check = () => {
		const isTall = region.scrollHeight > region.clientHeight;
		if (isTall && focusablesIn(region).length === 0) region.tabIndex = 0;
		else region.removeAttribute('tabindex');
	};
	return watchBoxSizes([region, ...region.children], check);
}
