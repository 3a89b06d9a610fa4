import type { PostRecord, UserRecord } from '@outrigger/formats/model/records';
import { allRoles, may } from '../../auth/roles';
import { maySeeComment } from '../../auth/visibility';
import { emptyList, listConnection } from '../connection/list-connection';
import { type PostListArgs, postConnection } from '../connection/post-connection';
import { revisionConnection } from '../connection/revision-connection';
import type { GraphQLContext } from '../context';
import { elementorQueries } from '../elementor/resolvers';
import { NO_GLOBAL_ID, parseDatabaseId, parseGlobalId, requireGlobalId } from '../global-id';
import { findNode, findPost, findTerm, findUser } from '../nodes/find-node';
import { isEncoded, nodeByUri } from '../nodes/node-by-uri';
import { allRevisions, previewOf } from '../nodes/revision-node';
import type { RootQueryResolvers } from '../resolvers.generated';
import { selectUsers } from '../where/user-where';
import { commentConnection } from './comment-list';
import { languageQueries } from './language-fields';
import { menuAt, menuItemConnection, menuItemOrShell, placedMenus } from './menu-fields';
import { oneBy } from './old-questions';
import { type TermListArgs, termConnection } from './term-fields';
import { contentTypeConnection, shownContentTypes, taxonomyConnection } from './type-fields';

type Context = GraphQLContext;
interface NodeArgs {
	id: string;
	idType?: string | null;
	asPreview?: boolean | null;
}

/** A list of content of one type, for the root. */
export const listOf = (type: string) => (_: unknown, args: PostListArgs, context: Context) =>
	postConnection(args, [type], context);

/**
 * With `asPreview` the newest revision or autosave, for users with the right to edit the post; without revisions the
 * post itself.
 */
function previewed(
	post: PostRecord | null,
	asPreview: boolean | null | undefined,
	context: Context,
) {
	const preview = post && asPreview ? previewOf(post, context) : undefined;
	return preview === undefined ? post : preview;
}

/** One piece of content of one type, for the root. */
export const oneOf =
	(type: string) =>
	(_: unknown, { id, idType, asPreview }: NodeArgs, context: Context) =>
		previewed(findPost(id, idType, [type], context), asPreview, context);

/** The terms of one taxonomy, for the root. */
export const termsOf = (taxonomy: string) => (_: unknown, args: TermListArgs, context: Context) =>
	termConnection(context.store.terms(taxonomy), args, context);

/** One term of one taxonomy, for the root. */
export const termOf =
	(taxonomy: string) =>
	(_: unknown, { id, idType }: NodeArgs, context: Context) =>
		findTerm(id, idType, [taxonomy], context);

const shownTypeNames = (context: Context) => shownContentTypes(context).map(({ name }) => name);

/** The database id in an argument, which is a database id or a global id of a kind. */
function idOf({ id, idType }: NodeArgs, kind: string): number {
	if (idType === 'DATABASE_ID') return parseDatabaseId(id) ?? -1;
	const parsed = requireGlobalId(id, NO_GLOBAL_ID.other);
	return parsed.kind === kind ? (parseDatabaseId(parsed.key) ?? -1) : -1;
}

/** The name in an argument, which is a name or a global id of a kind; empty for anything else. */
function nameOf({ id, idType }: NodeArgs, kind: string): string {
	if (idType === 'NAME') return id;
	const parsed = parseGlobalId(id);
	return parsed?.kind === kind ? parsed.key : '';
}

function findMenu(args: NodeArgs, context: Context) {
	const menus = placedMenus(context);
	switch (args.idType) {
		case 'LOCATION':
			return menuAt(args.id.toUpperCase().replace(/[^A-Z0-9_]/g, '_'), context) ?? null;
		case 'NAME':
			return menus.find(({ name }) => name === args.id) ?? null;
		case 'SLUG':
			return menus.find(({ slug }) => slug === args.id) ?? null;
		default: {
			const id = idOf(args, 'term');
			return menus.find(({ databaseId }) => databaseId === id) ?? null;
		}
	}
}

/** Returns the types that `contentNodes` may show and `contentNode` may find. */
function contentTypesOf(contentType: string | null | undefined, context: Context): string[] {
	const shown = shownTypeNames(context);
	if (!contentType) return shown;
	const name = context.names.contentTypes.toWordPress(contentType);
	return shown.filter((type) => type === name);
}

export const rootQuery: RootQueryResolvers = {
	...elementorQueries,
	...languageQueries,
	posts: listOf('post'),
	post: oneOf('post'),
	pages: listOf('page'),
	page: oneOf('page'),
	mediaItems: listOf('attachment'),
	mediaItem: oneOf('attachment'),
	categories: termsOf('category'),
	category: termOf('category'),
	tags: termsOf('post_tag'),
	tag: termOf('post_tag'),
	contentNodes: (_, args, context) => {
		// Media is content, but a list of content shows it only on request.
		const isAsked = (args.where?.contentTypes ?? []).length > 0;
		const types = shownTypeNames(context).filter((type) => isAsked || type !== 'attachment');
		return postConnection(args, types, context);
	},
	contentNode: (_, { id, idType, contentType, asPreview }, context) =>
		idType === 'URI' && isEncoded(id)
			? null
			: previewed(
					findPost(id, idType, contentTypesOf(contentType, context), context),
					asPreview,
					context,
				),
	node: (_, { id }, context) => (id ? findNode(id, context) : null),
	nodeByUri: (_, { uri }, context) => nodeByUri(uri, context),
	terms: (_, args, context) => termConnection(context.store.terms(), args, context),
	termNode: (_, { id, idType, taxonomy }, context) => {
		const all = context.store.content.taxonomies.map(({ name }) => name);
		const only = taxonomy ? context.names.taxonomies.toWordPress(taxonomy) : null;
		return findTerm(id, idType, only === null ? all : [only], context);
	},
	menus: (_, args, context) => {
		const { id, location, slug } = args.where ?? {};
		const placed = location ? [menuAt(location, context)] : placedMenus(context);
		const menus = placed
			.filter((menu) => menu !== undefined)
			.filter((menu) => (!id || menu.databaseId === id) && (!slug || menu.slug === slug));
		return listConnection(menus, args, context.budget, ({ databaseId }) => databaseId);
	},
	menu: (_, args, context) => findMenu(args, context),
	menuItems: (_, args, context) => {
		const items = placedMenus(context).flatMap((menu) => menu.items);
		return menuItemConnection(items, args, context);
	},
	menuItem: (_, args, context) => menuItemOrShell(idOf(args, 'post'), context),
	comments: (_, args, context) => commentConnection(args, context),
	comment: (_, args, { store, viewer }) => {
		const comment = store.comment(idOf(args, 'comment'));
		return comment && maySeeComment(store, comment, viewer) ? comment : null;
	},
	users: (_, args, context) => {
		const users = selectUsers(args.where, context);
		return listConnection(users, args, context.budget, (user: UserRecord) => user.databaseId);
	},
	user: (_, { id, idType }, context) => findUser(id, idType, context),
	viewer: (_, __, { viewer }) => viewer,
	contentTypes: (_, args, context) =>
		contentTypeConnection(shownContentTypes(context), args, context),
	contentType: (_, args, context) => {
		const name = nameOf(args, 'post_type');
		return shownContentTypes(context).find((type) => type.name === name) ?? null;
	},
	postBy: oneBy('post', 'postId'),
	pageBy: oneBy('page', 'pageId'),
	mediaItemBy: oneBy('attachment', 'mediaItemId'),
	postFormats: termsOf('post_format'),
	postFormat: termOf('post_format'),
	revisions: (_, args, context) => revisionConnection(allRevisions(context), args, context),
	// The mock lists no plugins and themes, and it has no screens and style sheets of WordPress.
	plugins: emptyList,
	themes: emptyList,
	registeredScripts: emptyList,
	registeredStylesheets: emptyList,
	plugin: () => null,
	theme: (_, { id }) => {
		requireGlobalId(id, NO_GLOBAL_ID.unknown);
		return null;
	},
	userRoles: (_, args, { viewer, budget }) =>
		listConnection(may(viewer, 'list_users') ? allRoles() : [], args, budget, ({ name }) => name),
	userRole: (_, { id }, { viewer }) => {
		const { kind, key } = requireGlobalId(id, NO_GLOBAL_ID.unknown);
		if (kind !== 'user_role' || !may(viewer, 'list_users')) return null;
		return allRoles().find(({ name }) => name === key) ?? null;
	},
	taxonomies: (_, args, context) =>
		taxonomyConnection(context.store.content.taxonomies, args, context),
	taxonomy: (_, args, { store }) => store.taxonomy(nameOf(args, 'taxonomy')) ?? null,
	generalSettings: () => ({ settingsGroup: 'general' }),
	readingSettings: () => ({ settingsGroup: 'reading' }),
	discussionSettings: () => ({ settingsGroup: 'discussion' }),
	writingSettings: () => ({ settingsGroup: 'writing' }),
	permalinkSettings: () => ({ settingsGroup: 'permalink' }),
	allSettings: () => ({}),
};
