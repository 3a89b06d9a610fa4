import { sendBytes } from '@outrigger/media/send-bytes';
import type { OwnForm } from './own-form';
import type { ReadForeignSheet } from './read-sheet';
import { rewriteCss } from './rewrite-css';

/** A sheet keeps its address when it changes. */
const SHEET_CACHED = 'public, max-age=300, stale-while-revalidate=86400';

/** Answers a request for a sheet of another host. */
export type SendSheet = (request: Request, address: string) => Promise<Response>;

/** Makes the answers for sheets. They name pictures, fonts and further sheets by addresses of this host. */
export function createSendSheet(read: ReadForeignSheet, form: OwnForm): SendSheet {
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
export function elsewhere(address: string): Response {
	const headers = { location: address, 'cache-control': 'public, max-age=60' };
	return new Response(null, { status: 302, headers });
}
