import {
	type CloseReason,
	nextState,
	type OpenReason,
	type PopupState,
	refusalToClose,
} from '@outrigger/rules/popups/state';
import type { PageTools } from '../../attach/handler';
import { animate } from '../../behaviours/entrance/device-animation';
import { computedStyle } from '../../browser/computed-style';
import { isPassedPage } from '../../browser/passed-page';
import { lockScroll } from '../../browser/scroll-lock';
import { after } from '../../browser/timers';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { giveFocusBack, keepScrollable, keepTabInside, leadFocusInto } from '../../ui/dialog/focus';
import { showAbove } from '../../ui/dialog/show-above';
import { isTopDialog, onceDialogGone, stackDialog } from '../../ui/dialog/stack';
import type { PagePopup } from '../registry';
import { buildPopup, POPUP_MODAL } from './build';
import { isAnyModalOpen, watchDismissals } from './dismissals';

/** The time in milliseconds before the focus moves from the dialog itself to the popup's first control (section 9). */
const FIRST_FOCUS_DELAY_MS = 250;

/** The values with which an opening begins. */
export interface Opening {
	page: PageTools;
	reason: OpenReason;
	/** The candidates for the focus after closing; the first one that is still in the page gets it. */
	returnTo: readonly Element[];
	/** Called when the popup begins to close, with the reason. */
	onClose: (reason: CloseReason) => void;
	/** Called when the popup's element has left the page. */
	onGone: () => void;
}

/** A popup from the moment it opens until its element has left the page. */
export interface PopupSession {
	readonly id: number;
	readonly dialog: HTMLDialogElement;
	readonly returnTo: readonly Element[];
	state: () => PopupState;
	/**
	 * Closes the popup. Returns false if the reason is prevented, another dialog is above the popup, or it is not open.
	 */
	close: (reason: CloseReason) => boolean;
	/** Removes the popup now, without the rest of its exit animation. */
	remove: () => void;
}

/** Shows a popup with fresh content. */
export function beginSession(pagePopup: PagePopup, opening: Opening): PopupSession {
	const { id, settings } = pagePopup.popup;
	const parts = buildPopup(pagePopup);
	const { dialog, content, message, closeButton } = parts;
	const { page, reason, returnTo } = opening;
	const seconds = settings.entrance_animation_duration;
	let state: PopupState = 'shown';
	let endAnimation: Unsubscribe | undefined;

	dialog.dataset.state = state;
	document.body.append(dialog);
	const hasOverlay = settings.overlay && (!isPassedPage() || hasOverlayInSheet(dialog));
	dialog.toggleAttribute('data-overlay', hasOverlay);
	const isModal = hasOverlay || isAnyModalOpen();
	if (isModal) {
		dialog.setAttribute('aria-modal', 'true');
		// The dialog itself takes the focus: the browser would choose the first field and scroll to it.
		dialog.autofocus = true;
		dialog.showModal();
	} else {
		// `show()` would move the focus, and so would `autofocus` on a page without a focused element.
		dialog.open = true;
	}
	const ends: Unsubscribe[] = [
		stackDialog(dialog),
		watchDismissals(parts, close),
		keepScrollable(message),
		isModal || reason !== 'trigger'
			? leadFocusInto(dialog, settings.a11y_navigation ? FIRST_FOCUS_DELAY_MS : undefined)
			: announceLater(dialog),
	];
	if (isModal && settings.a11y_navigation) ends.push(keepTabInside(dialog));
	if (!isModal) ends.push(keepClearLater(dialog, content));
	if (settings.prevent_scroll) ends.push(lockScroll(POPUP_MODAL));
	if (closeButton && settings.close_button_delay > 0) {
		closeButton.hidden = true;
		ends.push(after(settings.close_button_delay * 1000, () => (closeButton.hidden = false)));
	}
	if (settings.close_automatically > 0) {
		ends.push(after(settings.close_automatically * 1000, closeWhenOnTop));
	}
	dialog.addEventListener('close', onClosedByBrowser);
	page.attach(dialog, true);
	endAnimation = animate(
		content,
		settings.entrance_animation,
		{ seconds, reversed: false },
		() => {},
	);

	/**
	 * Closes the popup once it is on top: while another dialog is above it, the visitor does not see that the time is
	 * over.
	 */
	function closeWhenOnTop(): void {
		if (close('auto-close') || state !== 'shown') return;
		ends.push(onceDialogGone(() => after(0, closeWhenOnTop)));
	}

	/** A form with `method=dialog` in the popup, or the system, has closed the dialog. */
	function onClosedByBrowser(): void {
		if (state === 'shown' && !dialog.open) leave('escape');
	}

	function close(closeReason: CloseReason): boolean {
		if (nextState(state, 'close') === null) return false;
		if (refusalToClose(closeReason, settings, isTopDialog(dialog))) return false;
		leave(closeReason);
		return true;
	}

	function leave(closeReason: CloseReason): void {
		state = 'exiting';
		dialog.dataset.state = state;
		delete dialog.dataset.overlay;
		endAnimation?.();
		const hadFocus = dialog.contains(document.activeElement) || isModal;
		for (const end of ends.splice(0)) end();
		dialog.close();
		dialog.inert = true;
		if (hadFocus) giveFocusBack(returnTo);
		showAbove(dialog);
		opening.onClose(closeReason);
		endAnimation = animate(content, settings.exit_animation, { seconds, reversed: true }, () => {
			// The click that closes the popup may still be on its way to a link inside.
			endAnimation = after(0, remove);
		});
	}

	function remove(): void {
		if (state === 'hidden') return;
		state = 'hidden';
		endAnimation?.();
		for (const end of ends.splice(0)) end();
		dialog.removeEventListener('close', onClosedByBrowser);
		page.detach(dialog);
		dialog.remove();
		opening.onGone();
	}

	return { id, dialog, returnTo, state: () => state, close, remove };
}

/**
 * Returns true if the site's own sheet lets the popup's overlay take presses. The builder prints the switch of the
 * overlay in the sheet alone.
 *
 * @param dialog in the page, but not open
 */
function hasOverlayInSheet(dialog: HTMLElement): boolean {
	return computedStyle(dialog).pointerEvents !== 'none';
}

/**
 * Announces the popup's name. The script loads with the first popup that needs it; most popups take the focus instead.
 */
function announceLater(dialog: HTMLElement): Unsubscribe {
	const ended = new AbortController();
	import('./announce-popup').then(
		({ announcePopup }) => announcePopup(dialog, ended.signal),
		() => undefined,
	);
	return () => ended.abort();
}

/** Keeps the page clear of the popup. The script loads with the first popup without an overlay. */
function keepClearLater(dialog: HTMLElement, content: HTMLElement): Unsubscribe {
	const ended = new AbortController();
	import('./keep-page-clear').then(
		({ keepPageClear }) => keepPageClear(dialog, content, ended.signal),
		() => undefined,
	);
	return () => ended.abort();
}
