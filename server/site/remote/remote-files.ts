import { FILE_OF_WORDPRESS } from '../answers/content-type';
import { WordPressUnavailable } from '../contract/unavailable';
import { remoteFileType } from './media-types';
import { fetchRemote, readRemote } from './remote-fetch';
import { withOwnFonts } from './remote-fonts';

/** The policy of an SVG: opened by itself it is a document, and no script in it may run. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

const FORWARDED = ['range', 'if-range', 'if-none-match', 'if-modified-since'];
const RETURNED = ['etag', 'last-modified', 'accept-ranges', 'content-range'];

/**
 * The class with the id of the builder's kit, on which the kit's sheet sets colours and fonts. All our pages have a
 * class without an id instead.
 */
const KIT_CLASS = /\.elementor-kit-\d+/g;

/** The parts with which the host passes files on. */
export interface RemoteFilesOptions {
	/** Address of the real site without a slash at the end. */
	siteUrl: string;
	/** Replaces the WordPress host in a sheet by this site. */
	localize: (text: string) => string;
}

/**
 * Passes on a file of the real site: pictures, films and fonts as they stream in, stylesheets with addresses of this
 * host. So browsers send no request to the WordPress host.
 *
 * @returns 404 for a file that is not on the list, `null` for a path that is no file of WordPress
 * @throws WordPressUnavailable
 */
export async function remoteFile(
	request: Request,
	options: RemoteFilesOptions,
): Promise<Response | null> {
	const { pathname, search } = new URL(request.url);
	if (!/^\/wp-(?:content|includes)\//.test(pathname)) return null;
	const type = remoteFileType(pathname);
	const isRead = request.method === 'GET' || request.method === 'HEAD';
	if (!type || !isRead) return notFound();
	const address = `${options.siteUrl}${pathname}${search}`;
	return type.startsWith('text/css')
		? sendSheet(address, type, options)
		: sendFile(request, address, type);
}

function notFound(): Response {
	return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
}

async function sendFile(request: Request, address: string, type: string): Promise<Response> {
	const headers = new Headers({ 'accept-encoding': 'identity' });
	for (const name of FORWARDED) {
		const value = request.headers.get(name);
		if (value !== null) headers.set(name, value);
	}
	const response = await fetchRemote(address, { method: request.method, headers });
	if (response.status >= 500) throw new WordPressUnavailable(`${address} is ${response.status}.`);
	const isHtml = /^text\/html/i.test(response.headers.get('content-type') ?? '');
	if (![200, 206, 304, 416].includes(response.status) || isHtml) {
		await response.body?.cancel();
		return notFound();
	}
	const sent = new Headers({
		'cache-control': FILE_OF_WORDPRESS,
		'x-content-type-options': 'nosniff',
	});
	if (response.status !== 304) sent.set('content-type', type);
	if (type === 'image/svg+xml') sent.set('content-security-policy', SVG_POLICY);
	for (const name of RETURNED) {
		const value = response.headers.get(name);
		if (value !== null) sent.set(name, value);
	}
	const length = response.headers.get('content-length');
	// `fetch` has decompressed the body, which is then longer than its Content-Length.
	if (length !== null && !response.headers.has('content-encoding'))
		sent.set('content-length', length);
	return new Response(response.body, { status: response.status, headers: sent });
}

async function sendSheet(
	address: string,
	type: string,
	{ localize }: RemoteFilesOptions,
): Promise<Response> {
	const { status, headers, text } = await readRemote(address);
	if (status >= 500) throw new WordPressUnavailable(`${address} is ${status}.`);
	if (status !== 200 || /^text\/html/i.test(headers.get('content-type') ?? '')) return notFound();
	const sheet = withOwnFonts(localize(text)).replace(KIT_CLASS, '.elementor-default');
	return new Response(sheet, {
		headers: {
			'content-type': type,
			'cache-control': FILE_OF_WORDPRESS,
			'x-content-type-options': 'nosniff',
		},
	});
}
