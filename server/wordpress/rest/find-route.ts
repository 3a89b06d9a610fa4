import { createComment, getComment, listComments } from './comment-routes';
import { isShownType, shownTaxonomies } from './content-types';
import { readEmptyPlace, type Words } from './empty-places';
import { showIndex, showNamespace } from './index-route';
import { listItems, listMenus } from './menu-lists';
import { getItem, getMenu, MENU_BASES, showLocations } from './menu-routes';
import { mediaRoute, revisionRoute } from './nested-routes';
import { showEmbed, showProxied } from './oembed-route';
import { EDITOR_TAXONOMIES, EDITOR_TYPES } from './own-types';
import { passwordRoute } from './password-routes';
import { getPost, listPosts } from './post-routes';
import { REFUSED_SETTINGS, refusedChanges, refusedCreation } from './refused-writes';
import { showStatuses, showTaxonomies, showTypes } from './registry-routes';
import type { RestContext } from './rest-context';
import { forbidden, noRoute } from './rest-error';
import type { RestResult } from './rest-item';
import { idOf, named, type Route, reading, TEXT } from './route';
import { listFound } from './search-route';
import { showSettings, updateSettings } from './settings-route';
import { getTerm, listTerms } from './term-routes';
import { getUser, listUsers } from './user-routes';
import { isWriting } from './write';
import { deleteComment, updateComment } from './write-comments';
import { createMedia, deleteMedia, updateMedia } from './write-media';
import { deleteMenu, deleteMenuItem, saveMenu, saveMenuItem } from './write-menus';
import { createPost, deletePost, updatePost } from './write-posts';
import { createTerm, deleteTerm, updateTerm } from './write-terms';
import { createUser, deleteUser, updateUser } from './write-users';

const NO_POSTS = refusedCreation('posts as this user');
const NO_TERMS = refusedCreation('terms in this taxonomy');
const NO_USERS = refusedCreation('new users', 'rest_cannot_create_user');
const OF_POST = refusedChanges('post');
const OF_TERM = refusedChanges('term', { edit: 'rest_cannot_update' });
const OF_USER = refusedChanges('user', { delete: 'rest_user_cannot_delete' });
const OF_COMMENT = refusedChanges('comment');

function fixedRoute(
	context: RestContext,
	base: string,
	rest: string | undefined,
): Route | undefined {
	const id = rest === undefined ? null : idOf(rest);
	if (base === 'search' && rest === undefined)
		return reading(() => listFound(context), 'search-result');
	if (base === 'types') return named('type', rest, () => showTypes(context, rest));
	if (base === 'statuses') return named('status', rest, () => showStatuses(context, rest));
	if (base === 'taxonomies') return named('taxonomy', rest, () => showTaxonomies(context, rest));
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
	return undefined;
}

function contentRoute(
	context: RestContext,
	base: string,
	rest: string | undefined,
): Route | undefined {
	const { store } = context;
	const id = rest === undefined ? null : idOf(rest);
	if (rest !== undefined && id === null) return undefined;
	const own = EDITOR_TYPES.find(({ restBase }) => restBase === base);
	const type = own ?? store.content.contentTypes.find((one) => (one.restBase || one.name) === base);
	if (type !== undefined) {
		if (!own && !isShownType(store, type.name)) return shutRoute(context, ['rest_forbidden']);
		const route =
			id === null
				? reading(() => listPosts(context, type), type.name, NO_POSTS)
				: reading(() => getPost(context, type, id), type.name, OF_POST);
		if (own || !isWriting(context)) return route;
		if (type.name === 'attachment') {
			if (id === null) return { ...route, writes: { POST: () => createMedia(context, type) } };
			const update = () => updateMedia(context, type, id);
			return { ...route, writes: changes(update, () => deleteMedia(context, type, id)) };
		}
		if (id === null) return { ...route, writes: { POST: () => createPost(context, type) } };
		const update = () => updatePost(context, type, id);
		return { ...route, writes: changes(update, () => deletePost(context, type, id)) };
	}
	const ownTaxonomy = EDITOR_TAXONOMIES.find(({ restBase }) => restBase === base);
	const taxonomy = ownTaxonomy ?? shownTaxonomies(store).find((one) => one.restBase === base);
	if (taxonomy === undefined) return undefined;
	const title = taxonomy.name === 'post_tag' ? 'tag' : taxonomy.name;
	const route =
		id === null
			? reading(() => listTerms(context, taxonomy), title, NO_TERMS)
			: reading(() => getTerm(context, taxonomy, id), title, OF_TERM);
	if (ownTaxonomy || !isWriting(context)) return route;
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

/** `/menus`, `/menu-items` and `/menu-locations`, for users who choose how the site looks. */
function menuRoute(context: RestContext, base: string, [name, ...more]: string[]): Route {
	if (more.length > 0) throw noRoute();
	const id = name === undefined ? null : idOf(name);
	if (base === 'menu-locations')
		return {
			...reading(() => showLocations(context, name), 'menu-location'),
			...(name !== undefined && { pathArgs: { location: TEXT } }),
		};
	if (name !== undefined && id === null) throw noRoute();
	const isMenu = base === 'menus';
	const route =
		id === null
			? reading(() => (isMenu ? listMenus : listItems)(context), null, isMenu ? NO_TERMS : NO_POSTS)
			: reading(() => (isMenu ? getMenu : getItem)(context, id), null, isMenu ? OF_TERM : OF_POST);
	const titled = { ...route, title: isMenu ? 'nav_menu' : 'nav_menu_item' };
	if (!isWriting(context)) return titled;
	const save = () => (isMenu ? saveMenu : saveMenuItem)(context, id);
	if (id === null) return { ...titled, writes: { POST: save } };
	const remove = () => (isMenu ? deleteMenu : deleteMenuItem)(context, id);
	return { ...titled, writes: changes(save, remove) };
}

function shutRoute(context: RestContext, [code, deed]: Words): Route {
	const message = deed && `Sorry, you are not allowed to ${deed}.`;
	const refuse = () => {
		throw forbidden(context.viewer, code, message);
	};
	return reading(refuse, null, REFUSED_SETTINGS);
}

function oembedRoute(context: RestContext, version: string, base: string): Route {
	if (version !== '1.0' || !['', 'embed', 'proxy'].includes(base)) throw noRoute();
	if (base === '') return reading(() => showNamespace(context, findRoute, 'oembed/1.0'));
	return { ...reading(() => (base === 'embed' ? showEmbed : showProxied)(context)), isTried: true };
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
	if (base === '') return reading(() => showNamespace(context, findRoute, 'wp/v2'));
	if (base === 'elementor_library') return shutRoute(context, ['rest_forbidden']);
	const read = readEmptyPlace(context, [base, ...deeper]);
	if (read !== null) return reading(read, null, deeper.length > 0 ? OF_TERM : NO_TERMS);
	if (MENU_BASES.includes(base)) return menuRoute(context, base, deeper);
	const user = deeper[0] === 'me' ? 'me' : idOf(deeper[0] ?? '');
	if (base === 'users' && deeper[1] === 'application-passwords' && user !== null)
		return passwordRoute(context, user, deeper.slice(2));
	if (base === 'media' && deeper.length === 2) return mediaRoute(context, deeper);
	if (deeper.length > 1) return revisionRoute(context, base, deeper);
	const route = fixedRoute(context, base, deeper[0]) ?? contentRoute(context, base, deeper[0]);
	if (route === undefined) throw noRoute();
	return route;
}
