import type { Popup } from '@outrigger/rules/popups/popup';
import { entryExpiry, readEntry, readRawCount, writeEntry } from '../browser/storage';
import { countOf, type VisitCounts, visitCounts } from './visits';

/*
 * The counts of a visitor, in the builder's own storage format (behaviour facts 3.8), so that the visitors' history
 * stays when a site moves to this host.
 */

/** The counts for a popup. */
export interface PopupCounts {
	/** The visits at the time when the rules of this popup were first evaluated. */
	initial: VisitCounts;
	/** The number of openings in the period of the popup's times rule. */
	impressions: number;
	/** Milliseconds since the epoch; null if the count ends with the tab or never ends. */
	impressionsEnd: number | null;
	/** True if the visitor chose not to see the popup again. */
	isDisabled: boolean;
}

/** The names of a popup's stored counters. */
export const initialKey = (id: number, group: 'page_views' | 'sessions') =>
	`popup_${id}_${group}_initial${group === 'sessions' ? 'Sessions' : 'PageViews'}`;
export const impressionsKey = (id: number) => `popup-${id}-impressions-count`;
export const timesKey = (id: number) => `popup_${id}_times`;
export const disableKey = (id: number) => `popup_${id}_disable`;

/** Returns the counts for a popup. The first call records the visits so far, for the rules that need them. */
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

/** Returns true if the visitor chose not to see the popup again. */
export function isDisabled(id: number): boolean {
	return Boolean(readEntry('local', disableKey(id)));
}

/** Returns the number of openings in the period of the popup's times rule. */
export function impressionsOf({ id, timing }: Pick<Popup, 'id' | 'timing'>): number {
	const period = timing.times?.period;
	if (period === undefined) return 0;
	if (period === null) return countOf(timesKey(id));
	return period === 'session'
		? readRawCount('session', impressionsKey(id))
		: countOf(impressionsKey(id));
}

function initial(key: string, now: number): number {
	const stored = readEntry('local', key);
	if (isWhole(stored)) return stored;
	writeEntry('local', key, now);
	return now;
}

const isWhole = (value: unknown): value is number =>
	Number.isSafeInteger(value) && (value as number) >= 0;
