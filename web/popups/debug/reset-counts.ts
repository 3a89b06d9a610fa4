import { writeEntry, writeRawCount } from '../../browser/storage';
import { disableKey, impressionsKey, initialKey, timesKey } from '../counters';

/** Forgets everything that is counted for a popup; the visits stay. */
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
