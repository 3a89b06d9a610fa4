import { VIMEO_ORIGIN, vimeoFilm, YOUTUBE_ORIGIN, youTubeFilm } from '../../domain/film-address';

/** What a lightbox plays: a service's player in a frame, or a file. */
export interface Film {
	kind: 'frame' | 'file';
	src: string;
}

/** What a link says about a film. */
interface FilmSettings {
	/** The builder's word for where it lies: `youtube`, `vimeo`, `hosted`. */
	videoType?: string | undefined;
	url: string;
	autoplay: boolean;
}

/**
 * The film that a link names, at a service in the form that sets no cookies before it plays. Null for a service
 * that is not among these two, and for an address that names none of its films.
 */
export function filmOf({ videoType, url, autoplay }: FilmSettings): Film | null {
	switch (videoType) {
		case 'youtube': {
			const id = youTubeFilm(url);
			const query = `playsinline=1&rel=0${autoplay ? '&autoplay=1' : ''}`;
			return id ? { kind: 'frame', src: `${YOUTUBE_ORIGIN}/embed/${id}?${query}` } : null;
		}
		case 'vimeo': {
			const film = vimeoFilm(url);
			const query = `dnt=1${autoplay ? '&autoplay=1' : ''}${film?.hash ? `&h=${film.hash}` : ''}`;
			return film ? { kind: 'frame', src: `${VIMEO_ORIGIN}/video/${film.id}?${query}` } : null;
		}
		case 'hosted':
			return { kind: 'file', src: url };
		default:
			return null;
	}
}
