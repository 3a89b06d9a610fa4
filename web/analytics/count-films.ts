import type { Count } from './watch-page';

/** Progress of a film at which its viewing is counted, in percent, as in the provider's own measurement. */
const MARKS = [0, 10, 25, 50, 75, 100];

/** Background films do not count, and playlists report their own progress. */
const NO_FILM = '[class*="background-video"],.elementor-widget-video-playlist';

const reached = new WeakMap<EventTarget, number>();

/** Counts the progress of a film on this site, each mark once, from the browser's media events. */
export function countFilm({ type, target }: Event, count: Count): void {
	if (!(target instanceof HTMLVideoElement) || target.closest(NO_FILM)) return;
	const percent = type === 'ended' ? 100 : (target.currentTime / target.duration) * 100;
	for (const mark of MARKS) {
		if (!(percent >= mark && mark > (reached.get(target) ?? -1))) continue;
		reached.set(target, mark);
		const part = mark === 0 ? 'start' : mark === 100 ? 'complete' : 'progress';
		const film = { video_url: target.currentSrc, video_provider: 'own', video_percent: mark };
		count(`video_${part}`, film);
	}
}

/** Counts the start and the end of a film in a playlist, from the playlist's own events. */
export function countPlaylist(event: Event, count: Count): void {
	const { event: news, video } = (event as CustomEvent).detail ?? {};
	const part = /^video(Start|Ended)$/.exec(news?.type)?.[1];
	if (!part) return;
	const name = part === 'Start' ? 'video_start' : 'video_complete';
	count(name, { video_title: `${video?.title ?? ''}`, video_provider: 'playlist' });
}
