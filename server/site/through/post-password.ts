import { readBody } from './relay';

/**
 * The password that a visitor gives for a page, as a request to WordPress; null for every other request. WordPress
 * receives it at its login address, whose other requests are redirected to the real site. For this one a redirect would
 * not help, because the cookie that opens the page would then belong to the real site's host. The fields of a login are
 * not passed on, because WordPress reads the action from the body first.
 *
 * @throws RefusedBody for a body that is too long
 */
export async function postPasswordRequest(request: Request): Promise<Request | null> {
	const { pathname, searchParams } = new URL(request.url);
	if (request.method !== 'POST' || pathname !== '/wp-login.php') return null;
	if (searchParams.get('action') !== 'postpass') return null;
	const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form');
	if (!isForm) return null;
	const fields = new URLSearchParams(Buffer.from(await readBody(request)).toString());
	const kept = [...fields].filter(([name]) => name === 'post_password' || name === 'redirect_to');
	const { url, headers } = request;
	return new Request(url, { method: 'POST', headers, body: new URLSearchParams(kept).toString() });
}
