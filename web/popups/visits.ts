import { onActivated } from '../browser/activation';
import { readEntry, writeEntry } from '../browser/storage';

/** The number of times that this visitor has been here. */
export interface VisitCounts {
	pageViews: number;
	/** A session lasts as long as its browser tab. */
	sessions: number;
}

/** Counts this page view, and a session where the tab has none yet. Once for each load. */
export function countVisit(): void {
	writeEntry('local', 'pageViews', visitCounts().pageViews + 1);
	if (readEntry('session', 'activeSession')) return;
	writeEntry('session', 'activeSession', true);
	writeEntry('local', 'sessions', visitCounts().sessions + 1);
}

/** Counts this page view on a page that has no popup itself, for the rules of those on other pages. */
export function countPageVisit(): void {
	onActivated(countVisit);
}

/** The counts as they are now. */
export function visitCounts(): VisitCounts {
	return { pageViews: countOf('pageViews'), sessions: countOf('sessions') };
}

/** A count out of the builder's object; 0 for a missing or wrong value. */
export function countOf(name: string): number {
	const stored = Number.parseInt(String(readEntry('local', name)), 10);
	return Number.isSafeInteger(stored) && stored >= 0 ? stored : 0;
}
