import type { CommentRecord, PostRecord, UserRecord } from '@outrigger/formats/model/records';
import { may } from '../../auth/roles';
import { maySeeComment } from '../../auth/visibility';
import { allComments } from '../../comments/all-comments';
import type { ConnectionModel } from '../connection/connection';
import { listConnection } from '../connection/list-connection';
import type { PagingArgs } from '../connection/paging';
import type { GraphQLContext } from '../context';
import { toDatabaseIds } from '../global-id';
import {
	type CommentWhere,
	commentTests,
	orderComments,
	requestedStatuses,
} from '../where/comment-where';
import { plainWhere } from '../where/plain-where';

export interface CommentListArgs extends PagingArgs {
	where?: CommentWhere | null;
}

/** The filter that the place of a list implies. */
export interface CommentScope {
	post?: PostRecord;
	user?: UserRecord;
	parent?: CommentRecord;
}

/** The comments before the filters: those of one post if the list's place or its `contentId` names one. */
function candidates(
	where: CommentWhere,
	scope: CommentScope,
	{ store, viewer }: GraphQLContext,
): CommentRecord[] {
	const asked = requestedStatuses(where);
	const allowed: CommentRecord['status'][] = may(viewer, 'moderate_comments')
		? ['approve', 'hold', 'spam', 'trash']
		: ['approve'];
	const statuses = allowed.filter((status) => asked.includes(status));
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
	const where = plainWhere(args.where ?? {});
	const { store, viewer } = context;
	const conditions = commentTests(where, context);
	const comments = candidates(where, scope, context)
		.filter((comment) => scope.user === undefined || comment.userId === scope.user.databaseId)
		.filter((comment) => scope.parent === undefined || comment.parentId === scope.parent.databaseId)
		.filter((comment) => conditions.every((test) => test(comment)))
		.filter((comment) => maySeeComment(store, comment, viewer))
		.sort(orderComments(where));
	return listConnection(comments, args, context.budget, ({ databaseId }) => databaseId);
}
