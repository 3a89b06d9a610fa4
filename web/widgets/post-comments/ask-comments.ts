import type { ApolloClient } from '@apollo/client';
import { MOST_ON_ONE_PAGE } from '@outrigger/rules/lists/comment-pages';
import { PostCommentsWithTextsDocument } from './post-comments.generated';
import type { CommentedContent } from './use-comment-window';

/**
 * Returns true if there are no comments and no visitor can write one. No request to WordPress is necessary to know
 * that.
 */
export const isSilent = ({ commentStatus, commentCount }: CommentedContent): boolean =>
	commentStatus === 'closed' && commentCount === 0;

/**
 * Requests the comments of content that shows all of its comments. The widget that shows the comments sends the same
 * query.
 */
export function askComments(client: ApolloClient, content: CommentedContent): void {
	const { databaseId, commentCount, isRestricted } = content;
	const isMany = (commentCount ?? 0) > MOST_ON_ONE_PAGE;
	if (isRestricted || isMany || isSilent(content)) return;
	client
		.query({
			query: PostCommentsWithTextsDocument,
			variables: { contentId: `${databaseId}`, first: MOST_ON_ONE_PAGE, after: null },
		})
		.catch(() => undefined);
}
