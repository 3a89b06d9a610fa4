import { writeEntry, writeRawCount } from '../../browser/storage';
import { disableKey, impressionsKey, initialKey, timesKey } from '../counters';

/** Deletes all counts of a popup; the counts of visits stay. */
export function resetCounts(id: number): void {
	const names = [
		initialKey(id, 'page_views'),
		initialKey(id, 'sessions'),
		impressionsKey(id),
		timesKey(id),
		disableKey(id),
	];
	for (const name of names) writeEntry('local', name, undefined);
	writeRawCount('session', impressionsKey(id), null);
}
