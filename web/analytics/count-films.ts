import type { Count } from './watch-page';

/** Parts of a film at which its viewing is counted, in percent, as the provider's own measurement does. */
const MARKS = [0, 10, 25, 50, 75, 100];

/** What moves behind an element is no film, and a playlist tells of its own. */
const NO_FILM = '[class*="background-video"],.elementor-widget-video-playlist';

const reached = new WeakMap<EventTarget, number>();

/** Counts how far a film of the site's own is watched, each part once, by what the browser says of it. */
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

/** Counts that a film of a playlist begins or has ended, by what the playlist tells. */
export function countPlaylist(event: Event, count: Count): void {
	const { event: news, video } = (event as CustomEvent).detail ?? {};
	const part = /^video(Start|Ended)$/.exec(news?.type)?.[1];
	if (!part) return;
	const name = part === 'Start' ? 'video_start' : 'video_complete';
	count(name, { video_title: `${video?.title ?? ''}`, video_provider: 'playlist' });
}
