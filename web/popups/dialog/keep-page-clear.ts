import { watchBoxSizes } from '../../browser/box-sizes';
import { watchEvents } from '../../browser/events';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** Selects the elements that a visitor fills in, which open an on-screen keyboard. */
const FIELD =
	'input:not([type=button],[type=submit],[type=reset],[type=image]),select,textarea,[contenteditable]';
/** The tolerance in CSS pixels, because sides of boxes and scroll positions are rounded. */
const SLACK_PX = 1;

/**
 * Prevents a popup without an overlay, which takes the window's whole lower edge, from covering texts and fields. The
 * page gets longer, so that a visitor can scroll its last lines above the popup. An element that gets the focus, or
 * already has the keyboard's focus, scrolls above the popup (WCAG 2.4.11). While a field of the page has the focus, the
 * popup has `data-aside` and is hidden. For any other popup the function changes nothing.
 *
 * @param dialog the popup, as large as the window
 * @param content the visible box of the popup
 * @param signal ends this and restores the page
 */
export function keepPageClear(
	dialog: HTMLElement,
	content: HTMLElement,
	signal: AbortSignal,
): void {
	if (signal.aborted) return;
	const root = document.documentElement.style;
	const body = document.body.style;
	const before = [root.scrollPaddingBottom, body.paddingBottom] as const;
	let isAlongEdge = false;

	const stepAside = (focused: EventTarget | null) => {
		const isField = focused instanceof Element && focused.matches(FIELD);
		dialog.toggleAttribute('data-aside', isAlongEdge && isField && !dialog.contains(focused));
	};
	const measure = () => {
		const wasAlongEdge = isAlongEdge;
		isAlongEdge = liesAlongLowerEdge(dialog, content);
		const room = isAlongEdge ? `${content.offsetHeight}px` : '';
		root.scrollPaddingBottom = isAlongEdge ? `${content.offsetHeight + SLACK_PX}px` : before[0];
		body.paddingBottom = room || before[1];
		stepAside(document.activeElement);
		// The popup opened over the element with the keyboard's focus.
		if (isAlongEdge && !wasAlongEdge) {
			const focused = document.querySelector(':focus-visible');
			if (!dialog.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
		}
	};
	const ends: Unsubscribe[] = [
		watchBoxSizes([dialog, content], measure, 'border-box'),
		watchEvents(['focusin'], ({ target }) => stepAside(target)),
		watchEvents(['focusout'], () => stepAside(null)),
	];
	signal.addEventListener(
		'abort',
		() => {
			for (const end of ends) end();
			[root.scrollPaddingBottom, body.paddingBottom] = before;
			dialog.removeAttribute('data-aside');
		},
		{ once: true },
	);
}

/**
 * Returns true if the popup is as wide as the window, ends at the window's lower edge, and leaves at least half of the
 * window to the page.
 */
function liesAlongLowerEdge(dialog: HTMLElement, content: HTMLElement): boolean {
	const { clientWidth, clientHeight } = dialog;
	return (
		content.offsetWidth >= clientWidth - SLACK_PX &&
		content.offsetTop + content.offsetHeight >= clientHeight - SLACK_PX &&
		content.offsetHeight <= clientHeight / 2
	);
}
