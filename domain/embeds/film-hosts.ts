import { webAddress } from '../address/web-address';
import { playedTimes, secondsOf, startOf } from './film-times';

/** The video services with films that a page may play, under the builder's names. */
export type FilmHostName = 'youtube' | 'vimeo' | 'dailymotion' | 'videopress';

/** A film at a video service. */
export interface Film {
	host: FilmHostName;
	/** The service's id of the film. */
	id: string;
	/** Vimeo only: unlisted films need this second part of their address. */
	hash: string | undefined;
	/** The start position in the address, in seconds; 0 without a position. */
	start: number;
}

/** The player's options; the service's default, which shows everything, applies to missing fields. */
export interface FilmOptions {
	/** Plays at once. Use it only after the visitor has chosen to play. */
	autoplay?: boolean;
	mute?: boolean;
	loop?: boolean;
	/** False hides the buttons. */
	controls?: boolean;
	/**
	 * Seconds from the beginning of the film. A start of 0 means the start in the film's address; an end that is not
	 * after the start is left out.
	 */
	start?: number;
	end?: number;
	/** YouTube: shows related films of other channels too. */
	related?: boolean;
	/** YouTube: shows captions by default. */
	captions?: boolean;
	/** Vimeo. */
	title?: boolean;
	portrait?: boolean;
	byline?: boolean;
	/** Dailymotion: shows the title over the film, and the logo of the service. */
	info?: boolean;
	logo?: boolean;
	/** Vimeo and Dailymotion: colour of the controls, `#rrggbb` or `rrggbb`; other formats are left out. */
	color?: string;
	/**
	 * The page's origin, so that the player and the page can exchange messages. YouTube requires it; Vimeo always
	 * exchanges messages.
	 */
	talksTo?: string;
}

/** The facts about a video service. */
interface FilmHost {
	/** The display name, `YouTube`. */
	label: string;
	/** Origins of the player's page, redirects included; the address uses the first. */
	origins: readonly string[];
	/** Host names of the service's addresses, without `www.` and `m.`. */
	hosts: readonly string[];
	/** Reads the film from an address at one of these hosts. */
	read: (url: URL) => { id: string | undefined; hash?: string | undefined };
	/** Path and query of the player's page. */
	frame: (film: Film, options: FilmOptions) => string;
	/** The film's own page. */
	page: (film: Film) => string;
}

type Parameters = Record<string, string | number | boolean | undefined>;

const HOSTS: Readonly<Record<FilmHostName, FilmHost>> = {
	youtube: {
		label: 'YouTube',
		// This origin sets no cookies before the film plays.
		origins: ['https://www.youtube-nocookie.com'],
		hosts: ['youtube.com', 'music.youtube.com', 'youtube-nocookie.com', 'youtu.be'],
		read: ({ hostname, pathname, searchParams }) => {
			const [first = '', second = ''] = pathname.split('/').filter(Boolean);
			const inPath = ['embed', 'shorts', 'live', 'v'].includes(first) ? second : '';
			const id = hostname.endsWith('youtu.be') ? first : searchParams.get('v') || inPath;
			return { id: matched(/^[\w-]{6,20}$/, id) };
		},
		frame: ({ id }, { loop, talksTo, ...options }) =>
			`/embed/${id}${query({
				autoplay: options.autoplay,
				playsinline: 1,
				mute: options.mute,
				loop,
				// YouTube repeats a single film only as a playlist of itself.
				playlist: loop ? id : undefined,
				controls: options.controls === false ? 0 : undefined,
				rel: options.related ? undefined : 0,
				cc_load_policy: options.captions,
				...playedTimes(options),
				enablejsapi: talksTo && 1,
				origin: talksTo,
			})}`,
		page: ({ id, start }) =>
			`https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`,
	},
	vimeo: {
		label: 'Vimeo',
		origins: ['https://player.vimeo.com'],
		hosts: ['vimeo.com', 'player.vimeo.com'],
		read: ({ pathname, searchParams }) => {
			const [, id, hashInPath] = /\/(\d{4,})(?:\/([0-9a-f]+))?\/?$/.exec(pathname) ?? [];
			return { id, hash: hashInPath ?? matched(/^[0-9a-f]+$/, searchParams.get('h')) };
		},
		frame: ({ id, hash }, options) => {
			const { start } = playedTimes(options);
			const address = `/video/${id}${query({
				dnt: 1,
				autoplay: options.autoplay,
				h: hash,
				playsinline: options.autoplay,
				muted: options.mute,
				loop: options.loop,
				controls: options.controls === false ? 0 : undefined,
				title: options.title === false ? 0 : undefined,
				portrait: options.portrait === false ? 0 : undefined,
				byline: options.byline === false ? 0 : undefined,
				color: hexDigits(options.color),
				autopause: 0,
			})}`;
			return start === undefined ? address : `${address}#t=${start}s`;
		},
		page: ({ id, hash, start }) =>
			`https://vimeo.com/${id}${hash ? `/${hash}` : ''}${start > 0 ? `#t=${start}s` : ''}`,
	},
	dailymotion: {
		label: 'Dailymotion',
		origins: ['https://www.dailymotion.com', 'https://geo.dailymotion.com'],
		hosts: ['dailymotion.com', 'geo.dailymotion.com', 'dai.ly'],
		// A title may follow the film's id, as in `x6tqhqb_out-at-six`.
		read: ({ pathname, searchParams }) => ({
			id:
				matched(/^[a-z\d]{5,12}$/i, searchParams.get('video')) ??
				/\/([a-z\d]{5,12})(?:_[^/]*)?\/?$/i.exec(pathname)?.[1],
		}),
		frame: ({ id }, options) =>
			`/embed/video/${id}${query({
				autoplay: options.autoplay,
				mute: options.mute,
				controls: options.controls === false ? 0 : undefined,
				start: playedTimes(options).start,
				'ui-start-screen-info': options.info === false ? 0 : undefined,
				'ui-logo': options.logo === false ? 0 : undefined,
				'ui-highlight': hexDigits(options.color),
				'endscreen-enable': 0,
			})}`,
		page: ({ id, start }) =>
			`https://www.dailymotion.com/video/${id}${start > 0 ? `?start=${start}` : ''}`,
	},
	videopress: {
		label: 'VideoPress',
		origins: ['https://videopress.com', 'https://video.wordpress.com'],
		hosts: ['videopress.com', 'video.wordpress.com', 'v.wordpress.com'],
		read: ({ pathname }) => ({ id: /^\/(?:v|embed)\/([a-z\d]{8})\/?$/i.exec(pathname)?.[1] }),
		frame: ({ id }, options) =>
			`/embed/${id}${query({
				autoPlay: options.autoplay,
				muted: options.mute,
				loop: options.loop,
				controls: options.controls === false ? 0 : undefined,
				at: playedTimes(options).start,
				playsinline: options.autoplay,
			})}`,
		page: ({ id, start }) => `https://videopress.com/v/${id}${start > 0 ? `?at=${start}` : ''}`,
	},
};

/** The names of the services, for settings and documentation. */
export const FILM_HOSTS = Object.keys(HOSTS) as FilmHostName[];

/**
 * Reads the film from an address in any format of its service: watching, sharing, embedding. Undefined for an address
 * without a film, and for a film of another service than `asked`, if `asked` is given.
 *
 * @param address http or https, with or without its scheme (`//…`); settings may hold any text
 */
export function filmAt(address: string, asked?: string): Film | undefined {
	const url = webAddress(address);
	if (!url) return undefined;
	const hostname = url.hostname.replace(/^(www|m)\./, '');
	const host = FILM_HOSTS.find((name) => HOSTS[name].hosts.includes(hostname));
	if (!host || (asked !== undefined && asked !== host)) return undefined;
	const { id, hash } = HOSTS[host].read(url);
	return id === undefined ? undefined : { host, id, hash, start: startOf(url) };
}

/**
 * The address of the player's page, always in the form that sets no cookies before the film plays, regardless of the
 * editor's choice. An explicit start overrides the start in the film's address.
 */
export function filmFrame(film: Film, options: FilmOptions = {}): string {
	const { origins, frame } = HOSTS[film.host];
	return `${origins[0]}${frame(film, { ...options, start: options.start || film.start })}`;
}

/** The address of the film's own page, for visitors who follow a link. */
export function filmPage(film: Film): string {
	return HOSTS[film.host].page(film);
}

/** The display name of the service. */
export function filmLabel({ host }: Film): string {
	return HOSTS[host].label;
}

/** The origins that the page's content security policy must allow in frames for this film. */
export function filmOrigins({ host }: Film): readonly string[] {
	return HOSTS[host].origins;
}

/** Reads the options out of a player's address, except for the start, so that the address can be rebuilt. */
export function playerOptionsOf(address: string): FilmOptions {
	const searchParams = webAddress(address)?.searchParams;
	const value = (...names: string[]) =>
		names.map((name) => searchParams?.get(name)).find((found) => found !== null);
	return {
		mute: value('mute', 'muted') === '1',
		loop: value('loop') === '1',
		controls: value('controls') !== '0',
		end: secondsOf(value('end')),
	};
}

/** Writes a query string; leaves out undefined and false, and writes true as 1. */
function query(parameters: Parameters): string {
	const written = new URLSearchParams();
	for (const [name, value] of Object.entries(parameters)) {
		if (value === undefined || value === false || value === '') continue;
		written.set(name, value === true ? '1' : String(value));
	}
	return written.size > 0 ? `?${written}` : '';
}

function hexDigits(color = ''): string | undefined {
	return /^#?([\da-f]{6})$/i.exec(color)?.[1];
}

function matched(pattern: RegExp, text: string | null): string | undefined {
	return text !== null && pattern.test(text) ? text : undefined;
}
