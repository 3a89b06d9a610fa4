import { readEntry, writeEntry } from '../../browser/storage';

/** Longer lists are cut: a playlist has a few dozen films. */
const MAX_WATCHED = 500;

const nameOf = (playlist: string) => `watched_videos_${playlist}`;

/** The ids of a playlist's films that this visitor has seen to their end. Junk in the storage does not count. */
export function watchedFilms(playlist: string): string[] {
	try {
		const stored: unknown = JSON.parse(String(readEntry('local', nameOf(playlist)) ?? '[]'));
		return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
	} catch {
		return [];
	}
}

/** Remembers one more; gives how many there are. */
export function rememberWatched(playlist: string, film: string): number {
	const all = [...new Set([...watchedFilms(playlist), film])].slice(-MAX_WATCHED);
	writeEntry('local', nameOf(playlist), JSON.stringify(all));
	return all.length;
}
