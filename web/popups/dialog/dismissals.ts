import type { CloseReason } from '@outrigger/rules/popups/state';
import { watchEvents } from '../../browser/events';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { isTopDialog, openDialogs, raiseDialog } from '../../ui/dialog/stack';
import { POPUP_MODAL, type PopupParts } from './build';

/**
 * The last click that closed a dialog. A click closes only one popup, although the popup below it then becomes the top
 * popup.
 */
let answered: { event: Event; dialog: HTMLDialogElement } | undefined;

/** Returns true if a click has already closed a dialog, in addition to its other effects. */
export function hasClosed(event: Event, dialogId: string): boolean {
	return answered?.event === event && answered.dialog.id === dialogId;
}

/** The calendar of a date field is a child of the body, but counts as a part of the popup with the field. */
const NOT_BESIDE = `${POPUP_MODAL},.flatpickr-calendar`;

/**
 * Listens for everything with which a visitor closes an open popup. A click on a contact button keeps its own effect,
 * after the popup has been closed.
 *
 * @param close tries to close the popup for a reason; returns false if the popup stays open.
 */
export function watchDismissals(
	{ dialog, closeButton }: PopupParts,
	close: (reason: CloseReason) => boolean,
): Unsubscribe {
	let pressed: EventTarget | null = null;

	const onPress = ({ target }: Event) => {
		pressed = target;
	};
	/** If several popups without an overlay are open, the popup that the visitor uses becomes the top popup. */
	const onUse = () => raiseDialog(dialog);
	const onClick = (event: MouseEvent) => {
		const { target } = event;
		const began = pressed;
		pressed = null;
		if (!(target instanceof Element) || event.button !== 0 || event === answered?.event) return;
		const isContact = target.closest('.contact-button') && isMeant(target);
		// If the visitor selects a text from inside to outside, the selection ends with a click beside the popup; that
		// click does not count.
		const isBackground = isBeside(target) && (event.detail === 0 || !began || isBeside(began));
		if (!isContact && !isBackground) return;
		if (close(isContact ? 'contact-button' : 'background')) answered = { event, dialog };
	};
	const onKey = (event: KeyboardEvent) => {
		if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
		if (!isTopDialog(dialog)) return;
		// Without this the browser would close a modal dialog itself, at the latest at the second press.
		event.preventDefault();
		event.stopImmediatePropagation();
		close('escape');
	};
	/** The back gesture of a phone sends this event without a key event. */
	const onCancel = (event: Event) => {
		if (event.target !== dialog) return;
		event.preventDefault();
		close('escape');
	};
	const onButton = () => close('close-button');

	function isBeside(target: EventTarget): boolean {
		return target instanceof Element && (target === dialog || !target.closest(NOT_BESIDE));
	}

	/**
	 * Returns true if a contact button is meant for this popup: it closes the popup that contains it, else the top
	 * popup.
	 */
	function isMeant(target: Element): boolean {
		const own = target.closest(POPUP_MODAL);
		return own ? own === dialog : isTopDialog(dialog);
	}

	const stops = [
		watchEvents(['pointerdown'], onPress, { capture: true }),
		watchEvents(['click'], onClick, { capture: true }),
		watchEvents(['keydown'], onKey),
	];
	dialog.addEventListener('pointerdown', onUse, { capture: true });
	dialog.addEventListener('focusin', onUse);
	dialog.addEventListener('cancel', onCancel);
	closeButton?.addEventListener('click', onButton);
	return () => {
		for (const stop of stops) stop();
		dialog.removeEventListener('pointerdown', onUse, { capture: true });
		dialog.removeEventListener('focusin', onUse);
		dialog.removeEventListener('cancel', onCancel);
		closeButton?.removeEventListener('click', onButton);
	};
}

/**
 * Returns true if any modal dialog is open: a further dialog above it must be modal as well, or the visitor could not
 * reach it.
 */
export function isAnyModalOpen(): boolean {
	return openDialogs().some((dialog) => dialog.matches(':modal'));
}
