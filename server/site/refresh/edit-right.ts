import type { Backend } from '../backend/backend';
import type { GraphQLExecutor } from '../contract/renderer';
import { RestRefusal } from './rest-refusal';

/**
 * The executor of an editor who tries out unsaved settings.
 * @throws RestRefusal in WordPress's words: 401 for strangers, 403 for a login without its nonce or without the right
 */
export async function editorOf(request: Request, backend: Backend): Promise<GraphQLExecutor> {
	const editor = await backend.editAs(request);
	switch (editor) {
		case 'no-login':
			throw new RestRefusal('rest_forbidden', 'Sorry, you are not allowed to do that.', 401);
		case 'no-nonce':
			throw new RestRefusal('rest_cookie_invalid_nonce', 'Cookie check failed', 403);
		case 'no-right':
			throw new RestRefusal('rest_forbidden', 'Sorry, you are not allowed to do that.', 403);
		default:
			return editor;
	}
}
