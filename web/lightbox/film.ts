import { askedOf, filmAt, filmFrame } from '../../domain/film-hosts';

/** What a lightbox plays: a service's player in a frame, or a file. */
export interface Film {
	kind: 'frame' | 'file';
	src: string;
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
	if (videoType === 'hosted') return { kind: 'file', src: url };
	const film = videoType === undefined ? undefined : filmAt(url, videoType);
	return film ? { kind: 'frame', src: filmFrame(film, { ...askedOf(url), autoplay }) } : null;
}
