import {
	VIMEO_ORIGIN,
	vimeoFilm,
	webAddress,
	YOUTUBE_ORIGIN,
	youTubeFilm,
} from '../../../domain/film-address';
import type { VideoSettings } from './settings';

/** A film at one of the services whose players a page may load after a click. */
export interface Player {
	/** `YouTube`, for people. */
	service: string;
	/** The service's own name of the film. */
	videoId: string;
	/** Address of the player, set to play at once: the visitor has clicked already. */
	src: string;
	/** Origins that the player's page is loaded from, redirects included. */
	origins: readonly string[];
}

type Parameters = Record<string, string | number | boolean | undefined>;

/**
 * The player for the chosen service, in the form that sets no cookies before playing. Undefined where the address
 * names no film of the service, and for services without a player here.
 */
export function playerOf(settings: VideoSettings): Player | undefined {
	switch (settings.video_type) {
		case 'youtube':
			return youTube(settings);
		case 'vimeo':
			return vimeo(settings);
		case 'dailymotion':
			return dailymotion(settings);
		default:
			return undefined;
	}
}

function youTube(settings: VideoSettings): Player | undefined {
	const videoId = youTubeFilm(settings.youtube_url);
	if (videoId === undefined) return undefined;
	return player('YouTube', videoId, [YOUTUBE_ORIGIN], `/embed/${videoId}`, {
		autoplay: 1,
		playsinline: 1,
		mute: settings.mute || undefined,
		loop: settings.loop || undefined,
		// A single film is only repeated as a list of itself.
		playlist: settings.loop ? videoId : undefined,
		controls: settings.controls ? undefined : 0,
		rel: settings.rel ? undefined : 0,
		cc_load_policy: settings.cc_load_policy || undefined,
		start: seconds(settings.start),
		end: seconds(settings.end),
	});
}

function vimeo(settings: VideoSettings): Player | undefined {
	const film = vimeoFilm(settings.vimeo_url);
	if (!film) return undefined;
	const start = seconds(settings.start);
	const made = player('Vimeo', film.id, [VIMEO_ORIGIN], `/video/${film.id}`, {
		dnt: 1,
		autoplay: 1,
		h: film.hash,
		muted: settings.mute || undefined,
		loop: settings.loop || undefined,
		title: settings.vimeo_title ? undefined : 0,
		portrait: settings.vimeo_portrait ? undefined : 0,
		byline: settings.vimeo_byline ? undefined : 0,
		color: hexDigits(settings.color),
	});
	return start ? { ...made, src: `${made.src}#t=${start}s` } : made;
}

function dailymotion(settings: VideoSettings): Player | undefined {
	const url = webAddress(settings.dailymotion_url);
	if (!url || !/^((www\.)?dailymotion\.com|dai\.ly)$/.test(url.hostname)) return undefined;
	// A title may follow the film's own name: `x6tqhqb_out-at-six`.
	const videoId = /\/([a-z0-9]{5,12})(?:_[^/]*)?\/?$/i.exec(url.pathname)?.[1];
	if (videoId === undefined) return undefined;
	const origins = ['https://www.dailymotion.com', 'https://geo.dailymotion.com'];
	return player('Dailymotion', videoId, origins, `/embed/video/${videoId}`, {
		autoplay: 1,
		mute: settings.mute || undefined,
		controls: settings.controls ? undefined : 0,
		start: seconds(settings.start),
		'ui-highlight': hexDigits(settings.color),
	});
}

/** The player's page stands at the first of its origins. */
function player(
	service: string,
	videoId: string,
	origins: readonly string[],
	path: string,
	parameters: Parameters,
): Player {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(parameters)) {
		if (value !== undefined) query.set(name, value === true ? '1' : String(value));
	}
	return { service, videoId, origins, src: `${origins[0]}${path}?${query}` };
}

function seconds(value: number): number | undefined {
	return value > 0 ? Math.trunc(value) : undefined;
}

function hexDigits(color: string): string | undefined {
	return /^#?([\da-f]{6})$/i.exec(color)?.[1];
}
