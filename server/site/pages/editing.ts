import { ask } from '../backend/ask';
import type { Backend } from '../backend/backend';
import type { GraphQLExecutor } from '../contract/renderer';
import type { PrivateParts } from '../requests/page-request';
import { ViewerCapabilitiesDocument } from './viewer-capabilities.generated';

/** What asks for the editor's view, and what it adds to the address of the page in its frame. */
const VIEW = 'elementor-preview';
const FRAME = 'in-view';

/** What WordPress lets its editors do; the same right is asked by calls with unsaved settings. */
const RIGHT = 'edit_posts';

/** What the view is told and no visitor is: asked in the editor's name, while the page stays that of everybody. */
const TOLD_TO_EDITORS = 'PopupDisplay';

/**
 * Whether a page is asked for by an editor for the editor's view. Everybody else gets the page as it is: without a
 * login, without the right, or where WordPress does not say.
 *
 * @param visitor what the page is asked by
 */
export async function editingOf(
	request: Request,
	query: URLSearchParams,
	backend: Backend,
	visitor: GraphQLExecutor,
): Promise<Pick<PrivateParts, 'editing' | 'execute'>> {
	if (!query.has(VIEW)) return {};
	const execute = await backend.previewAs(request);
	if (!execute || execute instanceof Response) return {};
	const answer = await ask(execute, ViewerCapabilitiesDocument, {}).catch(() => null);
	if (!answer?.viewer?.capabilities?.includes(RIGHT)) return {};
	if (!query.has(FRAME)) return { editing: 'view' };
	return {
		editing: 'frame',
		execute: (operation) =>
			(operation.operationName === TOLD_TO_EDITORS ? execute : visitor)(operation),
	};
}
