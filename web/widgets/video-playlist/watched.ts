import { readEntry, writeEntry } from '../../browser/storage';

/** The largest number of stored films; a playlist has a few dozen films. */
const MAX_WATCHED = 500;

const nameOf = (playlist: string) => `watched_videos_${playlist}`;

/**
 * The ids of a playlist's films that this visitor has watched to their end. Invalid values in the storage do not count.
 */
export function watchedFilms(playlist: string): string[] {
	try {
		const stored: unknown = JSON.parse(String(readEntry('local', nameOf(playlist)) ?? '[]'));
		return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
	} catch {
		return [];
	}
}

/** Stores one more watched film; returns the number of watched films. */
export function rememberWatched(playlist: string, film: string): number {
	const all = [...new Set([...watchedFilms(playlist), film])].slice(-MAX_WATCHED);
	writeEntry('local', nameOf(playlist), JSON.stringify(all));
	return all.length;
}
