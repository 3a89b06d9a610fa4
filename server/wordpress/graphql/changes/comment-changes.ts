import type { CommentRecord } from '@outrigger/formats/model/records';
import { may } from '../../auth/roles';
import { filterCommentMarkup } from '../../texts/allowed-markup';
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
	forceDelete?: boolean | null;
}

const STATUSES: readonly string[] = ['approve', 'hold', 'spam', 'trash'];

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
		const status = input.status?.toLowerCase() ?? '';
		const isStatus = STATUSES.includes(status) && may(context.viewer, 'moderate_comments');
		const updated: CommentRecord = {
			...comment,
			authorName: input.author ?? comment.authorName,
			authorEmail: input.authorEmail ?? comment.authorEmail,
			authorUrl: input.authorUrl ?? comment.authorUrl,
			content: input.content == null ? comment.content : filterCommentMarkup(input.content),
			status: isStatus ? (status as CommentRecord['status']) : comment.status,
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
		// From the trash it goes for good, as in WordPress.
		const isGone = input.forceDelete || comment.status === 'trash';
		if (isGone) await change(context, (store) => deletedComment(store, comment));
		else await save(context, { ...comment, status: 'trash' });
		return {
			clientMutationId: input.clientMutationId ?? null,
			deletedId: toGlobalId('comment', comment.databaseId),
			comment,
		};
	},
	restoreComment: async (_: unknown, args: { input: CommentInput }, context: Context) => {
		const viewer = changerOf(context);
		const comment = context.store.comment(idOf(args));
		if (!may(viewer, 'moderate_comments') || !comment)
			throw userError('Sorry, you are not allowed to restore this comment.');
		return {
			clientMutationId: args.input.clientMutationId ?? null,
			restoredId: toGlobalId('comment', comment.databaseId),
			comment:
				comment.status === 'trash'
					? await save(context, { ...comment, status: 'approve' })
					: comment,
		};
	},
};
