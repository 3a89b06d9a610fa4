import { filmAt, filmFrame, playerOptionsOf } from '@outrigger/rules/embeds/film-hosts';
import { make } from './build';

/** Features of a service's player. Its frame is also allowed to run scripts, use storage and open links. */
const FEATURES = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/** A film of the lightbox: a service's player in a frame, or a file. */
export interface Film {
	kind: 'frame' | 'file';
	src: string;
	/** Makes the player, with an accessible name; the player shows its own progress. */
	player: (name: string) => HTMLElement;
}

/** The settings of a link to a film. */
interface FilmSettings {
	/** The builder's name for the source of the film: `youtube`, `vimeo`, `dailymotion`, `videopress`, `hosted`. */
	videoType?: string | undefined;
	/** Address of the film or of its player; the options in a player's address (sound, start, end) apply. */
	url: string;
	autoplay: boolean;
}

/**
 * The film of a link; a service's player is used in the variant that sets no cookies before the film plays. Null for an
 * unknown service, and for an address without a film.
 */
export function filmOf({ videoType, url, autoplay }: FilmSettings): Film | null {
	if (videoType === 'hosted') {
		return { kind: 'file', src: url, player: (name) => fileFilm(url, name, autoplay) };
	}
	const film = videoType === undefined ? undefined : filmAt(url, videoType);
	if (!film) return null;
	const src = filmFrame(film, { ...playerOptionsOf(url), autoplay });
	return { kind: 'frame', src, player: (name) => filmIn(src, name) };
}

function fileFilm(src: string, name: string, autoplay: boolean): HTMLVideoElement {
	const film = Object.assign(make('video', 'media'), { controls: true, playsInline: true });
	film.ariaLabel = name;
	return Object.assign(film, { autoplay, src });
}

function filmIn(src: string, name: string): HTMLIFrameElement {
	const frame = make('iframe', 'media');
	frame.sandbox.add(...SANDBOX.split(' '));
	frame.referrerPolicy = 'strict-origin-when-cross-origin';
	return Object.assign(frame, { title: name, allow: FEATURES, allowFullscreen: true, src });
}
