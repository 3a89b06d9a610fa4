import { watchEvents } from '../browser/events';
import { after } from '../browser/timers';

/**
 * The longest time that the runtime holds a tap, in milliseconds; then the browser follows the markup. Shorter than the
 * 5 s for which browsers let a tap open windows.
 */
const HOLD_LIMIT_MS = 3000;

/** Controls whose taps and keys the browser must handle itself: text entry, pickers, players. */
const BROWSERS_OWN =
	'input:not([type=checkbox],[type=radio],[type=submit],[type=button],[type=reset],[type=image]),textarea,select,video,audio,[contenteditable]';

/**
 * Requests the handlers of elements that a visitor points at, focuses, taps or types on, and
 * loses no input. It holds a click, a key or a submit on an element whose handler still loads,
 * and dispatches it again on the same target once the handler is attached, has failed, or takes
 * too long.
 *
 * While it holds a tap, it drops further taps on the same target, because an impatient visitor wants one effect, not
 * two. Taps with a modifier key and input to text controls go to the browser untouched.
 *
 * @param want requests the handlers around an element; gives a promise while any of them loads.
 * @param until its signal ends the listening; a page never does.
 */
export function replayInput(
	want: (element: Element) => Promise<unknown> | undefined,
	until: { signal?: AbortSignal } = {},
): void {
	const heldTargets = new Set<Element>();
	let queue: Promise<unknown> = Promise.resolve();
	let isReplaying = false;
	let keyTaken: Element | undefined;

	const notice = (event: Event) => {
		if (event.target instanceof Element) want(event.target);
	};

	const hold = (event: Event) => {
		const { target, type } = event;
		if (isReplaying || !(target instanceof Element) || isForBrowser(event, target)) return;
		const ready = want(target);
		if (!ready) return;
		event.stopImmediatePropagation();
		// The space bar would scroll the page on an element that only has the role of a button.
		if (type !== 'keydown' || (target.role === 'button' && (event as KeyboardEvent).key === ' ')) {
			event.preventDefault();
			if (heldTargets.has(target)) return;
			heldTargets.add(target);
		}
		const limit = new Promise<void>((resolve) => after(HOLD_LIMIT_MS, resolve));
		queue = Promise.all([queue, Promise.race([ready, limit])]).then(() => {
			heldTargets.delete(target);
			if (target.isConnected) replay(event, target);
		});
	};

	function replay(event: Event, target: Element): void {
		isReplaying = true;
		// A key press whose default the handler prevented would have caused no click. A click by a key has a count of 0.
		const isClickOfTakenKey =
			keyTaken === target && event.type === 'click' && (event as MouseEvent).detail === 0;
		if (!isClickOfTakenKey) {
			const isFree = dispatch(event, target);
			keyTaken = event.type === 'keydown' && !isFree ? target : undefined;
		}
		isReplaying = false;
	}

	// No `pointerover`: a page that scrolls under a mouse at rest causes it too.
	const notices = ['pointermove', 'pointerdown', 'focusin'];
	watchEvents(notices, notice, { capture: true, passive: true, ...until });
	watchEvents(['click', 'keydown', 'submit'], hold, { capture: true, ...until });
}

function isForBrowser(event: Event, target: Element): boolean {
	// An event without keys has none of these.
	const { ctrlKey, metaKey, shiftKey, altKey, key } = event as KeyboardEvent;
	return ctrlKey || metaKey || shiftKey || altKey || key === 'Tab' || target.matches(BROWSERS_OWN);
}

/** @returns false when a listener prevented the default. */
function dispatch(event: Event, target: Element): boolean {
	if (event.type === 'submit') {
		(target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
		return true;
	}
	// An event is a valid init object for its own constructor: the copy has the same point, keys and bubbling, and a
	// copied click still follows links, ticks boxes and submits forms.
	const Kind = event.constructor as new (type: string, init: EventInit) => Event;
	return target.dispatchEvent(new Kind(event.type, event));
}
