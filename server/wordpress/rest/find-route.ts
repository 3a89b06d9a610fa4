import { ownValue } from '@outrigger/rules/values/own-value';
import { hasRevisions } from '../writing/revisions';
import { createComment, getComment, listComments } from './comment-routes';
import { isShownType, shownTaxonomies } from './content-types';
import { showIndex, showNamespace } from './index-route';
import { getItem, getMenu, listItems, listMenus, MENU_BASES, showLocations } from './menu-routes';
import { showEmbed } from './oembed-route';
import { getPost, listPosts } from './post-routes';
import {
	REFUSED_SETTINGS,
	type RefusedWrite,
	refusedChanges,
	refusedCreation,
} from './refused-writes';
import { showStatuses, showTaxonomies, showTypes } from './registry-routes';
import type { RestContext } from './rest-context';
import { forbidden, noRoute } from './rest-error';
import type { RestResult } from './rest-item';
import { createAutosave, deleteRevision, getRevision, listRevisions } from './revision-routes';
import { listFound } from './search-route';
import { showSettings, updateSettings } from './settings-route';
import { SHUT, type Words } from './shut-routes';
import { getTerm, listTerms } from './term-routes';
import { getUser, listUsers } from './user-routes';
import { isWriting } from './write';
import { deleteComment, updateComment } from './write-comments';
import { createMedia, deleteMedia, updateMedia } from './write-media';
import { createPost, deletePost, updatePost } from './write-posts';
import { createTerm, deleteTerm, updateTerm } from './write-terms';
import { createUser, deleteUser, updateUser } from './write-users';

/** The handlers of a path, by method. */
export interface Route {
	/** Namespace for OPTIONS. */
	namespace: string;
	/** The title that OPTIONS gives to the items, `post`; `null` where it describes none. */
	title: string | null;
	get: () => RestResult | Promise<RestResult>;
	/** Absent where nothing can be written. */
	post?: () => RestResult | Promise<RestResult>;
	/** The handlers of further methods, where content can be written. */
	writes?: Readonly<Record<string, () => Promise<RestResult>>>;
	/** The refusals for methods that would write. */
	refused: readonly RefusedWrite[];
}

/** Content of the editor that WordPress lists to everybody. The mock has none of it. */
const EMPTY_LISTS = ['blocks', 'navigation'];

function reading(
	get: Route['get'],
	title: string | null = null,
	refused: readonly RefusedWrite[] = [],
): Route {
	return { namespace: 'wp/v2', title, get, refused };
}

const NO_POSTS = refusedCreation('posts as this user');
const NO_TERMS = refusedCreation('terms in this taxonomy');
const NO_USERS = refusedCreation('new users', 'rest_cannot_create_user');
const OF_POST = refusedChanges('post');
const OF_TERM = refusedChanges('term', { edit: 'rest_cannot_update' });
const OF_USER = refusedChanges('user', { delete: 'rest_user_cannot_delete' });
const OF_COMMENT = refusedChanges('comment');

/** A number in a path; `null` for anything else. */
function idOf(segment: string): number | null {
	return /^\d{1,15}$/.test(segment) ? Number(segment) : null;
}

function fixedRoute(
	context: RestContext,
	base: string,
	rest: string | undefined,
): Route | undefined {
	const id = rest === undefined ? null : idOf(rest);
	if (base === 'search' && rest === undefined)
		return reading(() => listFound(context), 'search-result');
	if (base === 'types') return reading(() => showTypes(context, rest), 'type');
	if (base === 'statuses') return reading(() => showStatuses(context, rest), 'status');
	if (base === 'taxonomies') return reading(() => showTaxonomies(context, rest), 'taxonomy');
	if (base === 'settings' && rest === undefined) {
		const route = reading(() => showSettings(context), 'settings', REFUSED_SETTINGS);
		if (!isWriting(context)) return route;
		const update = () => updateSettings(context);
		return { ...route, writes: { POST: update, PUT: update, PATCH: update } };
	}
	if (base === 'users') {
		if (rest === undefined) {
			const list = reading(() => listUsers(context), 'user', NO_USERS);
			return isWriting(context) ? { ...list, writes: { POST: () => createUser(context) } } : list;
		}
		const named = rest === 'me' ? rest : id;
		if (named === null) return undefined;
		const route = reading(() => getUser(context, named), 'user', OF_USER);
		if (!isWriting(context)) return route;
		const update = () => updateUser(context, named);
		return { ...route, writes: changes(update, () => deleteUser(context, named)) };
	}
	if (base === 'comments') {
		if (rest === undefined) {
			const list = reading(() => listComments(context), 'comment');
			return { ...list, post: () => createComment(context) };
		}
		if (id === null) return undefined;
		const route = reading(() => getComment(context, id), 'comment', OF_COMMENT);
		if (!isWriting(context)) return route;
		const update = () => updateComment(context, id);
		return { ...route, writes: changes(update, () => deleteComment(context, id)) };
	}
	if (EMPTY_LISTS.includes(base) && rest === undefined) return emptyList();
	return undefined;
}

function emptyList(): Route {
	const nothing = { kind: 'items', items: [], total: 0, perPage: 10, page: 1 } as const;
	return reading(() => ({ ...nothing, items: [] }), null, NO_POSTS);
}

function contentRoute(
	context: RestContext,
	base: string,
	rest: string | undefined,
): Route | undefined {
	const { store } = context;
	const id = rest === undefined ? null : idOf(rest);
	if (rest !== undefined && id === null) return undefined;
	const type = store.content.contentTypes.find((one) => (one.restBase || one.name) === base);
	if (type !== undefined) {
		if (!isShownType(store, type.name)) return shutRoute(context, ['rest_forbidden']);
		const route =
			id === null
				? reading(() => listPosts(context, type), type.name, NO_POSTS)
				: reading(() => getPost(context, type, id), type.name, OF_POST);
		if (!isWriting(context)) return route;
		if (type.name === 'attachment') {
			if (id === null) return { ...route, writes: { POST: () => createMedia(context, type) } };
			const update = () => updateMedia(context, type, id);
			return { ...route, writes: changes(update, () => deleteMedia(context, type, id)) };
		}
		if (id === null) return { ...route, writes: { POST: () => createPost(context, type) } };
		const update = () => updatePost(context, type, id);
		return { ...route, writes: changes(update, () => deletePost(context, type, id)) };
	}
	const taxonomy = shownTaxonomies(store).find((one) => one.restBase === base);
	if (taxonomy === undefined) return undefined;
	const title = taxonomy.name === 'post_tag' ? 'tag' : taxonomy.name;
	const route =
		id === null
			? reading(() => listTerms(context, taxonomy), title, NO_TERMS)
			: reading(() => getTerm(context, taxonomy, id), title, OF_TERM);
	if (!isWriting(context)) return route;
	if (id === null) return { ...route, writes: { POST: () => createTerm(context, taxonomy) } };
	const update = () => updateTerm(context, taxonomy, id);
	return { ...route, writes: changes(update, () => deleteTerm(context, taxonomy, id)) };
}

/** The ways to change one thing: three methods do the same in WordPress. */
const changes = (update: () => Promise<RestResult>, DELETE: () => Promise<RestResult>) => ({
	POST: update,
	PUT: update,
	PATCH: update,
	DELETE,
});

/** `/menus`, `/menu-items` and `/menu-locations`, for those who choose how the site looks. */
function menuRoute(context: RestContext, base: string, [name, ...more]: string[]): Route {
	if (more.length > 0) throw noRoute();
	const id = name === undefined ? null : idOf(name);
	const refused = name === undefined ? NO_TERMS : OF_TERM;
	if (base === 'menu-locations') return reading(() => showLocations(context, name));
	if (name !== undefined && id === null) throw noRoute();
	return base === 'menus'
		? reading(() => (id === null ? listMenus(context) : getMenu(context, id)), 'nav_menu', refused)
		: reading(() => (id === null ? listItems(context) : getItem(context, id)), null, refused);
}

function shutRoute(
	context: RestContext,
	[code, deed]: Words,
	title: string | null = null,
	refused = REFUSED_SETTINGS,
): Route {
	const message = deed && `Sorry, you are not allowed to ${deed}.`;
	const refuse = () => {
		throw forbidden(context.viewer, code, message);
	};
	return reading(refuse, title, refused);
}

/** `/posts/17/revisions`, `/posts/17/revisions/23`, and the same of autosaves. */
function revisionRoute(
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
		const route = reading(() => getRevision(context, type, id, place, revision), null);
		if (place === 'autosaves' || !isWriting(context)) return route;
		return { ...route, writes: { DELETE: () => deleteRevision(context, type, id, revision) } };
	}
	const list = reading(() => listRevisions(context, type, id, place), null);
	if (place === 'revisions' || !isWriting(context)) return list;
	return { ...list, writes: { POST: () => createAutosave(context, type, id) } };
}

function oembedRoute(context: RestContext, version: string, base: string): Route {
	if (version !== '1.0' || !['embed', 'proxy'].includes(base)) throw noRoute();
	return base === 'embed'
		? reading(() => showEmbed(context))
		: shutRoute(context, ['rest_forbidden', 'make proxied oEmbed requests']);
}

/** The route a request names; throws `rest_no_route` where there is none. */
export function findRoute(context: RestContext): Route {
	const [space = '', version = '', base = '', ...deeper] = context.route.split('/').slice(1);
	if (context.route === '/')
		return { ...reading(() => showIndex(context, findRoute)), namespace: '' };
	if (space === 'oembed')
		return { ...oembedRoute(context, version, base), namespace: 'oembed/1.0' };
	if (space === 'elementor') return { ...shutRoute(context, ['rest_forbidden']), namespace: space };
	if (space !== 'wp' || version !== 'v2') throw noRoute();
	if (base === '') return reading(() => showNamespace(context, findRoute));
	const words = ownValue(SHUT, base);
	if (words !== undefined)
		return shutRoute(context, words, null, deeper.length > 0 ? OF_TERM : NO_TERMS);
	if (MENU_BASES.includes(base)) return menuRoute(context, base, deeper);
	if (deeper.length > 1) return revisionRoute(context, base, deeper);
	const route = fixedRoute(context, base, deeper[0]) ?? contentRoute(context, base, deeper[0]);
	if (route === undefined) throw noRoute();
	return route;
}
