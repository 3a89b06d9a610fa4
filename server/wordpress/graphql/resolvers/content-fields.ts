import type { PostRecord } from '@outrigger/formats/model/records';
import { isLocked, mayEdit, maySeeUser, visiblePost } from '../../auth/visibility';
import { guidOf } from '../../media/guid';
import { readPost } from '../../reading/read-post';
import { perRecordBy } from '../../store/per-record';
import { rawExcerpt, renderExcerpt } from '../../texts/excerpt';
import { renderTitle } from '../../texts/titles';
import { type Typography, typographyIn } from '../../texts/typography';
import { singleEdge } from '../connection/connection';
import { assetLists, emptyList, listConnection } from '../connection/list-connection';
import { type PostListArgs, postConnection } from '../connection/post-connection';
import { askerOf, type GraphQLContext } from '../context';
import { toGlobalId } from '../global-id';
import { absolute, isFrontPage, isPostsPage, pathOf } from '../nodes/addresses';
import { type CommentListArgs, commentConnection } from './comment-list';
import { templateOf } from './templates';

type Context = GraphQLContext;

const shownTitle = perRecordBy((post: PostRecord, marks: Typography) =>
	renderTitle(post.title, marks),
);
const shownExcerpt = perRecordBy(
	(post: PostRecord, marks: Typography) => renderExcerpt(post, marks) || null,
);
interface FormatArgs {
	format?: string | null;
}

/** The raw text is for those who may edit; others get null without an error. */
const isRawFor = (post: PostRecord, args: FormatArgs, { viewer }: Context) =>
	args.format === 'RAW' ? (mayEdit(post, viewer) ? 'allowed' : 'refused') : 'no';

/** The fields of `Node`, `UniformResourceIdentifiable`, `DatabaseIdentifier` and `ContentNode`. */
export const contentNodeFields = {
	...assetLists,
	desiredSlug: () => null,
	editingLockedBy: () => null,
	enclosure: () => null,
	lastEditedBy: () => null,
	id: (post: PostRecord) => toGlobalId('post', post.databaseId),
	databaseId: (post: PostRecord) => post.databaseId,
	uri: (post: PostRecord) => post.uri,
	slug: (post: PostRecord) => post.slug || null,
	contentType: (post: PostRecord, _: object, { store }: Context) =>
		singleEdge(store.contentType(post.type)),
	contentTypeName: (post: PostRecord) => post.type,
	date: (post: PostRecord) => post.date,
	dateGmt: (post: PostRecord) => post.dateGmt,
	modified: (post: PostRecord) => post.modified,
	modifiedGmt: (post: PostRecord) => post.modifiedGmt,
	guid: (post: PostRecord, _: object, { siteUrl }: Context) => guidOf(post, siteUrl),
	link: (post: PostRecord, _: object, { store, siteUrl }: Context) =>
		absolute(siteUrl, pathOf(store, post)),
	isComment: () => false,
	isContentNode: () => true,
	isTermNode: () => false,
	isFrontPage: (post: PostRecord, _: object, { store }: Context) => isFrontPage(store, post),
	isPostsPage: (post: PostRecord, _: object, { store }: Context) => isPostsPage(store, post),
	// The mock keeps no revisions: a preview falls back on what is there.
	isPreview: () => false,
	previewRevisionDatabaseId: () => null,
	previewRevisionId: () => null,
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

/** The password of a post, and that it has one; only editors get them. */
export const passwordFields = {
	hasPassword: (post: PostRecord) => post.password !== '',
	password: (post: PostRecord, _: object, { viewer }: Context) =>
		mayEdit(post, viewer) ? post.password || null : null,
};

/** `NodeWithContentEditor` and whether a password is asked for. */
export const contentEditorFields = {
	content: (post: PostRecord, args: FormatArgs, context: Context) => {
		const raw = isRawFor(post, args, context);
		const shown = readPost(post, askerOf(context));
		if (shown === null || raw === 'refused') return null;
		return raw === 'allowed' ? shown.content : context.contentOf(shown);
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

/** The comments of a post; none before its password was given, though the root's list tells of them. */
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
	// WPGraphQL says null, not an empty list, at the root.
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
