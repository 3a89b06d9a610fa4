import { WordPressUnavailable } from '../contract/unavailable';
import { fetchRemote, readRemote } from './remote-fetch';

/** The hosts from which builders fetch their fonts; tests use their own servers instead. */
export interface FontHosts {
	sheets: string;
	files: string;
}

export const GOOGLE_FONTS: FontHosts = {
	sheets: 'https://fonts.googleapis.com',
	files: 'https://fonts.gstatic.com',
};

/** The prefix of the paths of fonts on this host. */
export const FONTS_PATH = '/wp-fonts';

const MAX_QUERY_LENGTH = 2_000;
const CACHED_SHEET = 'public, max-age=604800';
const CACHED_FILE = 'public, max-age=31536000, immutable';
/** The user agent of a browser, because the provider sends WOFF2 only to browsers. */
const USER_AGENT =
	'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';

/** The address on this host of a sheet of the font provider; `null` for every other address. */
export function ownFontAddress(address: string): string | null {
	if (!URL.canParse(address, 'https://none.invalid')) return null;
	const url = new URL(address, 'https://none.invalid');
	const isSheet = url.host === new URL(GOOGLE_FONTS.sheets).host && /^\/css2?$/.test(url.pathname);
	return isSheet && url.search.length <= MAX_QUERY_LENGTH
		? `${FONTS_PATH}${url.pathname}${url.search}`
		: null;
}

/** Replaces addresses of the font provider in a sheet by addresses of this host. */
export function withOwnFonts(sheet: string, hosts: FontHosts = GOOGLE_FONTS): string {
	// A quick test, because most sheets and pages name neither of the two hosts.
	if (hosts === GOOGLE_FONTS && !/\/\/fonts\.g[os]/.test(sheet)) return sheet;
	const own = hosts === GOOGLE_FONTS ? sheet : sheet.replaceAll(hosts.files, FONTS_PATH);
	return own.replace(
		/(?:https?:)?\/\/fonts\.g(?:oogleapis\.com(?=\/css)|static\.com)/g,
		FONTS_PATH,
	);
}

/**
 * Answers `/wp-fonts/css…` and `/wp-fonts/s/…`, so that browsers send no request to the font provider.
 * @returns `null` for other paths
 * @throws WordPressUnavailable
 */
export async function remoteFont(
	request: Request,
	hosts: FontHosts = GOOGLE_FONTS,
): Promise<Response | null> {
	const { pathname, search } = new URL(request.url);
	if (!pathname.startsWith(`${FONTS_PATH}/`) || request.method !== 'GET') return null;
	const path = pathname.slice(FONTS_PATH.length);
	if (/^\/css2?$/.test(path) && search.length <= MAX_QUERY_LENGTH) {
		const address = `${hosts.sheets}${path}${search}`;
		const { status, text } = await readRemote(address, { headers: { 'user-agent': USER_AGENT } });
		if (status !== 200) throw new WordPressUnavailable(`${address} is ${status}.`);
		return send(withOwnFonts(text, hosts), 'text/css; charset=utf-8', CACHED_SHEET);
	}
	const [, ending] = /^\/(?:s|l)\/[\w/-]+\.(woff2|woff|ttf)$/.exec(path) ?? [];
	if (!ending) return null;
	const response = await fetchRemote(`${hosts.files}${path}`);
	if (response.status !== 200) throw new WordPressUnavailable(`${path} is ${response.status}.`);
	return send(response.body, `font/${ending}`, CACHED_FILE);
}

function send(body: BodyInit | null, type: string, cacheControl: string): Response {
	return new Response(body, {
		headers: {
			'content-type': type,
			'cache-control': cacheControl,
			'x-content-type-options': 'nosniff',
		},
	});
}
