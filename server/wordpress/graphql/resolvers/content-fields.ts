import type { PostRecord } from '@outrigger/formats/model/records';
import { decodedPath } from '@outrigger/rules/address/uri-path';
import { perRecordBy } from '@outrigger/rules/values/per-record';
import { may } from '../../auth/roles';
import { isLocked, mayEdit, maySeeUser, visiblePost } from '../../auth/visibility';
import { guidOf } from '../../media/guid';
import { readPost } from '../../reading/read-post';
import { rawExcerpt, renderExcerpt } from '../../texts/excerpt';
import { renderTitle } from '../../texts/titles';
import { type Typography, typographyIn } from '../../texts/typography';
import { revisionsOf } from '../../writing/revisions';
import { singleEdge } from '../connection/connection';
import { assetLists, emptyList, listConnection } from '../connection/list-connection';
import { type PostListArgs, postConnection } from '../connection/post-connection';
import { askerOf, type GraphQLContext } from '../context';
import { toGlobalId } from '../global-id';
import { absolute, isFrontPage, isPostsPage, pathOf } from '../nodes/addresses';
import { asRevision } from '../nodes/revision-node';
import { type CommentListArgs, commentConnection } from './comment-list';
import { templateOf } from './templates';

type Context = GraphQLContext;

/** The number of a post's newest revision, for every user with the right to edit posts. */
function previewId(post: PostRecord, _: object, { store, viewer }: Context): number | null {
	if (asRevision(post) || !may(viewer, 'edit_posts')) return null;
	return revisionsOf(store, post.databaseId)[0]?.databaseId ?? null;
}

const shownTitle = perRecordBy((post: PostRecord, marks: Typography) =>
	renderTitle(post.title, marks),
);
const shownExcerpt = perRecordBy((post: PostRecord, marks: Typography) =>
	renderExcerpt(post, marks),
);
interface FormatArgs {
	format?: string | null;
}

/** The raw text is for users who may edit; others get null without an error. */
const isRawFor = (post: PostRecord, args: FormatArgs, { viewer }: Context) =>
	args.format === 'RAW' ? (mayEdit(post, viewer) ? 'allowed' : 'refused') : 'no';

/** The fields of `Node`, `UniformResourceIdentifiable`, `DatabaseIdentifier` and `ContentNode`. */
export const contentNodeFields = {
	...assetLists,
	desiredSlug: () => null,
	editingLockedBy: () => null,
	enclosure: () => null,
	// An edit that changed no text makes no revision.
	lastEditedBy: (post: PostRecord, _: object, { store, viewer }: Context) => {
		const [newest] = revisionsOf(store, (asRevision(post)?.revised ?? post).databaseId, 'revision');
		const user = newest && store.user(newest.authorId);
		return singleEdge(user && maySeeUser(store, user, viewer) ? user : null);
	},
	id: (post: PostRecord) => toGlobalId('post', post.databaseId),
	databaseId: (post: PostRecord) => post.databaseId,
	// WPGraphQL itself decodes this address, but not the address of a term.
	uri: (post: PostRecord) => post.uri && decodedPath(post.uri),
	slug: (post: PostRecord) => post.slug || null,
	contentType: (post: PostRecord, _: object, { store }: Context) =>
		singleEdge(store.contentType(post.type)),
	contentTypeName: (post: PostRecord) => (asRevision(post) ? 'revision' : post.type),
	date: (post: PostRecord) => post.date,
	dateGmt: (post: PostRecord) => post.dateGmt,
	modified: (post: PostRecord) => post.modified,
	modifiedGmt: (post: PostRecord) => post.modifiedGmt,
	guid: (post: PostRecord, _: object, { siteUrl }: Context) => guidOf(post, siteUrl),
	// Deleted content has no address.
	link: (post: PostRecord, _: object, { store, siteUrl }: Context) =>
		post.uri === null && !store.post(post.databaseId)
			? null
			: absolute(siteUrl, decodedPath(pathOf(store, post))),
	isComment: () => false,
	isContentNode: () => true,
	isTermNode: () => false,
	isFrontPage: (post: PostRecord, _: object, { store }: Context) => isFrontPage(store, post),
	isPostsPage: (post: PostRecord, _: object, { store }: Context) => isPostsPage(store, post),
	isPreview: (post: PostRecord) => asRevision(post)?.isPreview ?? false,
	previewRevisionDatabaseId: previewId,
	previewRevisionId: (post: PostRecord, _: object, context: Context) => {
		const id = previewId(post, _, context);
		return id === null ? null : toGlobalId('post', id);
	},
	isRestricted: (post: PostRecord, _: object, { viewer }: Context) => isLocked(post, viewer),
	status: (post: PostRecord) => post.status,
	template: (post: PostRecord, _: object, context: Context) => templateOf(post.template, context),
};

/** `NodeWithTitle`. */
export const titleFields = {
	title: (post: PostRecord, args: FormatArgs, context: Context) => {
		const raw = isRawFor(post, args, context);
		if (raw === 'no') return shownTitle(post, typographyIn(context));
		return raw === 'allowed' ? post.title : null;
	},
};

/** The password of a post, and whether it has one. Only editors get these fields. */
export const passwordFields = {
	hasPassword: (post: PostRecord) => post.password !== '',
	password: (post: PostRecord, _: object, { viewer }: Context) =>
		mayEdit(post, viewer) ? post.password || null : null,
};

/** The fields of `NodeWithContentEditor`, and `hasPassword`. */
export const contentEditorFields = {
	content: (post: PostRecord, args: FormatArgs, context: Context) => {
		const raw = isRawFor(post, args, context);
		const shown = readPost(post, askerOf(context));
		if (shown === null || raw === 'refused') return null;
		return raw === 'allowed' ? shown.content || null : context.contentOf(shown);
	},
	...passwordFields,
};

/** `NodeWithExcerpt`. */
export const excerptFields = {
	excerpt: (post: PostRecord, args: FormatArgs, context: Context) => {
		const raw = isRawFor(post, args, context);
		const shown = readPost(post, askerOf(context));
		if (shown === null || raw === 'refused') return null;
		return raw === 'allowed' ? rawExcerpt(shown) : shownExcerpt(shown, typographyIn(context));
	},
};

/** `NodeWithAuthor`. */
export const authorFields = {
	author: (post: PostRecord, _: object, { store, viewer }: Context) => {
		const user = store.user(post.authorId);
		return singleEdge(user && maySeeUser(store, user, viewer) ? user : null);
	},
	authorDatabaseId: (post: PostRecord) => post.authorId || null,
	authorId: (post: PostRecord) => (post.authorId ? toGlobalId('user', post.authorId) : null),
};

/** `NodeWithFeaturedImage`. */
export const featuredImageFields = {
	featuredImage: (post: PostRecord, _: object, { store, viewer }: Context) =>
		singleEdge(visiblePost(store, store.post(post.featuredImageId), viewer)),
	featuredImageDatabaseId: (post: PostRecord) => post.featuredImageId || null,
	featuredImageId: (post: PostRecord) =>
		post.featuredImageId ? toGlobalId('post', post.featuredImageId) : null,
};

/** `NodeWithComments`. */
export const commentFields = {
	commentCount: (post: PostRecord) => post.commentCount,
	commentStatus: (post: PostRecord) => post.commentStatus,
};

/** The comments of a post; none without the post's password, although the root's list has them. */
export const commentsOfPost = (post: PostRecord, args: CommentListArgs, context: Context) =>
	isLocked(post, context.viewer)
		? emptyList(post, args, context)
		: commentConnection(args, context, { post });

function ancestorsOf(post: PostRecord, { store, viewer }: Context): PostRecord[] {
	const ancestors: PostRecord[] = [];
	let parent = visiblePost(store, store.post(post.parentId), viewer);
	while (parent !== null) {
		ancestors.push(parent);
		parent = visiblePost(store, store.post(parent.parentId), viewer);
	}
	return ancestors;
}

/** `HierarchicalContentNode` and `HierarchicalNode`. */
export const hierarchyFields = {
	// WPGraphQL gives null, not an empty list, for a page at the top.
	ancestors: (post: PostRecord, args: PostListArgs, context: Context) =>
		post.parentId === 0
			? null
			: listConnection(ancestorsOf(post, context), args, context.budget, (one) => one.databaseId),
	children: (post: PostRecord, args: PostListArgs, context: Context) => {
		const children = { ...args, where: { ...args.where, parent: String(post.databaseId) } };
		return postConnection(children, [post.type], context);
	},
	parent: (post: PostRecord, _: object, { store, viewer }: Context) =>
		singleEdge(visiblePost(store, store.post(post.parentId), viewer)),
	parentDatabaseId: (post: PostRecord) => post.parentId || null,
	parentId: (post: PostRecord) => (post.parentId ? toGlobalId('post', post.parentId) : null),
};
