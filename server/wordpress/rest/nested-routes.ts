import { hasRevisions } from '../writing/revisions';
import { mediaActionRoute } from './media-edit-routes';
import type { RefusedWrite } from './refused-writes';
import type { RestContext } from './rest-context';
import { noRoute } from './rest-error';
import { createAutosave, deleteRevision, getRevision, listRevisions } from './revision-routes';
import { idOf, NUMBER, type Route, reading } from './route';
import { isWriting } from './write';
import { writtenArgs } from './written-args';

const NO_AUTOSAVE: RefusedWrite = {
	methods: ['POST'],
	code: 'rest_cannot_edit',
	message: 'Sorry, you are not allowed to edit this post.',
};
const NO_DELETION: RefusedWrite = {
	methods: ['DELETE'],
	code: 'rest_cannot_delete',
	message: 'Sorry, you are not allowed to delete revisions of this post.',
};

/** `/posts/17/revisions`, `/posts/17/revisions/23`, and the same of autosaves. */
export function revisionRoute(
	context: RestContext,
	base: string,
	[post, place, one, ...more]: string[],
): Route {
	const type = context.store.content.contentTypes.find(({ restBase }) => restBase === base);
	const id = idOf(post ?? '');
	const revision = one === undefined ? null : idOf(one);
	const isWrong = more.length > 0 || (one !== undefined && revision === null);
	if (!type || !hasRevisions(type.name) || id === null || isWrong) throw noRoute();
	if (place !== 'revisions' && place !== 'autosaves') throw noRoute();
	if (revision !== null) {
		const route: Route = {
			...reading(() => getRevision(context, type, id, place, revision), null),
			...(place === 'revisions' && { refused: [NO_DELETION] }),
			isTried: true,
			pathArgs: { parent: NUMBER, id: NUMBER },
		};
		if (place === 'autosaves' || !isWriting(context)) return route;
		return { ...route, writes: { DELETE: () => deleteRevision(context, type, id, revision) } };
	}
	const args = writtenArgs({ ...context, route: `/wp/v2/${base}/${id}` }, ['POST'], true);
	const { id: _, ...autosave } = args;
	const list: Route = {
		...reading(() => listRevisions(context, type, id, place), null),
		...(place === 'autosaves' && { refused: [NO_AUTOSAVE], args: autosave }),
		isTried: true,
		pathArgs: { parent: NUMBER },
	};
	if (place === 'revisions' || !isWriting(context)) return list;
	return { ...list, writes: { POST: () => createAutosave(context, type, id) } };
}

/** `/media/17/edit` and `/media/17/post-process`. */
export function mediaRoute(context: RestContext, [name = '', action]: string[]): Route {
	const type = context.store.contentType('attachment');
	const id = idOf(name);
	if (!type || id === null || (action !== 'edit' && action !== 'post-process')) throw noRoute();
	return mediaActionRoute(context, type, id, action);
}
