import { ask } from '../backend/ask';
import type { Backend } from '../backend/backend';
import type { GraphQLExecutor } from '../contract/renderer';
import type { PrivateParts } from '../requests/page-request';
import type { PreviewVisits } from './preview-visits';
import { ViewerCapabilitiesDocument } from './viewer-capabilities.generated';

/**
 * The query parameter that requests the editor's view, and the parameter that the view adds to
 * the address of the page in its frame.
 */
const VIEW = 'elementor-preview';
const FRAME = 'in-view';

/** The right of WordPress's editors, which is also required for calls with unsaved settings. */
const RIGHT = 'edit_posts';

/**
 * The operation whose data only the editor's view receives: the host sends it with the editor's rights. All other data
 * of the page is that of the public page.
 */
const TOLD_TO_EDITORS = 'PopupDisplay';

/**
 * Returns true if an executor runs its queries with the rights of a user who may use the editor's view.
 * @returns also false if WordPress does not answer
 */
export async function speaksForEditor(execute: GraphQLExecutor): Promise<boolean> {
	const answer = await ask(execute, ViewerCapabilitiesDocument, {}).catch(() => null);
	return answer?.viewer?.capabilities?.includes(RIGHT) ?? false;
}

/**
 * Decides if an editor requests a page for the editor's view, by the visit of a signed link or by a login. All others
 * get the normal page: visitors with neither of the two, visitors without the right, and everybody if WordPress does
 * not answer.
 *
 * @param visitor the executor of the page's request
 */
export async function editingOf(
	request: Request,
	query: URLSearchParams,
	{ backend, visits }: { backend: Backend; visits: Pick<PreviewVisits, 'executorOf'> },
	visitor: GraphQLExecutor,
): Promise<Pick<PrivateParts, 'editing' | 'execute'>> {
	if (!query.has(VIEW)) return {};
	const execute =
		(await editorIn(visits.executorOf(request))) ??
		(await editorIn(await backend.previewAs(request)));
	if (execute === null) return {};
	if (!query.has(FRAME)) return { editing: 'view' };
	return {
		editing: 'frame',
		execute: (operation) =>
			(operation.operationName === TOLD_TO_EDITORS ? execute : visitor)(operation),
	};
}

/**
 * Checks one of the two proofs. The browser may have a visit that is over and a valid login at the same time, so the
 * right is checked for each.
 */
async function editorIn(found: GraphQLExecutor | Response | null): Promise<GraphQLExecutor | null> {
	if (found === null || found instanceof Response) return null;
	return (await speaksForEditor(found)) ? found : null;
}
