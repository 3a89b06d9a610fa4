import { watchEvents } from '../browser/events';
import type { Unsubscribe } from '../browser/unsubscribe';
import type { Count } from './watch-page';

/** Parts of a film at which its viewing is counted, in percent, as the provider's own measurement does. */
const MARKS = [10, 25, 50, 75];

/** What a playlist says of its films, and what that is called. */
const PLAYLIST_EVENTS: Readonly<Record<string, string>> = {
	videoStart: 'video_start',
	videoEnded: 'video_complete',
};

/**
 * Counts how far films are watched: the site's own by what the browser says of them, those of a playlist by what it
 * tells, and those at other services by the press that loads them. What moves behind an element is no film.
 */
export function watchFilms(count: Count): Unsubscribe {
	const seen = new WeakMap<HTMLVideoElement, Set<number>>();
	const onMedia = ({ type, target }: Event) => {
		if (!(target instanceof HTMLVideoElement) || !isFilm(target)) return;
		const marks = seen.get(target) ?? new Set<number>();
		seen.set(target, marks);
		const film = { video_url: target.currentSrc, video_provider: 'own' };
		const percent = type === 'ended' ? 100 : (target.currentTime / target.duration) * 100;
		const reach = (mark: number, name: string) => {
			if (marks.has(mark)) return;
			marks.add(mark);
			count(name, { ...film, video_percent: mark });
		};
		if (!(percent >= 0)) return;
		reach(0, 'video_start');
		for (const mark of MARKS) if (percent >= mark) reach(mark, 'video_progress');
		if (type === 'ended') reach(100, 'video_complete');
	};
	const onPress = ({ target }: Event) => {
		const link =
			target instanceof Element && target.closest<HTMLAnchorElement>('a.e-click-to-load');
		if (!link || link.closest('[data-consent-purpose],.elementor-widget-google_maps')) return;
		count('video_start', { video_url: link.href, video_provider: link.hostname, video_percent: 0 });
	};
	const onPlaylist = (event: Event) => {
		const { event: news, video } = (event as CustomEvent).detail ?? {};
		const name = Object.hasOwn(PLAYLIST_EVENTS, news?.type) && PLAYLIST_EVENTS[news.type];
		if (name) count(name, { video_title: `${video?.title ?? ''}`, video_provider: 'playlist' });
	};
	const stops = [
		watchEvents(['play', 'timeupdate', 'ended'], onMedia, { capture: true }),
		watchEvents(['click'], onPress, { capture: true }),
		watchEvents(['elementor-video-playList'], onPlaylist),
	];
	return () => {
		for (const stop of stops) stop();
	};
}

function isFilm(video: HTMLVideoElement): boolean {
	return !video.closest('[class*="background-video"],.elementor-widget-video-playlist');
}
