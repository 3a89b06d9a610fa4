import { sendBytes } from '@outrigger/media/send-bytes';
import type { OwnForm } from './own-form';
import type { ReadForeignSheet } from './read-sheet';
import { rewriteCss } from './rewrite-css';

/** A changed sheet keeps its address, so caches keep it for a short time. */
const SHEET_CACHED = 'public, max-age=300, stale-while-revalidate=86400';

/** Answers a request for a sheet of another host. */
export type SendSheet = (request: Request, address: string) => Promise<Response>;

/**
 * Makes the answers for sheets. The addresses of pictures, fonts and further sheets in them are addresses of this host.
 */
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

/**
 * The answer for a sheet that the host cannot pass on. Without its sheet a page is broken, so the browser is redirected
 * to the address that WordPress's own page names.
 */
export function elsewhere(address: string): Response {
	const headers = { location: address, 'cache-control': 'public, max-age=60' };
	return new Response(null, { status: 302, headers });
}
