import type { CommentRecord } from '@outrigger/formats/model/records';
import { decodedPath } from '@outrigger/rules/address/uri-path';
import { perRecordBy } from '@outrigger/rules/values/per-record';
import { may } from '../../auth/roles';
import { maySeeComment, maySeeUser, visiblePost } from '../../auth/visibility';
import { renderParagraphs } from '../../texts/excerpt';
import { type Typography, typographyIn } from '../../texts/typography';
import { singleEdge } from '../connection/connection';
import type { GraphQLContext } from '../context';
import { toGlobalId } from '../global-id';
import { absolute, pathOf } from '../nodes/addresses';
import type { CommentAuthorModel } from '../nodes/type-name';
import { type CommentListArgs, commentConnection } from './comment-list';
import { type AvatarArgs, avatarOf } from './user-fields';

type Context = GraphQLContext;

function pathOfComment(comment: CommentRecord, { store }: Context): string | null {
	const post = store.post(comment.postId);
	return post === undefined
		? null
		: `${decodedPath(pathOf(store, post))}#comment-${comment.databaseId}`;
}

/** Address and mail of a commenter are for users who moderate. */
const emailOf = (comment: CommentRecord, { viewer }: Context) =>
	may(viewer, 'moderate_comments') ? comment.authorEmail || null : null;

const shownContent = perRecordBy(
	(comment: CommentRecord, marks: Typography) => renderParagraphs(comment.content, marks) || null,
);

const statusOf = { approve: 'APPROVE', hold: 'HOLD', spam: 'SPAM', trash: 'TRASH' } as const;

export const commentFields = {
	id: (comment: CommentRecord) => toGlobalId('comment', comment.databaseId),
	databaseId: (comment: CommentRecord) => comment.databaseId,
	commentId: (comment: CommentRecord) => comment.databaseId,
	approved: (comment: CommentRecord) => comment.status === 'approve',
	// The store keeps none of these three.
	agent: () => null,
	authorIp: () => null,
	karma: () => null,
	uri: (comment: CommentRecord, _: object, context: Context) => pathOfComment(comment, context),
	link: (comment: CommentRecord, _: object, context: Context) => {
		const path = pathOfComment(comment, context);
		return path === null ? null : absolute(context.siteUrl, path);
	},
	author: (comment: CommentRecord, _: object, context: Context) => {
		const { store, viewer } = context;
		const user = comment.userId === 0 ? undefined : store.user(comment.userId);
		const isUser = user !== undefined && maySeeUser(store, user, viewer);
		return {
			cursor: null,
			node: isUser ? user : { guestComment: comment },
			name: comment.authorName,
			email: emailOf(comment, context),
			ipAddress: null,
			url: comment.authorUrl,
		};
	},
	commentedOn: (comment: CommentRecord, _: object, { store, viewer }: Context) =>
		singleEdge(visiblePost(store, store.post(comment.postId), viewer)),
	content: (comment: CommentRecord, args: { format?: string | null }, context: Context) => {
		if (args.format !== 'RAW') return shownContent(comment, typographyIn(context));
		return may(context.viewer, 'moderate_comments') ? comment.content : null;
	},
	date: (comment: CommentRecord) => comment.date,
	dateGmt: (comment: CommentRecord) => comment.dateGmt,
	isComment: () => true,
	isContentNode: () => false,
	isFrontPage: () => false,
	isPostsPage: () => false,
	isTermNode: () => false,
	isRestricted: (_: CommentRecord, __: object, { viewer }: Context) =>
		!may(viewer, 'moderate_comments'),
	parent: (comment: CommentRecord, _: object, { store, viewer }: Context) => {
		const parent = store.comment(comment.parentId);
		return singleEdge(parent && maySeeComment(store, parent, viewer) ? parent : null);
	},
	parentDatabaseId: (comment: CommentRecord) => comment.parentId,
	parentId: (comment: CommentRecord) =>
		comment.parentId ? toGlobalId('comment', comment.parentId) : null,
	replies: (comment: CommentRecord, args: CommentListArgs, context: Context) =>
		commentConnection(args, context, { parent: comment }),
	status: (comment: CommentRecord) => statusOf[comment.status],
	type: () => 'comment',
};

export const commentAuthorFields = {
	id: ({ guestComment }: CommentAuthorModel) =>
		toGlobalId('comment_author', guestComment.databaseId),
	databaseId: ({ guestComment }: CommentAuthorModel) => guestComment.databaseId,
	name: ({ guestComment }: CommentAuthorModel) => guestComment.authorName,
	email: ({ guestComment }: CommentAuthorModel, _: object, context: Context) =>
		emailOf(guestComment, context),
	url: ({ guestComment }: CommentAuthorModel) => guestComment.authorUrl,
	avatar: ({ guestComment }: CommentAuthorModel, args: AvatarArgs, { siteUrl }: Context) =>
		avatarOf({ name: guestComment.authorName, avatarUrl: '' }, siteUrl, args),
	isRestricted: (_: CommentAuthorModel, __: object, { viewer }: Context) =>
		!may(viewer, 'moderate_comments'),
};
