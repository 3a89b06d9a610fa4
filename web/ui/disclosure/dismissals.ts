import { watchEvents } from '../../browser/events';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** The ways in which a visitor closes an open part. */
export type Dismissal = 'escape' | 'outside' | 'focus-out';

/** The options of the watch. */
export interface DismissalOptions {
	/** Returns true if something is open now; otherwise this module ignores the input. */
	isOpen: () => boolean;
	/** Returns the triggers and panels of the open part. Called at each input. */
	parts: () => readonly Element[];
	/** The inputs that close it. */
	by: readonly Dismissal[];
	/** Where the focus must be for Escape to count: with `inside`, Escape in the rest of the page does nothing here. */
	escapeFrom?: 'inside' | 'page';
}

/**
 * Calls back when a visitor closes an open part: with Escape, with a press that begins and ends beside it, or by taking
 * the focus elsewhere. A scroll by finger is no press. One press of Escape closes one part: the parts around it stay
 * open.
 */
export function watchDismissals(
	{ isOpen, parts, by, escapeFrom = 'inside' }: DismissalOptions,
	dismiss: (how: Dismissal) => void,
): Unsubscribe {
	let pressed: EventTarget | null = null;
	const isInside = (target: EventTarget | null) =>
		target instanceof Node && parts().some((part) => part.contains(target));

	const onKey = (event: KeyboardEvent) => {
		if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !isOpen()) return;
		if (escapeFrom === 'inside' && !isInside(event.target)) return;
		event.preventDefault();
		dismiss('escape');
	};
	const onDown = ({ target }: Event) => {
		pressed = target;
	};
	const onUp = ({ target, button }: PointerEvent) => {
		const began = pressed;
		pressed = null;
		if (!began || button > 0 || !isOpen() || isInside(target) || isInside(began)) return;
		dismiss('outside');
	};
	const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
		// If there is no new target, the window has lost the focus, or the visitor pressed something that cannot take
		// the focus.
		if (!relatedTarget || !isOpen() || !isInside(target) || isInside(relatedTarget)) return;
		dismiss('focus-out');
	};

	const stops: Unsubscribe[] = [];
	if (by.includes('escape')) {
		// The listener is on the document, so that it runs before the listeners of dialogs on the window.
		document.addEventListener('keydown', onKey);
		stops.push(() => document.removeEventListener('keydown', onKey));
	}
	if (by.includes('outside')) {
		stops.push(watchEvents(['pointerdown'], onDown, { capture: true }));
		stops.push(watchEvents(['pointerup'], onUp, { capture: true }));
	}
	if (by.includes('focus-out')) stops.push(watchEvents(['focusout'], onFocusOut));
	return () => {
		for (const stop of stops) stop();
	};
}
