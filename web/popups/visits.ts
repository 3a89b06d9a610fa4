import { onActivated } from '../browser/activation';
import { readEntry, writeEntry } from '../browser/storage';

/** The number of visits of this visitor. */
export interface VisitCounts {
	pageViews: number;
	/** A session lasts as long as its browser tab. */
	sessions: number;
}

/** Counts this page view, and a session if the tab has none yet. The caller calls it once for each page load. */
export function countVisit(): void {
	writeEntry('local', 'pageViews', visitCounts().pageViews + 1);
	if (readEntry('session', 'activeSession')) return;
	writeEntry('session', 'activeSession', true);
	writeEntry('local', 'sessions', visitCounts().sessions + 1);
}

/** Counts this page view on a page that has no popup, for the rules of popups on other pages. */
export function countPageVisit(): void {
	onActivated(countVisit);
}

/** Returns the present counts. */
export function visitCounts(): VisitCounts {
	return { pageViews: countOf('pageViews'), sessions: countOf('sessions') };
}

/** Returns a count from the builder's stored object; 0 for a missing or invalid value. */
export function countOf(name: string): number {
	const stored = Number.parseInt(String(readEntry('local', name)), 10);
	return Number.isSafeInteger(stored) && stored >= 0 ? stored : 0;
}
