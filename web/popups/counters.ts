import { PERIOD_S } from '../../domain/popups/periods';
import type { Popup } from '../../domain/popups/popup';
import {
	entryExpiry,
	readEntry,
	readRawCount,
	removeEntries,
	writeEntry,
	writeRawCount,
} from '../browser/storage';
import { countOf, type VisitCounts, visitCounts } from './visits';

/*
 * What is counted of a visitor, in the builder's own storage shape (behaviour facts 3.8), so that a site that
 * moves over keeps its visitors' history.
 */

/** What is counted for one popup. */
export interface PopupCounts {
	/** The counts when this popup's rules were first looked at. */
	initial: VisitCounts;
	/** Showings in the period of the popup's times rule. */
	impressions: number;
	/** Milliseconds since the epoch; null where the count ends with the tab or never. */
	impressionsEnd: number | null;
	/** Whether the visitor asked not to see it again. */
	isDisabled: boolean;
}

const initialKey = (id: number, group: 'page_views' | 'sessions') =>
	`popup_${id}_${group}_initial${group === 'sessions' ? 'Sessions' : 'PageViews'}`;
const impressionsKey = (id: number) => `popup-${id}-impressions-count`;
const timesKey = (id: number) => `popup_${id}_times`;
const disableKey = (id: number) => `popup_${id}_disable`;

const shown = new Set<number>();

/** What is counted for a popup. The first look at it notes the visits so far, for the rules that need them. */
export function popupCounts({ id, timing }: Popup): PopupCounts {
	const visits = visitCounts();
	const { period = null } = timing.times ?? {};
	const isInObject = period !== null && period !== 'session';
	return {
		initial: {
			pageViews: timing.page_views
				? initial(initialKey(id, 'page_views'), visits.pageViews)
				: visits.pageViews,
			sessions: timing.sessions
				? initial(initialKey(id, 'sessions'), visits.sessions)
				: visits.sessions,
		},
		impressions: impressionsOf({ id, timing }),
		impressionsEnd: isInObject ? entryExpiry('local', impressionsKey(id)) : null,
		isDisabled: isDisabled(id),
	};
}

/** To be called once for each opening, when the popup is really seen. Previews do not count. */
export function recordShown(popup: Popup): void {
	shown.add(popup.id);
	if (popup.timing.times?.count === 'open') countImpression(popup);
}

/** To be called once for each closing of a popup for which `recordShown` was called. */
export function recordClosed(popup: Popup): void {
	if (popup.timing.times?.count === 'close') countImpression(popup);
}

/** Whether any popup has been shown on this page, whatever opened it. */
export const hasShownPopup = (): boolean => shown.size > 0;

/** "Do not show again", without end: from now on neither trigger nor selector, link or action opens it. */
export function disable(id: number): void {
	writeEntry('local', disableKey(id), true);
}

/** Whether the visitor asked not to see it again. */
export function isDisabled(id: number): boolean {
	return Boolean(readEntry('local', disableKey(id)));
}

/** Forgets everything that is counted for a popup; the visits stay. */
export function resetCounts(id: number): void {
	const keys = [
		initialKey(id, 'page_views'),
		initialKey(id, 'sessions'),
		impressionsKey(id),
		timesKey(id),
		disableKey(id),
	];
	removeEntries('local', (name) => keys.includes(name));
	writeRawCount('session', impressionsKey(id), null);
}

function impressionsOf({ id, timing }: Pick<Popup, 'id' | 'timing'>): number {
	const period = timing.times?.period;
	if (period === undefined) return 0;
	if (period === null) return countOf(timesKey(id));
	return period === 'session'
		? readRawCount('session', impressionsKey(id))
		: countOf(impressionsKey(id));
}

function countImpression(popup: Popup): void {
	const { id, timing } = popup;
	const period = timing.times?.period;
	if (period === undefined) return;
	const count = impressionsOf(popup) + 1;
	if (period === null) writeEntry('local', timesKey(id), count);
	else if (period === 'session') writeRawCount('session', impressionsKey(id), count);
	else writeEntry('local', impressionsKey(id), count, PERIOD_S[period]);
}

function initial(key: string, now: number): number {
	const stored = readEntry('local', key);
	if (isWhole(stored)) return stored;
	writeEntry('local', key, now);
	return now;
}

const isWhole = (value: unknown): value is number =>
	Number.isSafeInteger(value) && (value as number) >= 0;
