import { readBody } from './relay';

/**
 * The password that a visitor gives for a page, as a request to WordPress; null for every other request. WordPress takes it
 * at its login, which is left to the real site: there the cookie that opens the page would be no cookie of this host. The
 * fields of a login stay behind, because WordPress reads the action from the body first.
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
