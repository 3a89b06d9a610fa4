import type {
	CloseReason,
	OpenReason,
	OpenRefusal,
	PopupState,
} from '@outrigger/rules/popups/state';
import { refusalToOpen } from '@outrigger/rules/popups/state';
import type { PageTools } from '../../attach/handler';
import { fetchAnimations } from '../../behaviours/entrance/device-animation';
import { currentDevice } from '../../browser/device';
import { tellWindow } from '../../browser/events';
import { openDialogs } from '../../ui/dialog/stack';
import { isDisabled } from '../counters';
import type { PopupDialogs } from '../popup-dialogs';
import { hasShownAnother, recordClosed, recordShown } from '../record';
import { popupsOfPage } from '../registry';
import { modalId } from './build';
import { hasClosed } from './dismissals';
import { beginSession, type PopupSession } from './session';

/** Selects a question about consent that the visitor has not answered. */
const CONSENT_QUESTION = '[data-consent=unanswered]';

// The page fetches this module shortly before a popup opens, so it fetches the animations of popups with it.
fetchAnimations([...popupsOfPage().values()].map(({ popup }) => popup.settings));

const sessions = new Map<number, PopupSession>();

/** The reason for which a popup does not open: a rule, or there is nothing to open. */
export type NotOpened = OpenRefusal | 'not on this page' | 'open already';

/**
 * Opens a popup of this page.
 *
 * @param opener the clicked element, which gets the focus back.
 * @returns the reason for which the popup does not open; null if it opens.
 */
export function openPopup(
	id: number,
	reason: OpenReason,
	page: PageTools,
	opener?: Element | null,
): NotOpened | null {
	const pagePopup = popupsOfPage().get(id);
	const before = sessions.get(id);
	if (!pagePopup) return 'not on this page';
	if (before?.state() === 'shown') return 'open already';
	const { popup } = pagePopup;
	const refusal = refusalToOpen(reason, popup.settings, {
		isDisabled: isDisabled(id),
		hasAnotherShown: hasShownAnother(id),
		isAnyOpen: openDialogs().length > 0,
		isPhone: currentDevice() === 'mobile',
		isAskingConsent: document.querySelector(CONSENT_QUESTION) !== null,
	});
	if (refusal) return refusal;
	before?.remove();
	const isCounted = reason !== 'preview' && reason !== 'debug';
	const session: PopupSession = beginSession(pagePopup, {
		page,
		reason,
		returnTo: returnTargets(opener),
		onClose(closedBy) {
			if (isCounted) recordClosed(popup);
			tell('hide', session, closedBy);
		},
		onGone() {
			if (sessions.get(id) === session) sessions.delete(id);
		},
	});
	sessions.set(id, session);
	if (isCounted) recordShown(popup);
	tell('show', session, reason);
	return null;
}

/** Tries to close an open popup; returns false if it is not open or stays open. */
export function closePopup(id: number, reason: CloseReason): boolean {
	return sessions.get(id)?.close(reason) ?? false;
}

/** Returns the id of the open popup that contains an element. */
export function popupAround(element: Element): number | undefined {
	return [...sessions.values()].find(({ dialog }) => dialog.contains(element))?.id;
}

/** Returns the state of a popup. */
export function popupState(id: number): PopupState {
	return sessions.get(id)?.state() ?? 'hidden';
}

/** Returns true if a click beside a popup closed it; a link that toggles the popup then has nothing left to do. */
export function isClosedBy(event: Event, id: number): boolean {
	return hasClosed(event, modalId(id));
}

/**
 * Returns the elements that may get the focus back: the opener, then the opener of the popup around it, then the
 * element that has the focus.
 */
function returnTargets(opener: Element | null | undefined): Element[] {
	const focused = document.activeElement;
	const first = opener ?? focused;
	const outer = [...sessions.values()].find(({ dialog }) => dialog.contains(first));
	return [first, ...(outer?.returnTo ?? []), focused].filter(
		(element) => element instanceof Element && element !== document.body,
	) as Element[];
}

/** Returns the functions of this module that arming needs. */
export function popupDialogs(page: PageTools): PopupDialogs {
	return { openPopup: (id, reason, opener) => void openPopup(id, reason, page, opener) };
}

/** Sends an event for integrators and statistics, once for each opening and closing, with its cause. */
function tell(
	event: 'show' | 'hide',
	{ id, dialog, close }: PopupSession,
	reason: OpenReason | CloseReason,
): void {
	const instance = { id, element: dialog, close: () => close('action') };
	tellWindow(`elementor/popup/${event}`, { id, instance, reason });
}
