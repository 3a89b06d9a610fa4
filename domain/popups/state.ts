import type { PopupSettings } from './popup';

/** The state of a popup: not in the page, open, or playing its exit animation. */
export type PopupState = 'hidden' | 'shown' | 'exiting';

/** The events of a popup; `finish` is the end of its exit animation. */
export type PopupEvent = 'open' | 'close' | 'finish';

/** The reason for opening a popup. Only `trigger` opens a popup that nobody has asked for. */
export type OpenReason = 'trigger' | 'selector' | 'action' | 'preview' | 'debug';

/** The reason for closing a popup. */
export type CloseReason =
	| 'close-button'
	| 'background'
	| 'escape'
	| 'auto-close'
	| 'action'
	| 'contact-button';

/**
 * State → event → next state. A missing entry means that the event changes nothing. Opening a popup during its exit
 * animation shows it again.
 */
const TABLE: Readonly<Record<PopupState, Partial<Record<PopupEvent, PopupState>>>> = {
	hidden: { open: 'shown' },
	shown: { close: 'exiting' },
	exiting: { open: 'shown', finish: 'hidden' },
};

/** The state after an event; null for an event without effect. */
export function nextState(state: PopupState, event: PopupEvent): PopupState | null {
	return TABLE[state][event] ?? null;
}

/** The state of the page when a popup is about to open. */
export interface OpenSituation {
	/** True after the visitor chose "do not show again". */
	isDisabled: boolean;
	/** True where another popup has shown since the page was loaded. */
	hasAnotherShown: boolean;
	/** True while another popup, or a lightbox, is open. */
	isAnyOpen: boolean;
	isPhone: boolean;
	/** True while the visitor has not answered the question about consent. */
	isAskingConsent: boolean;
}

/** The reason for not opening a popup. */
export type OpenRefusal =
	| 'disabled'
	| 'avoid_multiple_popups'
	| 'another popup on a phone'
	| 'unanswered consent';

/**
 * Returns the reason for not opening a popup, or null. "Do not show again" refuses every opening except previews and
 * debugging; the other reasons refuse triggers only.
 */
export function refusalToOpen(
	reason: OpenReason,
	settings: PopupSettings,
	situation: OpenSituation,
): OpenRefusal | null {
	if (reason === 'preview' || reason === 'debug') return null;
	if (situation.isDisabled) return 'disabled';
	if (reason !== 'trigger') return null;
	if (situation.isAskingConsent) return 'unanswered consent';
	if (situation.isPhone && situation.isAnyOpen) return 'another popup on a phone';
	return settings.avoid_multiple_popups && situation.hasAnotherShown
		? 'avoid_multiple_popups'
		: null;
}

/**
 * The setting that prevents a way of closing. The close button has no such setting, because it can be switched off.
 */
const PREVENTED_BY: Partial<Record<CloseReason, keyof PopupSettings>> = {
	background: 'prevent_close_on_background_click',
	escape: 'prevent_close_on_esc_key',
};

/**
 * The reason for not closing a popup: the name of a setting that prevents it, or another dialog that is on top of the
 * popup.
 */
export type CloseRefusal = keyof PopupSettings | 'not on top';

/** Returns the reason for not closing a popup, or null. */
export function refusalToClose(
	reason: CloseReason,
	settings: PopupSettings,
	isOnTop: boolean,
): CloseRefusal | null {
	if (!isOnTop) return 'not on top';
	const setting = PREVENTED_BY[reason];
	return setting && settings[setting] ? setting : null;
}
