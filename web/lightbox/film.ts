import { askedOf, filmAt, filmFrame } from '@outrigger/rules/embeds/film-hosts';
import { make } from './build';

/** Features that a service's player may use, and what its frame may do: its scripts and storage, links out. */
const FEATURES = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/** What a lightbox plays: a service's player in a frame, or a file. */
export interface Film {
	kind: 'frame' | 'file';
	src: string;
	/** What plays it, under a name; the player says by itself how far it is. */
	player: (name: string) => HTMLElement;
}

/** What a link says about a film. */
interface FilmSettings {
	/** The builder's word for where it lies: `youtube`, `vimeo`, `dailymotion`, `videopress`, `hosted`. */
	videoType?: string | undefined;
	/** Of the film or of its player; what a player's address asks for (sound, start, end) counts. */
	url: string;
	autoplay: boolean;
}

/**
 * The film that a link names, at a service in the form that sets no cookies before it plays. Null for a service
 * that is not among the known ones, and for an address that names none of its films.
 */
export function filmOf({ videoType, url, autoplay }: FilmSettings): Film | null {
	if (videoType === 'hosted') {
		return { kind: 'file', src: url, player: (name) => fileFilm(url, name, autoplay) };
	}
	const film = videoType === undefined ? undefined : filmAt(url, videoType);
	if (!film) return null;
	const src = filmFrame(film, { ...askedOf(url), autoplay });
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
