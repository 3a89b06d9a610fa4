import { mayShow, type Verdict } from '@outrigger/rules/popups/may-show';
import type { Popup } from '@outrigger/rules/popups/popup';
import type { PopupState } from '@outrigger/rules/popups/state';
import type { PageTools } from '../../attach/handler';
import { armPopup, disarmPopup, isPopupArmed } from '../armed';
import { type Pretence, situationOf } from '../decide';
import type { NotOpened } from '../dialog/popups';
import { popupsOfPage } from '../registry';
import { resetCounts } from './reset-counts';

/**
 * The functions that open and close popups. The caller passes them in, because their module stays a separate file only
 * if no other module imports it statically.
 */
export type Dialogs = Pick<
	typeof import('../dialog/popups'),
	'openPopup' | 'closePopup' | 'popupState'
>;

/** The state of a popup for the debug panel, and the actions on it. */
export interface PopupReport {
	popup: Popup;
	state: PopupState;
	isAllowed: boolean;
	verdicts: readonly Verdict[];
	/** The names of the popup's triggers; null for a popup that only links open. */
	triggers: readonly string[] | null;
	isArmed: boolean;
	/** Each of these actions returns its result as a text. */
	fire(): string;
	open(): string;
	/** Arms the popup's triggers if its rules let it show; `disarm` stops them. */
	arm(): string;
	disarm(): string;
	close(): string;
	reset(): string;
}

/** All popups of this page. */
export function popupReports(page: PageTools, dialogs: Dialogs): Promise<PopupReport[]> {
	const all = [...popupsOfPage().values()];
	return Promise.all(all.map(({ popup }) => reportOn(popup, page, dialogs)));
}

/** Returns the report on one popup, for the present visitor or for a pretended one. */
export async function reportOn(
	popup: Popup,
	page: PageTools,
	{ openPopup, closePopup, popupState }: Dialogs,
	pretence: Pretence = {},
): Promise<PopupReport> {
	const { id, triggers } = popup;
	const { visitor, now } = await situationOf(popup, pretence);
	return {
		popup,
		state: popupState(id),
		...mayShow(popup.timing, visitor, now),
		triggers: triggers && Object.keys(triggers),
		isArmed: isPopupArmed(id),
		fire() {
			// The popup opens as if a trigger had fired, but without its rules, whose results are beside the button.
			disarmPopup(id);
			return answerOf(openPopup(id, 'trigger', page));
		},
		arm() {
			armFor(popup, page, openPopup);
			return isPopupArmed(id) ? 'its triggers wait' : 'no trigger waits, its rules keep it away';
		},
		disarm() {
			disarmPopup(id);
			return 'its triggers are off';
		},
		open: () => answerOf(openPopup(id, 'debug', page)),
		close: () => (closePopup(id, 'action') ? 'closed' : 'stays as it is'),
		reset() {
			resetCounts(id);
			return 'counters reset';
		},
	};
}

/** Stops all popups from opening by themselves. */
export function disarmAll(): void {
	for (const id of popupsOfPage().keys()) disarmPopup(id);
}

/** The parts of a popup that can change. */
export type ChangedPopup = Pick<Popup, 'settings' | 'timing' | 'triggers'>;

/**
 * Sets other settings, triggers and rules for a popup, until the visitor leaves the page; an open popup opens again
 * with them, and waiting triggers start again. A popup to which the page only links stays without triggers.
 */
export function setPopup(
	id: number,
	{ settings, timing, triggers }: ChangedPopup,
	page: PageTools,
	{ openPopup, closePopup, popupState }: Dialogs,
): void {
	const known = popupsOfPage().get(id);
	if (!known) return;
	const { popup } = known;
	const wasArmed = isPopupArmed(id);
	Object.assign(popup, { settings, timing, triggers: popup.triggers && triggers });
	if (wasArmed) armFor(popup, page, openPopup);
	if (popupState(id) !== 'shown') return;
	closePopup(id, 'action');
	openPopup(id, 'debug', page);
}

function armFor(popup: Popup, page: PageTools, openPopup: Dialogs['openPopup']): void {
	disarmPopup(popup.id);
	armPopup(
		popup,
		() => openPopup(popup.id, 'trigger', page),
		() => {},
	);
}

const answerOf = (refusal: NotOpened | null) => (refusal ? `refused, ${refusal}` : 'shown');
