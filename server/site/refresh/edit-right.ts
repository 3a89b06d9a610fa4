import { sourceOf } from '@outrigger/http/request-source';
import type { Backend } from '../backend/backend';
import type { GraphQLExecutor } from '../contract/renderer';
import { speaksForEditor } from '../pages/editing';
import type { PreviewVisits } from '../pages/preview-visits';
import { RestRefusal } from './rest-refusal';

/** The parts with which an editor is recognised. */
export interface EditRight {
	backend: Pick<Backend, 'editAs'>;
	visits: Pick<PreviewVisits, 'executorOf'>;
	/** Origins of this site. A visit has no nonce, so that its calls are accepted only from pages of these origins. */
	ownOrigins: readonly string[];
}

/**
 * The executor of an editor who tries out unsaved settings, with a login or in a visit of the editor's view.
 * @throws RestRefusal in WordPress's words: 401 without a login, 403 for a login without its nonce or without the right
 */
export async function editorOf(request: Request, right: EditRight): Promise<GraphQLExecutor> {
	const editor = (await visitingEditor(request, right)) ?? (await right.backend.editAs(request));
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

async function visitingEditor(
	request: Request,
	{ visits, ownOrigins }: EditRight,
): Promise<GraphQLExecutor | null> {
	const visiting = visits.executorOf(request);
	if (!visiting || sourceOf(request, ownOrigins) !== 'own-page') return null;
	return (await speaksForEditor(visiting)) ? visiting : null;
}
