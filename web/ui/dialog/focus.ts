import { watchBoxSizes } from '../../browser/box-sizes';
import { after } from '../../browser/timers';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** Elements that may be in the Tab order. Others with one of these attributes have a `tabIndex` of -1. */
const FOCUSABLE =
	'[href],button,input,select,textarea,summary,iframe,[controls],[contenteditable],[tabindex]';

/** Returns the elements inside a root that the Tab key reaches, in document order. */
export function focusablesIn(root: Element): HTMLElement[] {
	return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
		(element) =>
			element.tabIndex >= 0 &&
			!element.matches(':disabled,[inert],[inert] *') &&
			element.getClientRects().length > 0,
	);
}

/** The builder's class of an element that is hidden until its entrance begins. */
const WAITS_FOR_ENTRANCE = '.elementor-invisible';

/**
 * Gives the dialog the focus at once and its first visible control a little later, unless the visitor has moved the
 * focus by then. Nothing scrolls. A control that waits for its entrance gets the focus when it has begun, so that the
 * first opening, with entrances, ends like later ones.
 *
 * @param delayMs how much later in milliseconds; undefined if the dialog itself keeps the focus.
 */
export function leadFocusInto(dialog: HTMLElement, delayMs: number | undefined): Unsubscribe {
	dialog.focus({ preventScroll: true });
	if (delayMs === undefined) return () => {};
	const lead = () => {
		for (const control of focusablesIn(dialog)) {
			if (document.activeElement !== dialog) return;
			// The browser ignores this for a control that is not visible.
			control.focus({ preventScroll: true });
			if (control.closest(WAITS_FOR_ENTRANCE)) {
				stop = after(delayMs, lead);
				return;
			}
		}
	};
	let stop = after(delayMs, lead);
	return () => stop();
}

/** Keeps the Tab key inside a dialog: after its last control comes its first, and in reverse. */
export function keepTabInside(dialog: HTMLElement): Unsubscribe {
	const onKey = (event: KeyboardEvent) => {
		if (event.key !== 'Tab' || event.defaultPrevented) return;
		const all = focusablesIn(dialog);
		if (event.shiftKey) all.reverse();
		const { activeElement } = document;
		if (activeElement !== all.at(-1) && !(event.shiftKey && activeElement === dialog)) return;
		event.preventDefault();
		all[0]?.focus();
	};
	dialog.addEventListener('keydown', onKey);
	return () => dialog.removeEventListener('keydown', onKey);
}

/** Focuses the first of these elements that is still in the page and can take the focus. */
export function giveFocusBack(candidates: readonly Element[]): void {
	for (const element of candidates) {
		if (!(element instanceof HTMLElement)) continue;
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
