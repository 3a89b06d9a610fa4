import type { CommentRecord, UserRecord } from '@outrigger/formats/model/records';
import { ownValue } from '@outrigger/rules/values/own-value';
import { may } from '../../auth/roles';
import { filterCommentMarkup } from '../../texts/allowed-markup';
import { putAway, takenBack } from '../../writing/comment-status';
import { deletedComment } from '../../writing/delete-comment';
import { mayEditComment } from '../../writing/post-rights';
import type { GraphQLContext } from '../context';
import { toGlobalId } from '../global-id';
import { userError } from '../user-error';
import { change, changerOf, idOf, put } from './change';

type Context = GraphQLContext;

interface CommentInput {
	id: string;
	clientMutationId?: string | null;
	author?: string | null;
	authorEmail?: string | null;
	authorUrl?: string | null;
	content?: string | null;
	/** `APPROVE`. */
	status?: string | null;
	/** The older name of `status`: `1`, `approve`, `0`, `hold`. */
	approved?: string | null;
	forceDelete?: boolean | null;
}

const STATUSES: Readonly<Record<string, CommentRecord['status']>> = {
	...{ 1: 'approve', approve: 'approve', 0: 'hold', hold: 'hold', spam: 'spam', trash: 'trash' },
};

/** The status that an input names in `status`, or else in `approved`; undefined for none. */
const statusOf = ({ status, approved }: Pick<CommentInput, 'status' | 'approved'>) =>
	ownValue(STATUSES, (status ?? approved ?? '').toLowerCase());

/**
 * The user in whose name a comment is written. A moderator who gives a mail address writes in the name of the user with
 * that address; if no user has it, the comment is that of a guest.
 */
export function commentAuthor(
	{ store, viewer }: Pick<Context, 'store' | 'viewer'>,
	email: string | null | undefined,
): UserRecord | null {
	if (!email || !may(viewer, 'moderate_comments')) return viewer;
	return store.content.users.find((user) => user.email === email) ?? null;
}

async function save(context: Context, comment: CommentRecord) {
	await change(context, () => [put('comment', comment)]);
	return context.store.comment(comment.databaseId) ?? null;
}

/** `updateComment`, `deleteComment` and `restoreComment`. */
export const commentChanges = {
	updateComment: async (_: unknown, args: { input: CommentInput }, context: Context) => {
		const { input } = args;
		const comment = context.store.comment(idOf(args));
		if (!comment) throw userError('The Comment could not be updated');
		if (!mayEditComment(context.store, comment, changerOf(context)))
			throw userError('Sorry, you are not allowed to update this comment.');
		const changesStatus = input.status != null || input.approved !== undefined;
		if (changesStatus && !may(context.viewer, 'moderate_comments'))
			throw userError(
				'Sorry, you are not allowed to change the moderation status of this comment.',
			);
		const status = statusOf(input) ?? comment.status;
		// As in WPGraphQL, the user who changes a comment becomes its author, unless the input has another author's address.
		const author = commentAuthor(context, input.authorEmail);
		const updated: CommentRecord = {
			...comment,
			userId: author?.databaseId ?? comment.userId,
			authorName: input.author || (author?.name ?? comment.authorName),
			authorEmail: input.authorEmail || (author?.email ?? comment.authorEmail),
			authorUrl: input.authorUrl || (author?.url ?? comment.authorUrl),
			content: input.content == null ? comment.content : filterCommentMarkup(input.content),
			status,
		};
		return {
			clientMutationId: input.clientMutationId ?? null,
			comment: await save(context, updated),
			success: true,
		};
	},
	deleteComment: async (_: unknown, args: { input: CommentInput }, context: Context) => {
		const { input } = args;
		const comment = context.store.comment(idOf(args));
		if (!comment) throw userError('The Comment could not be deleted');
		if (!mayEditComment(context.store, comment, changerOf(context)))
			throw userError('Sorry, you are not allowed to delete this comment.');
		// A comment that is already in the trash is deleted for good, as in WordPress.
		const isGone = input.forceDelete || comment.status === 'trash';
		if (isGone) await change(context, (store) => deletedComment(store, comment));
		else await save(context, putAway(comment, 'trash'));
		return {
			clientMutationId: input.clientMutationId ?? null,
			deletedId: toGlobalId('comment', comment.databaseId),
			comment,
		};
	},
	restoreComment: async (_: unknown, args: { input: CommentInput }, context: Context) => {
		const viewer = changerOf(context);
		const id = idOf(args);
		if (!may(viewer, 'moderate_comments') || id === -1)
			throw userError('Sorry, you are not allowed to restore this comment.');
		const comment = context.store.comment(id);
		return {
			clientMutationId: args.input.clientMutationId ?? null,
			restoredId: comment ? toGlobalId('comment', id) : null,
			comment: comment?.status === 'trash' ? await save(context, takenBack(comment)) : comment,
		};
	},
};
