import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useMutation } from '@apollo/client/react';
import { useTexts } from '../../ui/texts';
import { wordpressMessage } from '../../wordpress/wordpress-message';
import type { CommentFields } from './comment-fields';
import {
	type PostComments_PlaceFragment,
	PostCommentsCreateDocument,
	PostCommentsDocument,
} from './post-comments.generated';

/** The result of sending a comment. */
export type CreateOutcome =
	| { kind: 'shown'; comment: Pick<PostComments_PlaceFragment, 'databaseId'> }
	| { kind: 'held' }
	| { kind: 'failed'; message: string };

/**
 * Sends comments on one node. If a comment is visible at once, the hook adds it to the list in the cache. It never
 * throws.
 */
export function useCreateComment(nodeId: number) {
	const say = useTexts();
	const [create] = useMutation(PostCommentsCreateDocument);
	return async (fields: CommentFields): Promise<CreateOutcome> => {
		try {
			const { data } = await create({
				variables: {
					input: {
						commentOn: nodeId,
						content: fields.comment,
						author: fields.author,
						authorEmail: fields.email,
						...(fields.url && { authorUrl: fields.url }),
						...(fields.comment_parent && { parent: `${fields.comment_parent}` }),
					},
				},
				update: (cache, answer) => {
					const comment = answer.data?.createComment?.comment;
					if (!comment) return;
					const edge = { __typename: 'RootQueryToCommentConnectionEdge', node: comment };
					// Without a cursor the query reads the whole list, which replaces the present list.
					const variables = { contentId: `${nodeId}`, first: 1, after: null };
					cache.updateQuery(
						{ query: PostCommentsDocument, variables },
						(list) =>
							list?.comments && {
								...list,
								comments: { ...list.comments, edges: [edge, ...list.comments.edges] },
							},
					);
				},
			});
			const payload = data?.createComment;
			if (!payload?.success) return { kind: 'failed', message: say('comments.notSent') };
			return payload.comment ? { kind: 'shown', comment: payload.comment } : { kind: 'held' };
		} catch (error) {
			const reason = CombinedGraphQLErrors.is(error) && error.errors[0]?.message;
			return {
				kind: 'failed',
				message: (reason && wordpressMessage(reason)) || say('comments.notSent'),
			};
		}
	};
}
