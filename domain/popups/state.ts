import type { PopupSettings } from './popup';

/** Where a popup is: not in the page, open, or on its way out. */
export type PopupState = 'hidden' | 'shown' | 'exiting';

/** What moves a popup on: `finish` is the end of its exit animation. */
export type PopupEvent = 'open' | 'close' | 'finish';

/** Why a popup opens. Only `trigger` is not something that somebody asked for. */
export type OpenReason = 'trigger' | 'selector' | 'action' | 'preview' | 'debug';

/** Why a popup closes. */
export type CloseReason =
	| 'close-button'
	| 'background'
	| 'escape'
	| 'auto-close'
	| 'action'
	| 'contact-button';

/** What is missing changes nothing. Opening one that is on its way out shows it anew. */
const TABLE: Readonly<Record<PopupState, Partial<Record<PopupEvent, PopupState>>>> = {
	hidden: { open: 'shown' },
	shown: { close: 'exiting' },
	exiting: { open: 'shown', finish: 'hidden' },
};

/** The state after an event; null where the event has no effect. */
export function nextState(state: PopupState, event: PopupEvent): PopupState | null {
	return TABLE[state][event] ?? null;
}

/** What else happens on the page when a popup is asked to open. */
export interface OpenSituation {
	/** Do not show again. */
	isDisabled: boolean;
	/** Whether another popup has shown since the page was loaded. */
	hasAnotherShown: boolean;
	/** Whether another popup, or a lightbox, is open. */
	isAnyOpen: boolean;
	isPhone: boolean;
	/** Whether the visitor still has to answer a question about consent. */
	isAskingConsent: boolean;
}

/** Why a popup stays hidden. */
export type OpenRefusal =
	| 'disabled'
	| 'avoid_multiple_popups'
	| 'another popup on a phone'
	| 'unanswered consent';

/**
 * Whether a popup may open, as a reason against it or null. What a visitor asked for is refused only by "do not show
 * again"; previews and debugging by nothing.
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

/** The setting that prevents a way of closing. The close button has none: it is switched off instead. */
const PREVENTED_BY: Partial<Record<CloseReason, keyof PopupSettings>> = {
	background: 'prevent_close_on_background_click',
	escape: 'prevent_close_on_esc_key',
};

/** Why a popup stays open: the setting's name, or that another dialog lies on top of it. */
export type CloseRefusal = keyof PopupSettings | 'not on top';

/** Whether a popup may close, as a reason against it or null. */
export function refusalToClose(
	reason: CloseReason,
	settings: PopupSettings,
	isOnTop: boolean,
): CloseRefusal | null {
	if (!isOnTop) return 'not on top';
	const setting = PREVENTED_BY[reason];
	return setting && settings[setting] ? setting : null;
}
