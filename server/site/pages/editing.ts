import { ask } from '../backend/ask';
import type { Backend } from '../backend/backend';
import type { GraphQLExecutor } from '../contract/renderer';
import type { PrivateParts } from '../requests/page-request';
import { ViewerCapabilitiesDocument } from './viewer-capabilities.generated';

/**
 * The query parameter that requests the editor's view, and the parameter that the view adds to
 * the address of the page in its frame.
 */
const VIEW = 'elementor-preview';
const FRAME = 'in-view';

/**
 * The right that WordPress gives its editors; calls with unsaved settings need the same right.
 */
const RIGHT = 'edit_posts';

/**
 * The operation whose data the view receives and no visitor does: the host asks in the editor's
 * name, while the page stays the public page.
 */
const TOLD_TO_EDITORS = 'PopupDisplay';

/**
 * Decides if an editor requests a page for the editor's view. All other visitors get the page as
 * it is: without a login, without the right, or if WordPress does not answer.
 *
 * @param visitor the executor of the page's request
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
