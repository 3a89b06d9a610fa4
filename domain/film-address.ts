/** Where YouTube's player sets no cookies before it plays. */
export const YOUTUBE_ORIGIN = 'https://www.youtube-nocookie.com';

export const VIMEO_ORIGIN = 'https://player.vimeo.com';

/** YouTube's own name of the film at an address of any of its forms; undefined for every other address. */
export function youTubeFilm(address: string): string | undefined {
	const url = webAddress(address);
	if (!url) return undefined;
	const host = url.hostname.replace(/^(www|m|music)\./, '');
	const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
	const isOwn = host === 'youtube.com' || host === 'youtube-nocookie.com';
	const inPath = ['embed', 'shorts', 'live', 'v'].includes(first) ? second : '';
	const id = host === 'youtu.be' ? first : isOwn ? url.searchParams.get('v') || inPath : '';
	return /^[\w-]{6,20}$/.test(id) ? id : undefined;
}

/** A film on Vimeo. */
export interface VimeoFilm {
	id: string;
	/** Unlisted films are only found together with this second part of their address. */
	hash: string | undefined;
}

/** The film at an address of Vimeo's; undefined for every other address. */
export function vimeoFilm(address: string): VimeoFilm | undefined {
	const url = webAddress(address);
	if (!url || !/^(www\.|player\.)?vimeo\.com$/.test(url.hostname)) return undefined;
	const [, id, hashInPath] = /\/(\d{4,})(?:\/([0-9a-f]+))?\/?$/.exec(url.pathname) ?? [];
	if (id === undefined) return undefined;
	const hash = hashInPath ?? url.searchParams.get('h') ?? '';
	return { id, hash: /^[0-9a-f]+$/.test(hash) ? hash : undefined };
}

/** An http or https address, its scheme may be left out (`//…`); undefined for everything else. */
export function webAddress(text: string): URL | undefined {
	const address = /^\/\//.test(text.trim()) ? `https:${text.trim()}` : text.trim();
	if (!URL.canParse(address)) return undefined;
	const url = new URL(address);
	return /^https?:$/.test(url.protocol) ? url : undefined;
}
