import type { Popup } from '@outrigger/rules/popups/popup';
import { PERIOD_S } from '@outrigger/rules/popups/popup';
import { writeEntry, writeRawCount } from '../browser/storage';
import { disableKey, impressionsKey, impressionsOf, timesKey } from './counters';

const shown = new Set<number>();

/**
 * Records an opening. The caller calls it once for each opening, when the visitor really sees the popup; previews do
 * not count.
 */
export function recordShown(popup: Popup): void {
	shown.add(popup.id);
	if (popup.timing.times?.count === 'open') countImpression(popup);
}

/** Records a closing. The caller calls it once for each closing of a popup for which it called `recordShown`. */
export function recordClosed(popup: Popup): void {
	if (popup.timing.times?.count === 'close') countImpression(popup);
}

/** Returns true if this page has shown a popup other than this one, by any cause. */
export const hasShownAnother = (id: number): boolean => [...shown].some((other) => other !== id);

/** Stores "Do not show again" without an end: from now on no trigger, selector, link or action opens the popup. */
export function disable(id: number): void {
	writeEntry('local', disableKey(id), true);
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
