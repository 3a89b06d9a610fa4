import type { Auth } from '../auth/create-auth';
import { may } from '../auth/roles';
import type { ContentWriting } from './open-writing';

/** Where tests put the site back to what its content folder holds. */
export const RESET_PATH = '/wp-json/outrigger/v1/reset';

const answer = (status: number, body: object) =>
	Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

/**
 * Forgets everything that was written, for administrators who come with an application password or a nonce.
 * @returns null where nothing is written, and for every other path
 */
export async function handleReset(
	request: Request,
	auth: Pick<Auth, 'restViewerOf'>,
	writing: ContentWriting | null,
): Promise<Response | null> {
	if (writing === null || new URL(request.url).pathname !== RESET_PATH) return null;
	if (request.method !== 'POST')
		return answer(405, { code: 'rest_no_route', message: 'POST alone.', data: { status: 405 } });
	const { viewer } = auth.restViewerOf(request);
	if (!may(viewer, 'manage_options')) {
		const status = viewer ? 403 : 401;
		const message = 'Sorry, you are not allowed to do that.';
		return answer(status, { code: 'rest_forbidden', message, data: { status } });
	}
	await writing.reset();
	return answer(200, { reset: true });
}
