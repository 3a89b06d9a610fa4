import { may } from '../../auth/roles';
import { maySeeComment } from '../../auth/visibility';
import { allComments } from '../../comments/all-comments';
import type { CommentRecord, PostRecord, UserRecord } from '../../store/records';
import type { ConnectionModel } from '../connection/connection';
import { listConnection } from '../connection/list-connection';
import type { PagingArgs } from '../connection/paging';
import type { GraphQLContext } from '../context';
import { toDatabaseIds } from '../global-id';

type Ids = readonly (string | null | undefined)[] | null;

/** Every argument that lists of comments take in `where`. */
export interface CommentWhere {
	authorIn?: Ids;
	authorNotIn?: Ids;
	commentIn?: Ids;
	commentNotIn?: Ids;
	contentAuthor?: Ids;
	contentAuthorIn?: Ids;
	contentAuthorNotIn?: Ids;
	contentId?: string | null;
	contentIdIn?: Ids;
	contentIdNotIn?: Ids;
	contentName?: string | null;
	contentParent?: number | null;
	contentStatus?: Ids;
	contentType?: Ids;
	order?: string | null;
	orderby?: string | null;
	parent?: number | null;
	parentIn?: Ids;
	parentNotIn?: Ids;
	search?: string | null;
	statusIn?: Ids;
	userId?: string | null;
}

export interface CommentListArgs extends PagingArgs {
	where?: CommentWhere | null;
}

/** What the place of a list already says. */
export interface CommentScope {
	post?: PostRecord;
	user?: UserRecord;
	parent?: CommentRecord;
}

const KEYS: Readonly<Record<string, (comment: CommentRecord) => string | number>> = {
	COMMENT_APPROVED: (comment) => comment.status,
	COMMENT_AUTHOR: (comment) => comment.authorName,
	COMMENT_CONTENT: (comment) => comment.content,
	COMMENT_DATE: (comment) => comment.date,
	COMMENT_DATE_GMT: (comment) => comment.dateGmt,
	COMMENT_ID: (comment) => comment.databaseId,
	COMMENT_PARENT: (comment) => comment.parentId,
	COMMENT_POST_ID: (comment) => comment.postId,
	USER_ID: (comment) => comment.userId,
};
const byDate = (comment: CommentRecord): string | number => comment.dateGmt;

function tests(
	where: CommentWhere,
	{ store, names }: GraphQLContext,
): ((comment: CommentRecord) => boolean)[] {
	const list: ((comment: CommentRecord) => boolean)[] = [];
	const member = (ids: Ids | undefined, key: (comment: CommentRecord) => number, isIn = true) => {
		if (!ids) return;
		const wanted = toDatabaseIds(ids);
		list.push((comment) => wanted.includes(key(comment)) === isIn);
	};
	member(where.authorIn, (comment) => comment.userId);
	member(where.authorNotIn, (comment) => comment.userId, false);
	member(where.commentIn, (comment) => comment.databaseId);
	member(where.commentNotIn, (comment) => comment.databaseId, false);
	member(where.contentIdIn, (comment) => comment.postId);
	member(where.contentIdNotIn, (comment) => comment.postId, false);
	member(where.parentIn, (comment) => comment.parentId);
	member(where.parentNotIn, (comment) => comment.parentId, false);
	const writerOf = ({ postId }: CommentRecord) => store.post(postId)?.authorId ?? 0;
	member(where.contentAuthor, writerOf);
	member(where.contentAuthorIn, writerOf);
	member(where.contentAuthorNotIn, writerOf, false);
	if (where.contentId) member([where.contentId], (comment) => comment.postId);
	if (where.userId) member([where.userId], (comment) => comment.userId);
	const { parent, contentName, contentParent, contentStatus, contentType, search, statusIn } =
		where;
	if (parent !== null && parent !== undefined) list.push((comment) => comment.parentId === parent);
	if (contentName) list.push((comment) => store.post(comment.postId)?.slug === contentName);
	if (contentParent !== null && contentParent !== undefined)
		list.push(({ postId }) => store.post(postId)?.parentId === contentParent);
	if (contentStatus) {
		const states = contentStatus.map((value) => value?.toLowerCase());
		list.push(({ postId }) => states.includes(store.post(postId)?.status));
	}
	if (contentType) {
		const types = contentType.map((value) => names.contentTypes.toWordPress(value ?? ''));
		list.push((comment) => types.includes(store.post(comment.postId)?.type ?? ''));
	}
	if (search) {
		const wanted = search.toLowerCase();
		list.push(({ authorName, content }) =>
			`${authorName}\n${content}`.toLowerCase().includes(wanted),
		);
	}
	if (statusIn) list.push(({ status }) => statusIn.includes(status.toUpperCase()));
	return list;
}

/** The comments that a list starts from: of one post where the place or the filter says so. */
function candidates(
	where: CommentWhere,
	scope: CommentScope,
	{ store, viewer }: GraphQLContext,
): CommentRecord[] {
	const statuses: CommentRecord['status'][] = may(viewer, 'moderate_comments')
		? ['approve', 'hold']
		: ['approve'];
	const postId = scope.post?.databaseId ?? scope.parent?.postId;
	const named = where.contentId ? toDatabaseIds([where.contentId])[0] : undefined;
	const only = postId ?? named;
	if (only !== undefined) return store.commentsOf(only, statuses);
	return allComments(store, statuses);
}

/** A list of comments as a connection, newest first as WordPress gives them. */
export function commentConnection(
	args: CommentListArgs,
	context: GraphQLContext,
	scope: CommentScope = {},
): ConnectionModel<CommentRecord> {
	const where = args.where ?? {};
	const { store, viewer } = context;
	const conditions = tests(where, context);
	const key = KEYS[where.orderby ?? 'COMMENT_DATE_GMT'] ?? byDate;
	const direction = where.order === 'ASC' ? 1 : -1;
	const comments = candidates(where, scope, context)
		.filter((comment) => scope.user === undefined || comment.userId === scope.user.databaseId)
		.filter((comment) => scope.parent === undefined || comment.parentId === scope.parent.databaseId)
		.filter((comment) => conditions.every((test) => test(comment)))
		.filter((comment) => maySeeComment(store, comment, viewer))
		.sort((one, other) => {
			const a = key(one);
			const b = key(other);
			const order = a < b ? -1 : a > b ? 1 : one.databaseId - other.databaseId;
			return direction * order;
		});
	return listConnection(comments, args, context.budget, ({ databaseId }) => databaseId);
}
