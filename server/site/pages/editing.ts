import { ask } from '../backend/ask';
import type { Backend } from '../backend/backend';
import { ViewerCapabilitiesDocument } from './viewer-capabilities.generated';

/** What asks for the editor's view, and what it adds to the address of the page in its frame. */
const VIEW = 'elementor-preview';
const FRAME = 'in-view';

/** What WordPress lets its editors do; the same right is asked by calls with unsaved settings. */
const RIGHT = 'edit_posts';

/**
 * Whether a page is asked for by an editor for the editor's view. Everybody else gets the page as it is: without a
 * login, without the right, or where WordPress does not say.
 */
export async function editingOf(
	request: Request,
	query: URLSearchParams,
	backend: Backend,
): Promise<'view' | 'frame' | null> {
	if (!query.has(VIEW)) return null;
	const execute = await backend.previewAs(request);
	if (!execute || execute instanceof Response) return null;
	const answer = await ask(execute, ViewerCapabilitiesDocument, {}).catch(() => null);
	if (!answer?.viewer?.capabilities?.includes(RIGHT)) return null;
	return query.has(FRAME) ? 'frame' : 'view';
}
