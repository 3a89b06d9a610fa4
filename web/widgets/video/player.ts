import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import { type Film, type FilmOptions, filmAt, filmFrame } from '@outrigger/rules/embeds/film-hosts';
import type { VideoSettings } from './settings';

/**
 * Returns the film that the settings name at the chosen service. Undefined for files, and if the address names no film
 * of the service.
 */
export function filmOf(settings: VideoSettings): Film | undefined {
	const { video_type } = settings;
	return video_type === 'hosted' ? undefined : filmAt(addressOf(settings) ?? '', video_type);
}

/**
 * Returns the address of the film, as stored: at its service, or of the file. Undefined if no safe address is stored.
 */
export function addressOf(settings: VideoSettings): string | undefined {
	const { video_type, insert_url, external_url, hosted_url } = settings;
	switch (video_type) {
		case 'hosted':
			return safeMediaUrl(insert_url ? external_url.url : hosted_url.url);
		case 'videopress':
			return safeMediaUrl(settings.videopress_url) ?? safeMediaUrl(external_url.url);
		default:
			return safeMediaUrl(settings[`${video_type}_url`]);
	}
}

/**
 * The address of the service's player with the editor's settings. It ignores the autoplay setting, because the player
 * loads after a press.
 */
export function playerSrc(film: Film, settings: VideoSettings, more: FilmOptions = {}): string {
	return filmFrame(film, {
		autoplay: true,
		mute: settings.mute,
		loop: settings.loop && film.host !== 'dailymotion',
		controls: settings.controls || film.host === 'vimeo',
		start: settings.start,
		end: settings.end,
		related: settings.rel,
		captions: settings.cc_load_policy && settings.controls,
		title: settings.vimeo_title,
		portrait: settings.vimeo_portrait,
		byline: settings.vimeo_byline,
		info: settings.showinfo,
		logo: settings.logo,
		color: settings.color,
		...more,
	});
}
