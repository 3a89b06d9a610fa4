import { sendBytes } from '@outrigger/media/send-bytes';
import { isUnchanged, uploadHeaders } from '@outrigger/media/upload-headers';
import type { MediaLibrary } from './media-library';
import type { OwnForm } from './own-form';
import type { ReadForeignSheet } from './read-sheet';
import { rewriteCss } from './rewrite-css';

/** A sheet keeps its address when it changes. */
const SHEET_CACHED = 'public, max-age=300, stale-while-revalidate=86400';

/** Answers a request for a font or a sheet of another host. */
export type SendStyle = (request: Request, address: string) => Promise<Response>;

/** Makes the answers for fonts. The library keeps each file. */
export function createSendFont(library: MediaLibrary): SendStyle {
	return async (request, address) => {
		const found = await library.bytesOf(address, 'font');
		if ('reason' in found) return elsewhere(address);
		const etag = `"${found.known.stamp}"`;
		const headers = uploadHeaders(found.known.type, etag, false);
		if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
		return sendBytes(request, found.bytes, headers);
	};
}

/** Makes the answers for sheets. They name pictures, fonts and further sheets by addresses of this host. */
export function createSendSheet(read: ReadForeignSheet, form: OwnForm): SendStyle {
	return async (request, address) => {
		const css = await read(address).catch(() => null);
		if (css === null) return elsewhere(address);
		const headers = new Headers({
			'content-type': 'text/css; charset=utf-8',
			'cache-control': SHEET_CACHED,
			'x-content-type-options': 'nosniff',
		});
		return sendBytes(request, Buffer.from(rewriteCss(css, form)), headers);
	};
}

/** A page without its sheet is broken: a browser gets it where the site's own page would have led it. */
function elsewhere(address: string): Response {
	const headers = { location: address, 'cache-control': 'public, max-age=60' };
	return new Response(null, { status: 302, headers });
}
