import { maySeeComment } from '../../auth/visibility';
import { submitComment } from '../../comments/submit-comment';
import { requireInput } from '../changes/change';
import { commentAuthor } from '../changes/comment-changes';
import { coreChanges } from '../changes/core-changes';
import { parseDatabaseId, parseGlobalId } from '../global-id';
import type { RootMutationResolvers } from '../resolvers.generated';
import { userError } from '../user-error';
import { loginChanges } from './login-changes';
import { submitForm } from './submit-form';

export const rootMutation: RootMutationResolvers = {
	...coreChanges,
	...loginChanges,
	increaseCount: (_, { count }) => (count == null ? null : count + 1),
	elementorSubmitForm: submitForm,
	createComment: async (_, { input }, context) => {
		const { store, viewer, address, pace, now } = context;
		requireInput(input, 'comment_object');
		const parent = input.parent ?? '';
		const parentId = parseDatabaseId(parent) ?? parseDatabaseId(parseGlobalId(parent)?.key ?? '');
		const author = commentAuthor(context, input.authorEmail);
		const outcome = await submitComment(
			store,
			{
				postId: input.commentOn ?? 0,
				// An invalid id of a parent is refused like a missing parent.
				parentId: parentId ?? (parent === '' || parent === '0' ? 0 : -1),
				authorName: input.author ?? '',
				authorEmail: input.authorEmail ?? '',
				authorUrl: input.authorUrl ?? '',
				content: input.content ?? '',
			},
			{ viewer, author, address, pace },
			now(),
		);
		if (!outcome.accepted) {
			throw userError(outcome.refusal.graphqlMessage ?? outcome.refusal.message);
		}
		const { comment } = outcome;
		return {
			clientMutationId: input.clientMutationId ?? null,
			// Only moderators see held comments; other users learn only that the comment was taken.
			comment: maySeeComment(store, comment, viewer) ? comment : null,
			success: true,
		};
	},
};
