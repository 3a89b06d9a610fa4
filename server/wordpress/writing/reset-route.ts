import type { Auth } from '../auth/create-auth';
import { may } from '../auth/roles';

/** The route with which tests reset the site to its content folder. */
export const RESET_PATH = '/wp-json/outrigger/v1/reset';

const answer = (status: number, body: object) =>
	Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

/**
 * Resets the site to its known state, including comments of visitors, for administrators with an application password
 * or a nonce.
 * @returns null where nothing is written, and for every other path
 */
export async function handleReset(
	request: Request,
	auth: Pick<Auth, 'restViewerOf'>,
	reset: (() => Promise<boolean>) | null,
): Promise<Response | null> {
	if (reset === null || new URL(request.url).pathname !== RESET_PATH) return null;
	if (request.method !== 'POST')
		return answer(405, { code: 'rest_no_route', message: 'POST alone.', data: { status: 405 } });
	const { viewer } = auth.restViewerOf(request);
	if (!may(viewer, 'manage_options')) {
		const status = viewer ? 403 : 401;
		const message = 'Sorry, you are not allowed to do that.';
		return answer(status, { code: 'rest_forbidden', message, data: { status } });
	}
	const isReset = await reset();
	return answer(isReset ? 200 : 500, { reset: isReset });
}
